import { type Annotation, SHARE_CANVAS } from '@360/contracts/shares';

export interface Point {
  x: number;
  y: number;
}

/** The rectangle of a mark; one drawn towards the start of the page has negative sizes. */
export function boxOf({ x, y, width, height }: Pick<Annotation, 'x' | 'y' | 'width' | 'height'>) {
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const REACH = { x: 96, y: 56 };

/** Where an arrow begins whose tip is here and that was given no length: beside it, where there is room. */
export function tailFor({ x, y }: Point): Point {
  return {
    x: x + (x < SHARE_CANVAS.width - REACH.x - 16 ? REACH.x : -REACH.x),
    y: y + (y > REACH.y + 16 ? -REACH.y : REACH.y),
  };
}

/** An arrow runs from its place to the far end of its size; one without size points to its place. */
export function endsOf({ x, y, width, height }: Pick<Annotation, 'x' | 'y' | 'width' | 'height'>) {
  if (width === 0 && height === 0) return { tail: tailFor({ x, y }), tip: { x, y } };
  return { tail: { x, y }, tip: { x: x + width, y: y + height } };
}

const BEND = 0.16;
const HEAD = { length: 20, half: 10 };

/** Path data of the line and of the head, for SVG and canvas alike. */
export function arrowPaths(mark: Pick<Annotation, 'x' | 'y' | 'width' | 'height'>): { line: string; head: string } {
  const { tail, tip } = endsOf(mark);
  const [dx, dy] = [tip.x - tail.x, tip.y - tail.y];
  const up = dx < 0 ? -BEND : BEND;
  const bend = { x: (tail.x + tip.x) / 2 + dy * up, y: (tail.y + tip.y) / 2 - dx * up };
  const length = Math.hypot(tip.x - bend.x, tip.y - bend.y) || 1;
  const along = { x: (tip.x - bend.x) / length, y: (tip.y - bend.y) / length };
  const neck = { x: tip.x - along.x * HEAD.length, y: tip.y - along.y * HEAD.length };
  const side = { x: -along.y * HEAD.half, y: along.x * HEAD.half };
  return {
    line: `M${at(tail)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(tip)}L${at({ x: neck.x + side.x, y: neck.y + side.y })}L${at({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
  };
}

/** A round bubble with its corner at the lower left, about the origin. */
export const BUBBLE = 'M0 -17a17 17 0 1 1 0 34h-17v-17a17 17 0 0 1 17 -17z';

/** Where the number of a mark stands. */
export function badgeOf(mark: Annotation): Point {
  if (mark.type === 'arrow') return endsOf(mark).tail;
  if (mark.type === 'comment') return { x: mark.x, y: mark.y };
  const { x, y } = boxOf(mark);
  return { x, y };
}

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** What can be read on a colour (`#rrggbb`): dark or white, whichever differs more. */
export function inkOn(colour: string): '#101214' | '#ffffff' {
  const [red, green, blue] = [1, 3, 5].map((from) => channel(colour.slice(from, from + 2)));
  const light = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return light > 0.2 ? '#101214' : '#ffffff';
}
