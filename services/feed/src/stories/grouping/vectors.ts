import type { Features } from './features.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The terms of one item, each in 32 bits: 22 of term number, 1 for a figure, 1 for a name, 4 of head weight, 4 of
 * body weight.
 * Terms with a head weight come first, so that heads can be compared alone.
 */
export interface ItemVector {
  readonly terms: Int32Array;
  readonly headCount: number;
  /** See `frameOf`. */
  readonly frame: Int32Array;
}

export const termOf = (packed: number): number => packed >>> 10;
const FIGURE = 1 << 9;
const NAME = 1 << 8;
export const isName = (packed: number): boolean => (packed & NAME) !== 0;
export const isFigure = (packed: number): boolean => (packed & FIGURE) !== 0;
export const headOf = (packed: number): number => (packed >>> 4) & 15;
export const bodyOf = (packed: number): number => packed & 15;

/** Steps that a weight of 1 is kept in. */
export const HEAD_STEPS = 4;
const BODY_STEPS = 4;

const inSteps = (weight: number, steps: number) =>
  weight > 0 ? Math.min(15, Math.max(1, Math.round(weight * steps))) : 0;
const damped = (weight: number) => (weight > 1 ? 1 + Math.log(weight) : weight);

/** Counts the terms in the vocabulary and keeps their weights, damped by logarithm. */
export const vectorOf = (features: Features, frame: Int32Array, vocabulary: Vocabulary): ItemVector => {
  const heads: number[] = [];
  const bodies: number[] = [];
  for (const [term, { head, body, name, figure, common }] of features) {
    const id = vocabulary.acquire(term, common);
    if (id < 0) continue;
    const weights = (inSteps(damped(head), HEAD_STEPS) << 4) | inSteps(damped(body), BODY_STEPS);
    const kind = (figure && head > 0 ? FIGURE : 0) | (name ? NAME : 0);
    (head > 0 ? heads : bodies).push((id << 10) | kind | weights);
  }
  const terms = new Int32Array(heads.length + bodies.length);
  terms.set(heads);
  terms.set(bodies, heads.length);
  return { terms, headCount: heads.length, frame };
};
