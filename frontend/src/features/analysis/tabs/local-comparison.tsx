import type { Perspective, StoryAnalysis } from '@360/contracts/analysis';
import type { Format } from '../../../lib/format.ts';
import type { Translate } from '../../../lib/strings.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { compareOutlets, countBetween } from './compare-outlets.ts';

/** What a comparison says where none could be had: made in this page of the perspectives that are loaded. */
export function localComparison(
  { claims }: Pick<StoryAnalysis, 'claims'>,
  [first, second]: readonly [Perspective, Perspective],
  t: Translate,
  format: Format,
): string {
  const compared = compareOutlets(claims, first, second);
  const sides = [first, second].map(({ sourceName, analysisApproach }) =>
    analysisApproach
      ? t('analysis.local.side', { outlet: sourceName, side: t(`side.${analysisApproach}`) })
      : t('analysis.local.noSide', { outlet: sourceName }),
  );
  const counts = t('analysis.local.counts', {
    both: format.number(countBetween(compared, 'both')),
    contradict: format.number(countBetween(compared, 'contradict')),
    first: format.number(countBetween(compared, 'only-first')),
    second: format.number(countBetween(compared, 'only-second')),
    outletA: first.sourceName,
    outletB: second.sourceName,
  });
  return [...sides, counts].join(' ');
}

interface LocalComparisonProps {
  analysis: StoryAnalysis;
  first: Perspective;
  second: Perspective;
}

export function LocalComparison({ analysis, first, second }: LocalComparisonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className="an-reading" data-local>
      <h3 className="label">{t('analysis.local.title')}</h3>
      <p className="an-prose">{localComparison(analysis, [first, second], t, format)}</p>
    </section>
  );
}
