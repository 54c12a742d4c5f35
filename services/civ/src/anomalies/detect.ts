import type { StoryAnalysis } from '@360/contracts/analysis';
import { biases } from './bias-detected.ts';
import { factualInconsistencies } from './factual-inconsistency.ts';
import { type Finding, viewOf } from './finding.ts';
import { missingContexts } from './missing-context.ts';
import { weakSources } from './source-credibility.ts';

/** Raised whenever a detector says something else of the same analysis. */
export const DETECTORS_VERSION = 1;
/** What is less severe takes nobody's time. */
export const LEAST_SEVERITY = 30;
const MOST_SIGNALS = 6;

const bySeverity = (a: Finding, b: Finding): number =>
  b.severity - a.severity || JSON.stringify(a.signals).localeCompare(JSON.stringify(b.signals), 'en');

/** Several reasons of one kind are one finding, as severe as the worst of them. */
const joined = (findings: readonly Finding[]): Finding | undefined => {
  const [worst, ...rest] = [...findings].sort(bySeverity);
  if (!worst) return undefined;
  const known = new Set<string>();
  const signals = [worst, ...rest]
    .flatMap((finding) => finding.signals)
    .filter((signal) => !known.has(JSON.stringify(signal)) && known.add(JSON.stringify(signal)))
    .slice(0, MOST_SIGNALS);
  return { ...worst, signals: [worst.signals[0], ...signals.slice(1)] };
};

/** What the detectors find in a story, one finding at most for each item and type, whatever the order of its parts. */
export const detect = (analysis: StoryAnalysis): Finding[] => {
  const view = viewOf(analysis);
  const all = [...factualInconsistencies(view), ...weakSources(view), ...biases(view), ...missingContexts(view)];
  const byItem = Map.groupBy(all, ({ itemId, type }) => `${itemId} ${type}`);
  return [...byItem.values()]
    .flatMap((findings) => joined(findings) ?? [])
    .filter(({ severity }) => severity >= LEAST_SEVERITY)
    .sort(bySeverity);
};
