import type { Drawing, Mark } from '../../charts/chart.ts';
import { TONES } from '../tones.ts';
import { drawLine } from './draw-text.ts';
import type { Sheet } from './sheet.ts';
import { layOut } from './text-layout.ts';

const SHIFTS = { start: 0, middle: 0.5, end: 1 } as const;

const drawMark = (sheet: Sheet, mark: Mark): void => {
  const { paper, faces } = sheet;
  const colour = TONES[mark.tone];
  if (mark.kind === 'rect') paper.rect(mark.x, mark.y, mark.width, mark.height).fill(colour);
  else if (mark.kind === 'line')
    paper.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).lineWidth(mark.width).stroke(colour);
  else if (mark.kind === 'circle') paper.circle(mark.x, mark.y, mark.radius).fill(colour);
  else if (mark.kind === 'ring') paper.circle(mark.x, mark.y, mark.radius).lineWidth(mark.width).stroke(colour);
  else if (mark.kind === 'path') paper.path(mark.d).fill(colour);
  else {
    const style = mark.serif ? 'title' : mark.bold ? 'bold' : 'sans';
    const [line] = layOut(faces, [{ text: mark.text, style, size: mark.size, colour }], Number.POSITIVE_INFINITY);
    if (line) drawLine(paper, line, mark.x - line.width * SHIFTS[mark.anchor], mark.y);
  }
};

/** Draws a drawing with its corner at a place, `scale` times as large. */
export const drawMarks = (sheet: Sheet, { marks }: Drawing, left: number, top: number, scale = 1): void => {
  const { paper } = sheet;
  paper.save().translate(left, top).scale(scale);
  for (const mark of marks) drawMark(sheet, mark);
  paper.restore();
};
