import { type Annotation, SHARE_CANVAS } from '@360/contracts/shares';
import './annotations.css';
import { useFormat } from '../../lib/use-format.ts';
import { arrowPaths, BUBBLE, badgeOf, boxOf, inkOn } from './geometry.ts';

function Shape({ mark }: { mark: Annotation }) {
  if (mark.type === 'highlight')
    return <rect {...boxOf(mark)} fill={mark.color} fillOpacity={0.26} stroke={mark.color} strokeWidth={2.5} />;
  if (mark.type === 'comment') return null;
  const { line, head } = arrowPaths(mark);
  return (
    <>
      <path d={line} fill="none" stroke={mark.color} strokeWidth={4} strokeLinecap="round" />
      <path d={head} fill={mark.color} />
    </>
  );
}

function Badge({ mark, number }: { mark: Annotation; number: string }) {
  const { x, y } = badgeOf(mark);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="ann-badge">
        {mark.type === 'comment' ? (
          <path d={BUBBLE} fill={mark.color} stroke="#fff" strokeWidth={1.5} />
        ) : (
          <circle r={11} fill={mark.color} />
        )}
        <text y={4.5} fill={inkOn(mark.color)}>
          {number}
        </text>
      </g>
    </g>
  );
}

interface LayerProps {
  marks: readonly Annotation[];
  selected?: string | null;
  /** Drawn over all, without a number. */
  draft?: Annotation | null;
}

/** Marks over a picture, in units of the canvas. What would stand outside is not seen. */
export function AnnotationLayer({ marks, selected = null, draft = null }: LayerProps) {
  const format = useFormat();
  const chosen = marks.find(({ id }) => id === selected);
  const place = chosen && badgeOf(chosen);
  return (
    <svg
      className="ann"
      viewBox={`0 0 ${SHARE_CANVAS.width} ${SHARE_CANVAS.height}`}
      role="img"
      aria-label={format.count('annotation.drawn', marks.length)}
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ids of a stranger's marks may repeat
        <Shape key={index} mark={mark} />
      ))}
      {draft && <Shape mark={draft} />}
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ids of a stranger's marks may repeat
        <Badge key={index} mark={mark} number={format.number(index + 1)} />
      ))}
      {place && <rect className="ann-chosen" x={place.x - 24} y={place.y - 24} width={48} height={48} />}
    </svg>
  );
}
