import type { ClaimState } from '@360/contracts/news';

const CLASS: Readonly<Record<ClaimState, string>> = {
  agreed: 'text-agreed',
  contested: 'text-contested',
  'single-source': 'text-single',
};

/** The colour class of a claim state. */
export const stateClass = (state: ClaimState): string => CLASS[state];

interface StateShapeProps {
  state: ClaimState;
  x: number;
  y: number;
  radius: number;
}

/** The round mark of a claim state inside an SVG: solid disc, split disc, open ring. */
export function StateShape({ state, x, y, radius }: StateShapeProps) {
  if (state === 'single-source')
    return (
      <circle
        className="text-single"
        fill="none"
        stroke="currentColor"
        cx={x}
        cy={y}
        r={radius * 0.75}
        strokeWidth={radius / 2}
      />
    );
  if (state === 'agreed') return <circle className="text-agreed" fill="currentColor" cx={x} cy={y} r={radius} />;
  const slit = Math.max(0.7, radius * 0.17);
  const half = (side: -1 | 1) =>
    `M${x + side * slit} ${y - radius}a${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} 0 ${2 * radius}z`;
  return <path className="text-contested" fill="currentColor" d={half(-1) + half(1)} />;
}

/** The mark of a claim state beside text. */
export function StateMark({ state }: { state: ClaimState }) {
  return (
    <svg className="size-3 flex-none overflow-visible" viewBox="0 0 12 12" aria-hidden="true">
      <StateShape state={state} x={6} y={6} radius={5} />
    </svg>
  );
}
