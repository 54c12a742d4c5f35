import type { Block } from '../../document/document.ts';
import { TONES } from '../tones.ts';
import { baselineOf, drawLine, lineHeight } from './draw-text.ts';
import { MARGIN, MEASURE } from './paper.ts';
import { linesOf, makeRoom, type Sheet, tagged, write } from './sheet.ts';
import { cellSpans, LOOKS } from './spans.ts';
import type { Line, Span } from './text-layout.ts';

type Table = Extract<Block, { kind: 'table' }>;

const GAP = 10;
const PAD = 4;
const LEADING = 1.35;
const HEIGHT = lineHeight(LOOKS.cell.size, LEADING);

interface Place {
  left: number;
  width: number;
  align: 'start' | 'end';
}

const placesOf = ({ columns }: Table): Place[] => {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const free = MEASURE - GAP * (columns.length - 1);
  let left: number = MARGIN.side;
  return columns.map(({ weight, align }) => {
    const place = { left, width: (free * weight) / whole, align };
    left += place.width + GAP;
    return place;
  });
};

interface Row {
  cells: Line[][];
  height: number;
}

const rowOf = (sheet: Sheet, places: readonly Place[], contents: readonly Span[][]): Row => {
  const cells = places.map(({ width }, at) => linesOf(sheet, contents[at] ?? [], width));
  return { cells, height: Math.max(1, ...cells.map((lines) => lines.length)) * HEIGHT + 2 * PAD };
};

const drawRow = (sheet: Sheet, places: readonly Place[], { cells, height }: Row, tag: 'TH' | 'TD'): void => {
  const { paper } = sheet;
  const top = sheet.y + PAD;
  const row = paper.struct(
    'TR',
    {},
    cells.map((lines, at) =>
      paper.struct(tag, {}, () => {
        const { left, width, align } = places[at] ?? { left: MARGIN.side, width: 0, align: 'start' };
        for (const [index, line] of lines.entries()) {
          const shift = align === 'end' ? width - line.width : 0;
          drawLine(paper, line, left + shift, top + index * HEIGHT + baselineOf(LOOKS.cell.size, LEADING));
        }
      }),
    ),
  );
  paper.addStructure(row);
  sheet.y += height;
  const colour = tag === 'TH' ? TONES.ink : TONES.rule;
  paper.markContent('Artifact', { type: 'Layout' });
  paper
    .moveTo(MARGIN.side, sheet.y)
    .lineTo(MARGIN.side + MEASURE, sheet.y)
    .lineWidth(0.5)
    .stroke(colour);
  paper.endMarkedContent();
};

/** Draws a table; its head is repeated on each page that it goes on to. */
export const drawTable = (sheet: Sheet, table: Table): void => {
  const places = placesOf(table);
  const head = rowOf(
    sheet,
    places,
    table.columns.map(({ label }) => [{ ...LOOKS.head, text: label }]),
  );
  const rows = table.rows.map((cells) =>
    rowOf(
      sheet,
      places,
      cells.map((each) => cellSpans(each)),
    ),
  );
  sheet.y += 6;
  makeRoom(sheet, lineHeight(LOOKS.note.size) + head.height + (rows[0]?.height ?? 0));
  tagged(sheet, 'Caption', () => write(sheet, [{ ...LOOKS.note, text: table.caption }]));
  drawRow(sheet, places, head, 'TH');
  for (const row of rows) {
    if (makeRoom(sheet, row.height)) drawRow(sheet, places, head, 'TH');
    drawRow(sheet, places, row, 'TD');
  }
  sheet.y += 10;
};
