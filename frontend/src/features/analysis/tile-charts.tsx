import type { Coverage } from '@360/contracts/news';
import { APPROACHES, PERSONAS } from '@360/contracts/vocabulary';
import { PersonaMark } from '../../components/ui/persona-mark.tsx';

const MOST_BLOCKS = 4;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** One block a report, a group for each approach in the dial's order; an open one where nobody tells it from that side. */
export function ApproachTile({ coverage }: { coverage: Coverage }) {
  return (
    <span className="an-mini-blocks">
      {APPROACHES.map((approach) => (
        <span key={approach}>
          {numbers(Math.min(MOST_BLOCKS, coverage.approaches[approach] ?? 0)).map((block) => (
            <i key={block} />
          ))}
          {coverage.gaps.includes(approach) && <i className="gap" />}
        </span>
      ))}
    </span>
  );
}

/** The share that agrees as a point on the line from 0 to 100. */
export function AgreementTile({ percent }: { percent: number | null }) {
  return <span className="an-mini-line">{percent !== null && <i style={{ insetInlineStart: `${percent}%` }} />}</span>;
}

/** One of six places a side that is missing. */
export function GapTile({ gaps }: { gaps: number }) {
  return (
    <span className="an-mini-blocks">
      {APPROACHES.map((approach, index) => (
        <span key={approach}>
          <i className={index < gaps ? 'gap' : 'faint'} />
        </span>
      ))}
    </span>
  );
}

export function PersonaTile() {
  return (
    <span className="flex gap-3">
      {PERSONAS.map((persona) => (
        <PersonaMark key={persona} persona={persona} />
      ))}
    </span>
  );
}
