import type { Side } from './tour-steps.ts';

export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels from the upper left of the window. */
export interface Box extends Size {
  left: number;
  top: number;
}

type Place = Pick<Box, 'left' | 'top'>;

const GAP = 12;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function sidesFrom(first: Side): readonly Side[] {
  const opposite = { start: 'end', end: 'start', above: 'below', below: 'above' } as const;
  const all: Side[] = [first, opposite[first], 'below', 'above', 'end', 'start'];
  return [...new Set(all)];
}

/**
 * Where the card stands: on the wished side of what is lit, else on another that has room, else over it at the edge of
 * the window; in the middle where nothing is lit.
 */
export function cardPlace(lit: Box | null, card: Size, view: Size, wished: Side, rightToLeft: boolean): Place {
  const last = { left: view.width - card.width - GAP, top: view.height - card.height - GAP };
  const middle = { left: (view.width - card.width) / 2, top: (view.height - card.height) / 2 };
  if (!lit) return { left: Math.max(0, middle.left), top: Math.max(0, middle.top) };
  const along = { left: between(GAP, lit.left, last.left), top: between(GAP, lit.top, last.top) };
  const before = { left: lit.left - card.width - GAP, top: along.top };
  const after = { left: lit.left + lit.width + GAP, top: along.top };
  const places: Record<Side, Place> = {
    start: rightToLeft ? after : before,
    end: rightToLeft ? before : after,
    above: { left: along.left, top: lit.top - card.height - GAP },
    below: { left: along.left, top: lit.top + lit.height + GAP },
  };
  const fits = ({ left, top }: Place) => left >= GAP && top >= GAP && left <= last.left && top <= last.top;
  const roomy = sidesFrom(wished).find((side) => fits(places[side]));
  if (roomy) return places[roomy];
  const upperHalf = lit.top + lit.height / 2 < view.height / 2;
  return { left: between(0, middle.left, Math.max(0, last.left)), top: upperHalf ? Math.max(GAP, last.top) : GAP };
}
