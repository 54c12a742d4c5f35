import type { Chart, Drawing, Mark, Tone } from './chart.ts';
import { drawDial } from './draw-dial.ts';

const LABEL = 8.5;
/** Mean width of a character of the labels' type, as a part of its size. */
const CHARACTER = 0.52;
const ROW = 26;
const BLOCK = 10;
const MOST_BLOCKS = 20;
const COLUMNS_HEIGHT = 64;

type TextMark = Extract<Mark, { kind: 'text' }>;
const text = (x: number, y: number, written: string, more: Partial<TextMark> = {}): Mark => ({
  ...{ kind: 'text', x, y, text: written, size: LABEL, anchor: 'start', bold: false, serif: false, tone: 'ink' },
  ...more,
});

/** A text cut so that it fits a width, with three dots where it was cut. */
export const fitting = (written: string, width: number, size = LABEL): string => {
  const most = Math.max(1, Math.floor(width / (size * CHARACTER)));
  const characters = [...written];
  if (characters.length <= most) return written;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
};

const drawIntervals = ({ rows }: Extract<Chart, { kind: 'intervals' }>, width: number): Drawing => {
  const x = (value: number): number => 4 + ((width - 8) * value) / 100;
  const row = ({ label, value, low, high, tone }: (typeof rows)[number], index: number): Mark[] => {
    const top = index * ROW;
    const y = top + 18;
    return [
      text(0, top + 9, fitting(label, width - 34)),
      text(width, top + 9, `${value}%`, { anchor: 'end', bold: true }),
      { kind: 'line', x1: 0, y1: y, x2: width, y2: y, width: 1.5, tone: 'rule' },
      { kind: 'line', x1: x(low), y1: y, x2: x(high), y2: y, width: 1.5, tone },
      { kind: 'circle', x: x(value), y, radius: 3.75, tone },
    ];
  };
  return { width, height: rows.length * ROW, marks: rows.flatMap(row) };
};

const drawBlocks = ({ rows }: Extract<Chart, { kind: 'blocks' }>, width: number): Drawing => {
  const begin = Math.min(120, width * 0.42);
  const most = Math.max(1, ...rows.map(({ count }) => Math.min(count, MOST_BLOCKS)));
  const step = Math.min(BLOCK + 3, (width - begin - 24) / most);
  const row = ({ label, count }: (typeof rows)[number], index: number): Mark[] => {
    const top = index * 18;
    const shown = Math.min(count, MOST_BLOCKS);
    return [
      text(0, top + 10, fitting(label, begin - 8)),
      ...Array.from({ length: shown }, (_, block): Mark => {
        return { kind: 'rect', x: begin + block * step, y: top + 1, width: step - 3, height: BLOCK + 1, tone: 'ink' };
      }),
      text(begin + shown * step + 4, top + 10, String(count), { bold: true }),
    ];
  };
  return { width, height: rows.length * 18, marks: rows.flatMap(row) };
};

const drawColumns = ({ columns }: Extract<Chart, { kind: 'columns' }>, width: number): Drawing => {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const step = width / Math.max(1, columns.length);
  const thick = Math.max(1, Math.min(34, step - Math.min(8, step * 0.25)));
  // labels that would touch are left out
  const every = Math.ceil(34 / step);
  const column = ({ label, count }: (typeof columns)[number], index: number): Mark[] => {
    const height = count === 0 ? 0.75 : (COLUMNS_HEIGHT * count) / most;
    const x = index * step;
    const tone: Tone = count === most ? 'accent' : 'ink';
    const counted = count > 0 && step >= 12;
    return [
      { kind: 'rect', x, y: 12 + COLUMNS_HEIGHT - height, width: thick, height, tone },
      ...(counted
        ? [text(x + thick / 2, 9 + COLUMNS_HEIGHT - height, String(count), { anchor: 'middle', bold: true })]
        : []),
      ...(index % every === 0
        ? [text(every > 1 ? x : x + thick / 2, 88, label, { anchor: every > 1 ? 'start' : 'middle', tone: 'dim' })]
        : []),
    ];
  };
  return { width, height: 92, marks: columns.flatMap(column) };
};

const drawShares = ({ rows }: Extract<Chart, { kind: 'shares' }>, width: number): Drawing => {
  const row = ({ label, seen, usual }: (typeof rows)[number], index: number): Mark[] => {
    const top = index * ROW;
    const length = (share: number): number => Math.max(0.75, width * Math.min(1, share));
    return [
      text(0, top + 9, fitting(label, width - 120)),
      text(width, top + 9, `${Math.round(100 * seen)}% of ${Math.round(100 * usual)}% usual`, { anchor: 'end' }),
      { kind: 'rect', x: 0, y: top + 14, width: length(usual), height: 5, tone: 'rule' },
      { kind: 'rect', x: 0, y: top + 14, width: length(seen), height: 5, tone: 'contested' },
    ];
  };
  return { width, height: rows.length * ROW, marks: rows.flatMap(row) };
};

/** A chart as shapes, so that page and paper show the same. `width` in the units of the drawing; a dial has its own. */
export const drawChart = (chart: Chart, width: number): Drawing => {
  if (chart.kind === 'intervals') return drawIntervals(chart, width);
  if (chart.kind === 'blocks') return drawBlocks(chart, width);
  if (chart.kind === 'columns') return drawColumns(chart, width);
  if (chart.kind === 'shares') return drawShares(chart, width);
  return drawDial(chart);
};
