import { baselineOf, drawLine, lineHeight } from './draw-text.ts';
import { LOWEST, MARGIN, MEASURE, type Paper } from './paper.ts';
import { type Line, layOut, type Span } from './text-layout.ts';
import type { Typefaces } from './typefaces.ts';

/** The paper with the place that is written at next. */
export interface Sheet {
  paper: Paper;
  faces: Typefaces;
  /** From the top of the page, in points. */
  y: number;
}

export const newPage = (sheet: Sheet): void => {
  sheet.paper.addPage({ size: 'A4', margin: 0 });
  sheet.y = MARGIN.top;
};

/** Turns the page where so much does not fit any more. Says whether it did. */
export const makeRoom = (sheet: Sheet, height: number): boolean => {
  if (sheet.y + height <= LOWEST || sheet.y === MARGIN.top) return false;
  newPage(sheet);
  return true;
};

export interface TextPlace {
  left?: number;
  width?: number;
  leading?: number;
}

export const linesOf = (sheet: Sheet, spans: readonly Span[], width: number = MEASURE): Line[] =>
  layOut(sheet.faces, spans, width);

const sizeOf = (spans: readonly Span[]): number => Math.max(0, ...spans.map(({ size }) => size));

/** Height that text takes at a width. */
export const heightOf = (sheet: Sheet, spans: readonly Span[], { width = MEASURE, leading }: TextPlace = {}): number =>
  linesOf(sheet, spans, width).length * lineHeight(sizeOf(spans), leading);

/** Writes text from the sheet's place on, over as many pages as it takes; two lines stand together at least. */
export const write = (sheet: Sheet, spans: readonly Span[], place: TextPlace = {}): void => {
  const { left = MARGIN.side, width = MEASURE, leading } = place;
  const size = sizeOf(spans);
  const height = lineHeight(size, leading);
  const lines = linesOf(sheet, spans, width);
  for (const [at, line] of lines.entries()) {
    makeRoom(sheet, at === 0 && lines.length > 1 ? 2 * height : height);
    drawLine(sheet.paper, line, left, sheet.y + baselineOf(size, leading));
    sheet.y += height;
  }
};

/** Writes one line at a height of its own, ended at `right` where that is given; the sheet's place stays. */
export const writeAt = (sheet: Sheet, spans: readonly Span[], y: number, right?: number): void => {
  const [line] = linesOf(sheet, spans);
  if (line)
    drawLine(sheet.paper, line, right === undefined ? MARGIN.side : right - line.width, y + baselineOf(sizeOf(spans)));
};

/** Draws what `draw` draws as one element of the document's structure. */
export const tagged = (sheet: Sheet, type: string, draw: () => void, alt?: string): void => {
  const { paper } = sheet;
  paper.addStructure(paper.struct(type, alt === undefined ? {} : { alt }, draw));
};
