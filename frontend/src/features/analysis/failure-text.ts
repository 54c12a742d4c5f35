import type { AnalysisTab } from '@360/contracts/analysis';
import { ApiError } from '../../lib/api.ts';
import type { Translate } from '../../lib/strings.ts';
import { READ_TABS } from './choices.ts';
import { AnalysisFailed } from './queries.ts';

/** The sentence for an analysis that could not be had, by its cause; tabs that no persona reads say it short. */
export function failureText(error: unknown, tab: AnalysisTab, t: Translate): string {
  if (error instanceof AnalysisFailed) return t('analysis.error.failed');
  if (!READ_TABS.includes(tab)) return t('analysis.error.short');
  if (error instanceof ApiError && error.status > 0) return t('analysis.error.status', { status: error.status });
  return t('analysis.error.network');
}
