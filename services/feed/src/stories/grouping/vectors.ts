import type { Features } from './features.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The terms of one item, each in 32 bits: 22 of term number, 1 for a figure, 1 for a name, 4 of head weight, 4 of
 * body weight.
 * Terms with a head weight come first, so that heads can be compared alone.
 */
export interface ItemVector {
  readonly terms: Uint32Array;
  readonly headCount: number;
}

export const termOf = (packed: number): number => packed >>> 10;
const FIGURE = 1 << 9;
const NAME = 1 << 8;
const isName = (packed: number): boolean => (packed & NAME) !== 0;
const isFigure = (packed: number): boolean => (packed & FIGURE) !== 0;
export const headOf = (packed: number): number => (packed >>> 4) & 15;
export const bodyOf = (packed: number): number => packed & 15;

/** How near two items are, each figure from 0 to 1. */
export interface Nearness {
  head: number;
  body: number;
  /** They have no name in common although both have names, or figures and none of those in common either. */
  strangers: boolean;
  /** Their heads share something that is neither a name nor a figure. */
  topical: boolean;
}

/** One item laid out by term number, to compare many others with. */
export interface Comparison {
  /** Makes the item the one that others are compared with. */
  load: (vector: ItemVector) => void;
  /** Compares under today's term frequencies. */
  with: (vector: ItemVector) => Nearness;
}

/** Steps that a weight of 1 is kept in. */
export const HEAD_STEPS = 4;
const BODY_STEPS = 4;

const inSteps = (weight: number, steps: number) =>
  weight > 0 ? Math.min(15, Math.max(1, Math.round(weight * steps))) : 0;
const damped = (weight: number) => (weight > 1 ? 1 + Math.log(weight) : weight);

/** Counts the terms in the vocabulary and keeps their weights, damped by logarithm. */
export const vectorOf = (features: Features, vocabulary: Vocabulary): ItemVector => {
  const entries = [...features].sort(([, a], [, b]) => Number(b.head > 0) - Number(a.head > 0));
  const terms = Uint32Array.from(entries, ([term, { head, body, name, figure, common }]) => {
    const weights = (inSteps(damped(head), HEAD_STEPS) << 4) | inSteps(damped(body), BODY_STEPS);
    const kind = (figure && head > 0 ? FIGURE : 0) | (name ? NAME : 0);
    return ((vocabulary.acquire(term, common) << 10) | kind | weights) >>> 0;
  });
  return { terms, headCount: entries.filter(([, { head }]) => head > 0).length };
};

/** Gives the terms of a vector back to the vocabulary. */
export const releaseVector = ({ terms }: ItemVector, vocabulary: Vocabulary): void => {
  for (const packed of terms) vocabulary.release(termOf(packed));
};

const cosine = (dot: number, one: number, other: number) => (dot > 0 ? Math.min(1, dot / Math.sqrt(one * other)) : 0);

export const createComparison = (vocabulary: Vocabulary): Comparison => {
  let head = new Float32Array(1024);
  let body = new Float32Array(1024);
  let named = new Uint8Array(1024);
  let loaded: Uint32Array = new Uint32Array(0);
  let headNorm = 0;
  let bodyNorm = 0;
  let names = 0;
  let figures = 0;

  const clear = () => {
    for (const packed of loaded) {
      const id = termOf(packed);
      head[id] = body[id] = named[id] = 0;
    }
    headNorm = bodyNorm = names = figures = 0;
  };

  const reserve = (length: number) => {
    if (length <= head.length) return;
    head = new Float32Array(length * 2);
    body = new Float32Array(length * 2);
    named = new Uint8Array(length * 2);
  };

  const load = ({ terms }: ItemVector) => {
    clear();
    reserve(vocabulary.numbers);
    loaded = terms;
    for (const packed of terms) {
      const id = termOf(packed);
      const idf = vocabulary.idf(id);
      const inHead = headOf(packed) * idf;
      const inBody = bodyOf(packed) * idf;
      head[id] = inHead;
      body[id] = inBody;
      headNorm += inHead * inHead;
      bodyNorm += inBody * inBody;
      if (isFigure(packed)) figures++;
      if (!isName(packed)) continue;
      named[id] = 1;
      names++;
    }
  };

  const compare = ({ terms, headCount }: ItemVector): Nearness => {
    let headDot = 0;
    let bodyDot = 0;
    let otherHead = 0;
    let otherBody = 0;
    let otherNames = 0;
    let sharedNames = 0;
    let otherFigures = 0;
    let sharedFigures = 0;
    let topical = false;
    for (let index = 0; index < terms.length; index++) {
      const packed = terms[index] as number;
      const id = termOf(packed);
      const idf = vocabulary.idf(id);
      const inBody = bodyOf(packed) * idf;
      bodyDot += inBody * (body[id] as number);
      otherBody += inBody * inBody;
      if (isName(packed)) otherNames++;
      if (named[id] === 1 || (isName(packed) && (body[id] as number) > 0)) sharedNames++;
      if (index >= headCount) continue;
      if (isFigure(packed)) {
        otherFigures++;
        if ((body[id] as number) > 0) sharedFigures++;
      }
      const inHead = headOf(packed) * idf;
      headDot += inHead * (head[id] as number);
      topical ||= (head[id] as number) > 0 && named[id] === 0 && !isName(packed) && !isFigure(packed);
      otherHead += inHead * inHead;
    }
    return {
      head: cosine(headDot, headNorm, otherHead),
      body: cosine(bodyDot, bodyNorm, otherBody),
      topical,
      strangers:
        sharedNames === 0 &&
        (Math.min(names, otherNames) > 0 || (Math.min(figures, otherFigures) > 0 && sharedFigures === 0)),
    };
  };

  return { load, with: compare };
};
