import type { Chart, Drawing, Mark } from './chart.ts';

const SIZE = 160;
const CENTRE = SIZE / 2;
const OUTER = 76;
const INNER = 61;
const PLACES = 6;
/** Blocks beyond this in one place would touch. */
const MOST_IN_PLACE = 8;
const GAP = 0.022;

const at = (radius: number, angle: number): string =>
  `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;

const blockPath = (from: number, to: number): string =>
  `M${at(OUTER, from)}L${at(OUTER, (from + to) / 2)}L${at(OUTER, to)}L${at(INNER, to)}L${at(INNER, from)}Z`;

const blocksOf = (approaches: readonly number[]): Mark[] => {
  const place = (2 * Math.PI) / PLACES;
  const step = (place * 0.86) / MOST_IN_PLACE;
  return approaches.flatMap((count, index) => {
    const shown = Math.min(count, MOST_IN_PLACE);
    const begin = index * place - (shown * step) / 2;
    return Array.from({ length: shown }, (_, block): Mark => {
      const from = begin + block * step;
      return { kind: 'path', d: blockPath(from + GAP / 2, from + step - GAP / 2), tone: 'ink' };
    });
  });
};

const text = (y: number, written: string, size: number, serif: boolean): Mark => ({
  ...{ kind: 'text', x: CENTRE, y, text: written, size, anchor: 'middle' },
  ...{ bold: false, serif, tone: serif ? 'ink' : 'dim' },
});

/** How a story is covered: the ring of the product's own sign. */
export const drawDial = ({ approaches, percent, reports }: Extract<Chart, { kind: 'dial' }>): Drawing => ({
  ...{ width: SIZE, height: SIZE },
  marks: [
    { kind: 'ring', x: CENTRE, y: CENTRE, radius: (OUTER + INNER) / 2, width: 0.75, tone: 'rule' },
    ...blocksOf(approaches),
    text(CENTRE + 8, percent === null ? String(reports) : `${percent}%`, 30, true),
    text(CENTRE + 26, percent === null ? (reports === 1 ? 'report' : 'reports') : 'agree', 9.5, false),
  ],
});
