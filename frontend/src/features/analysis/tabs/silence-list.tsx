import type { StoryAnalysis } from '@360/contracts/analysis';
import { useState } from 'react';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const AT_FIRST = 8;
const MINUTES = 60;

/** Who would be expected to report it and has not, and for how long. */
export function SilenceList({ outlets }: { outlets: StoryAnalysis['silence'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  if (outlets.length === 0) return null;
  const shown = all ? outlets : outlets.slice(0, AT_FIRST);
  return (
    <section className="an-part" aria-label={t('analysis.silent')}>
      <h3 className="label">{t('analysis.silent')}</h3>
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {shown.map((outlet) => (
          <li
            key={outlet.outletId}
            className="tag"
            title={t('analysis.usualShare', { share: format.percent(outlet.usualShare * 100) })}
          >
            <bdi>{outlet.name}</bdi>{' '}
            <span className="num text-ink-3">{format.lag(Math.round(outlet.hoursSince * MINUTES))}</span>
          </li>
        ))}
      </ul>
      {outlets.length > AT_FIRST && (
        <button type="button" className="link chart-turn mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('analysis.fewer') : format.count('analysis.silentMore', outlets.length - AT_FIRST)}
        </button>
      )}
    </section>
  );
}
