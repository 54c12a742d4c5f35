import type { NavigatorBriefing } from '@360/contracts/navigator';
import { Cited } from '../../components/evidence/cited.tsx';
import { StateMark, stateClass } from '../../components/ui/state-mark.tsx';
import { isolated } from '../../lib/isolated.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Point = NavigatorBriefing['semanticAnalysis']['consensus'][number];

/** From here on all but everybody says the same. */
const AGREED_FROM = 80;
const DRAWN = 14;

/** One block is a source that says it. */
function Blocks({ count }: { count: number }) {
  return (
    <span className="nv-blocks" aria-hidden>
      {Array.from({ length: Math.min(DRAWN, count) }, (_, block) => block).map((block) => (
        <i key={block} />
      ))}
    </span>
  );
}

function ConsensusRow({ point }: { point: Point }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { agreement, supportingSources, sentence } = point;
  const state = agreement >= AGREED_FROM ? 'agreed' : 'contested';
  return (
    <li className="nv-claim">
      <span className={`pt-2 ${stateClass(state)}`}>
        <StateMark state={state} />
        <span className="sr-only">{t(`state.${state}`)}</span>
      </span>
      <p className="nv-claim-text">
        <Cited sentence={sentence} />
      </p>
      <div className={stateClass(state)}>
        <Blocks count={supportingSources.length} />
        <p className="num">
          <b>{format.percent(agreement)}</b>{' '}
          <span className="text-12 text-ink-2">{format.count('navigator.support', supportingSources.length)}</span>
        </p>
        <p className="text-12 text-ink-3">{format.list(isolated(supportingSources))}</p>
      </div>
    </li>
  );
}

/** What sources agree on, the share of them, and who they are. */
export function Consensus({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation();
  if (points.length === 0) return <p className="mt-3 text-ink-2">{t('navigator.none.consensus')}</p>;
  return (
    <ul className="mt-3">
      {points.map((point) => (
        <ConsensusRow key={point.claim} point={point} />
      ))}
    </ul>
  );
}
