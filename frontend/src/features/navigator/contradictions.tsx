import type { NavigatorBriefing } from '@360/contracts/navigator';
import { Cited } from '../../components/evidence/cited.tsx';
import { isolated } from '../../lib/isolated.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Contradiction = NavigatorBriefing['semanticAnalysis']['contradictions'][number];

/** Claims that cannot both hold, facing each other, each with who says it. */
export function Contradictions({ list }: { list: readonly Contradiction[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (list.length === 0) return <p className="mt-3 text-ink-2">{t('navigator.none.contradictions')}</p>;
  return (
    <ul className="mt-3">
      {list.map(({ topic, conflictingClaims }) => (
        <li className="nv-against" key={topic}>
          <h3 className="label" dir="auto">
            {topic}
          </h3>
          <ul className="nv-versus">
            {conflictingClaims.map(({ claim, sources, sentence }) => (
              <li key={claim}>
                <p className="nv-claim-text">
                  <Cited sentence={sentence} />
                </p>
                <p className="mt-1 text-12 text-ink-3">{format.list(isolated(sources))}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
