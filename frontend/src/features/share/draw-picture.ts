import { type Annotation, SHARE_CANVAS } from '@360/contracts/shares';
import { arrowPaths, BUBBLE, badgeOf, boxOf, inkOn } from '../../components/annotations/geometry.ts';
import { titleSlug } from './title-slug.ts';

const { width: W, height: H } = SHARE_CANVAS;
const TITLE = { size: 26, line: 32, lines: 3, margin: 24 };

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Lines of a headline that fit beside the margins; the last one is cut where there are more. */
function linesOf(pen: CanvasRenderingContext2D, title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(joined).width <= W - 2 * TITLE.margin) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  if (lines.length <= TITLE.lines) return lines;
  return [...lines.slice(0, TITLE.lines - 1), `${lines[TITLE.lines - 1]} …`];
}

function drawTitle(pen: CanvasRenderingContext2D, title: string, pictured: boolean): void {
  pen.font = `560 ${TITLE.size}px ${token('--serif')}`;
  pen.direction = /^[^\p{L}]*\p{Script=Arabic}/u.test(title) ? 'rtl' : 'ltr';
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'start';
  const lines = linesOf(pen, title);
  const height = lines.length * TITLE.line;
  const top = pictured ? H - height - 20 : (H - height) / 2;
  if (pictured) {
    const shade = pen.createLinearGradient(0, top - 60, 0, H);
    shade.addColorStop(0, 'rgb(0 0 0 / 0)');
    shade.addColorStop(0.45, 'rgb(0 0 0 / 0.6)');
    shade.addColorStop(1, 'rgb(0 0 0 / 0.82)');
    pen.fillStyle = shade;
    pen.fillRect(0, top - 60, W, H);
  }
  pen.fillStyle = pictured ? '#ffffff' : token('--ink');
  const from = pen.direction === 'rtl' ? W - TITLE.margin : TITLE.margin;
  for (const [index, line] of lines.entries()) pen.fillText(line, from, top + index * TITLE.line + TITLE.size);
}

/** The picture, cut to the canvas, with the headline on it; without one the headline on paper. */
export function drawPicture(pen: CanvasRenderingContext2D, picture: HTMLImageElement | null, title: string): void {
  pen.fillStyle = token('--paper-3');
  pen.fillRect(0, 0, W, H);
  if (picture) {
    const scale = Math.max(W / picture.naturalWidth, H / picture.naturalHeight);
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    pen.drawImage(picture, (W - width) / 2, (H - height) / 2, width, height);
  }
  drawTitle(pen, title, picture !== null);
}

function drawMark(pen: CanvasRenderingContext2D, mark: Annotation, number: string): void {
  pen.strokeStyle = mark.color;
  pen.fillStyle = mark.color;
  if (mark.type === 'highlight') {
    const { x, y, width, height } = boxOf(mark);
    pen.globalAlpha = 0.26;
    pen.fillRect(x, y, width, height);
    pen.globalAlpha = 1;
    pen.lineWidth = 2.5;
    pen.strokeRect(x, y, width, height);
  }
  if (mark.type === 'arrow') {
    const { line, head } = arrowPaths(mark);
    pen.lineWidth = 4;
    pen.lineCap = 'round';
    pen.stroke(new Path2D(line));
    pen.fill(new Path2D(head));
  }
  const { x, y } = badgeOf(mark);
  pen.save();
  pen.translate(x, y);
  const badge = new Path2D(mark.type === 'comment' ? BUBBLE : 'M11 0a11 11 0 1 1 -22 0a11 11 0 0 1 22 0z');
  pen.fill(badge);
  pen.fillStyle = inkOn(mark.color);
  pen.font = `650 13px ${token('--sans')}`;
  pen.textAlign = 'center';
  pen.fillText(number, 0, 4.5);
  pen.restore();
}

export interface Drawing {
  picture: HTMLImageElement | null;
  title: string;
  marks: readonly Annotation[];
  /** The number of a mark in the reader's digits. */
  numberOf: (index: number) => string;
}

/** Saves what was drawn as `annotated-<headline>.png`; false where the browser makes no picture of it. */
export async function downloadPicture({ picture, title, marks, numberOf }: Drawing): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = W;
  canvas.height = H;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  drawPicture(pen, picture, title);
  for (const [index, mark] of marks.entries()) drawMark(pen, mark, numberOf(index));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `annotated-${titleSlug(title)}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
