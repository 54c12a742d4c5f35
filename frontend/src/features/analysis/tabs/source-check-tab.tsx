import type { SourceCheck, StoryAnalysis } from '@360/contracts/analysis';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { ScoreParts } from '../score-scale.tsx';

function Row({ source }: { source: SourceCheck }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, owner, country, score, independent, dependsOn, firsts, lagMinutes, revisions, record } = source;
  const cell = (column: string, content: ReactNode) => (
    <td data-col={t(`analysis.col.${column}`)}>
      <div>{content}</div>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <bdi className="font-semibold">{name}</bdi>
        {country && <span className="block text-12 text-ink-3">{format.country(country)}</span>}
      </th>
      {cell('score', <b className="num">{score.value === null ? '–' : format.number(score.value)}</b>)}
      {cell('owner', owner ? <bdi>{owner}</bdi> : t('analysis.source.unknown'))}
      {cell(
        'independence',
        dependsOn
          ? t(`analysis.source.${dependsOn.by}`, { outlet: dependsOn.name })
          : t(independent ? 'analysis.source.own' : 'analysis.source.dependent'),
      )}
      {cell(
        'firstTold',
        <>
          {format.count('analysis.source.firsts', firsts)}
          <span className="block text-12 text-ink-3">
            {lagMinutes === 0
              ? t('analysis.timeline.first')
              : t('analysis.timeline.lag', { lag: format.lag(lagMinutes) })}
          </span>
        </>,
      )}
      {cell(
        'revised',
        <>
          {format.count('analysis.source.revisions', revisions)}
          <span className="block text-12 text-ink-3">
            {t('analysis.source.record', {
              revised: format.number(record.revised),
              items: format.number(record.items),
            })}
          </span>
        </>,
      )}
      {cell('why', <ScoreParts score={score} />)}
    </tr>
  );
}

const COLUMNS = ['outlet', 'score', 'owner', 'independence', 'firstTold', 'revised', 'why'];

/** Who reports it: owner, record, independence, and the reason of every score. On the phone a row becomes a list. */
export function SourceCheckTab({ analysis, after }: { analysis: StoryAnalysis; after: ReactNode }) {
  const { t } = useTranslation();
  if (analysis.sourceCheck.length === 0)
    return (
      <>
        <Abstentions analysis={analysis} place="source-check" empty="analysis.empty.source-check" />
        {after}
      </>
    );
  return (
    <>
      <table className="data-table an-sources num">
        <caption className="sr-only">{t('analysis.tab.source-check')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`analysis.col.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysis.sourceCheck.map((source) => (
            <Row key={source.outletId} source={source} />
          ))}
        </tbody>
      </table>
      <Abstentions analysis={analysis} place="source-check" />
      {after}
    </>
  );
}
