import type { Approach } from '@360/contracts/vocabulary';
import { APPROACHES } from '@360/contracts/vocabulary';
import { arcPath, SECTOR } from './geometry.ts';

/** A small ring with the approach's own sector filled: the place it has on every dial. */
export function ApproachMark({ approach }: { approach: Approach }) {
  const from = APPROACHES.indexOf(approach) * SECTOR + 4;
  return (
    <svg
      className="size-3.5 flex-none overflow-visible"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx={6} cy={6} r={4.4} strokeWidth={0.8} opacity={0.5} />
      <path strokeWidth={3.8} d={arcPath(6, 4.4, { from, to: from + SECTOR - 8 })} />
    </svg>
  );
}
