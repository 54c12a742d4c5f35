import type { NavigatorBriefing } from '@360/contracts/navigator';
import { Cited } from '../../components/evidence/cited.tsx';
import { isolated } from '../../lib/isolated.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Blindspot = NavigatorBriefing['semanticAnalysis']['blindspots'][number];

const BARS = { High: 3, Medium: 2, Low: 1 } as const satisfies Record<Blindspot['impact'], number>;

function Level({ impact }: { impact: Blindspot['impact'] }) {
  const { t } = useTranslation();
  return (
    <span className="nv-level text-contested">
      <span aria-hidden>
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-lit={bar <= BARS[impact]} />
        ))}
      </span>
      {t(`navigator.impact.${impact}`)}
    </span>
  );
}

/** What is told too little, how much that matters, and whose view is missing. */
export function Blindspots({ list }: { list: readonly Blindspot[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (list.length === 0) return <p className="mt-3 text-ink-2">{t('navigator.none.blindspots')}</p>;
  return (
    <ul className="mt-2">
      {list.map(({ description, impact, missingPerspectives, sentence }) => (
        <li className="nv-blind" key={description}>
          <Level impact={impact} />
          <p>
            <Cited sentence={sentence} />
            {missingPerspectives.length > 0 && (
              <span className="block text-12 text-ink-3">
                {t('navigator.missing', { names: format.list(isolated(missingPerspectives)) })}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
