import type { Persona } from '@360/contracts/analysis';
import './persona-mark.css';

const SHAPES: Readonly<Record<Persona, string>> = {
  centrist: 'M6 .4 11.6 6 6 11.6.4 6z',
  investigator: 'M6 .8l5.6 10.2H.4z',
  internationalist: 'M6 .4l4.9 2.8v5.6L6 11.6 1.1 8.8V3.2z',
};

/** A persona's polygon in its colour: diamond, triangle, hexagon. */
export function PersonaMark({ persona }: { persona: Persona }) {
  return (
    <svg className={`size-3 flex-none persona-${persona}`} viewBox="0 0 12 12" aria-hidden="true">
      <path fill="currentColor" d={SHAPES[persona]} />
    </svg>
  );
}
