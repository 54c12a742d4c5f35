import type { Approach } from '@360/contracts/vocabulary';
import { APPROACHES } from '@360/contracts/vocabulary';

export type DialSize = 28 | 56 | 160;

/** Radius and width of the ring, width of the thin line, and the degrees left empty between two sectors. */
export const DIAL_MEASURES: Readonly<Record<DialSize, { radius: number; ring: number; track: number; pad: number }>> = {
  28: { radius: 11.7, ring: 4.6, track: 1.25, pad: 11 },
  56: { radius: 24, ring: 6.5, track: 1.25, pad: 9 },
  160: { radius: 68, ring: 15, track: 1.5, pad: 6 },
};

export const SECTOR = 60;
/** Reports that fill a sector; more add a tick outside. */
export const FULL = 4;
const DEGREES_A_REPORT = SECTOR / FULL;

export interface Span {
  from: number;
  to: number;
}

export interface Sector {
  approach: Approach;
  reports: number;
  gap: boolean;
  /** What is filled, in degrees clockwise from twelve; at 160 one span a report. */
  arcs: Span[];
  /** The thin line over what is left; null where a blindspot leaves nothing or the sector is full. */
  track: Span | null;
  /** Angles of the two brackets round a blindspot. */
  brackets: [number, number] | null;
  /** Angle of the tick that says "more than four". */
  tick: number | null;
  middle: number;
}

function blocksOf(size: DialSize, start: number, unit: number, filled: number): Span[] {
  if (filled === 0) return [];
  if (size !== 160) return [{ from: start, to: start + filled * unit }];
  return Array.from({ length: filled }, (_, block) => ({
    from: start + block * unit + 0.5,
    to: start + (block + 1) * unit - 0.5,
  }));
}

/** The six sectors of a dial, in degrees. */
export function sectorsOf(
  size: DialSize,
  reports: Readonly<Partial<Record<Approach, number>>>,
  gaps: readonly Approach[],
): Sector[] {
  const { pad } = DIAL_MEASURES[size];
  const unit = (SECTOR - pad) / FULL;
  return APPROACHES.map((approach, index) => {
    const count = reports[approach] ?? 0;
    const gap = gaps.includes(approach);
    const start = index * SECTOR + pad / 2;
    const end = start + SECTOR - pad;
    const filled = Math.min(FULL, count);
    const reached = start + filled * unit;
    return {
      approach,
      reports: count,
      gap,
      arcs: blocksOf(size, start, unit, filled),
      track: gap || filled === FULL ? null : { from: reached + (count > 0 ? 1.5 : 0), to: end },
      brackets: gap && size > 28 ? [reached + (count > 0 ? 3 : 0), end] : null,
      tick: count > FULL && size > 28 ? end : null,
      middle: index * SECTOR + SECTOR / 2,
    };
  });
}

/** How much of the circle independent reports cover: fifteen degrees each, four at most in a sector. */
export const degreesCovered = (reports: Readonly<Partial<Record<Approach, number>>>): number =>
  APPROACHES.reduce((sum, approach) => sum + Math.min(FULL, reports[approach] ?? 0) * DEGREES_A_REPORT, 0);

/** The point at an angle, in degrees clockwise from twelve. */
export function polar(centre: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(centre + radius * Math.cos(angle)), round(centre + radius * Math.sin(angle))];
}

/** An SVG path along the circle. */
export function arcPath(centre: number, radius: number, { from, to }: Span): string {
  const [x1, y1] = polar(centre, radius, from);
  const [x2, y2] = polar(centre, radius, to);
  return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`;
}

/** An SVG path across the ring at one angle, `inner` and `outer` from the centre. */
export function spokePath(centre: number, inner: number, outer: number, degrees: number): string {
  const [x1, y1] = polar(centre, inner, degrees);
  const [x2, y2] = polar(centre, outer, degrees);
  return `M${x1} ${y1}L${x2} ${y2}`;
}
