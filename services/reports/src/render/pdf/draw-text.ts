import type { Paper } from './paper.ts';
import type { Line, Piece } from './text-layout.ts';

const LEADING = 1.42;

/** Height of one line of a size, and where its baseline lies in it. */
export const lineHeight = (size: number, leading = LEADING): number => size * leading;
export const baselineOf = (size: number, leading = LEADING): number => (size * (leading - 1)) / 2 + size * 0.82;

/** Characters that no font of the product has stand as boxes. */
const drawBoxes = (paper: Paper, { run, span, x, width }: Piece, left: number, baseline: number): void => {
  const count = [...run.text].length;
  for (let at = 0; at < count; at++) {
    const box = width / count;
    paper
      .rect(left + x + at * box + box * 0.12, baseline - span.size * 0.68, box * 0.76, span.size * 0.68)
      .lineWidth(0.5)
      .stroke(span.colour);
  }
};

const drawPiece = (paper: Paper, piece: Piece, left: number, baseline: number): void => {
  const { span, run, x } = piece;
  const y = baseline - (span.rise ?? 0);
  if (run.font === null) drawBoxes(paper, piece, left, y);
  else
    paper
      .font(run.font)
      .fontSize(span.size)
      .fillColor(span.colour)
      .text(run.text, left + x, y, { lineBreak: false, baseline: 'alphabetic' });
};

/** Makes the words of a span that leads somewhere one link on their line. */
const linkSpans = (paper: Paper, { pieces }: Line, left: number, baseline: number): void => {
  const spans = new Set(pieces.map(({ span }) => span).filter(({ href, place }) => href || place !== undefined));
  for (const span of spans) {
    const own = pieces.filter((piece) => piece.span === span);
    const from = Math.min(...own.map(({ x }) => x));
    const to = Math.max(...own.map(({ x, width }) => x + width));
    const top = baseline - (span.rise ?? 0) - span.size * 0.8;
    if (span.href) paper.link(left + from, top, to - from, span.size, span.href);
    else if (span.place !== undefined) paper.goTo(left + from, top, to - from, span.size, span.place);
  }
};

/** Draws a line whose baseline is at `baseline`; each word has its own place, and the space behind it is there to be copied. */
export const drawLine = (paper: Paper, line: Line, left: number, baseline: number): void => {
  for (const [at, piece] of line.pieces.entries()) {
    const next = line.pieces[at + 1];
    const isSpaced = next !== undefined && next.x - (piece.x + piece.width) > 0.01;
    const text = isSpaced && !piece.isRtl && piece.run.font !== null ? `${piece.run.text} ` : piece.run.text;
    drawPiece(paper, { ...piece, run: { ...piece.run, text } }, left, baseline);
  }
  linkSpans(paper, line, left, baseline);
};
