import { sharedFrame } from './frame.ts';
import type { Common } from './pattern.ts';
import type { VectorStore } from './vector-store.ts';
import { bodyOf, headOf, type ItemVector, isFigure, isName, termOf } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How near two items are, each figure from 0 to 1. */
export interface Nearness {
  head: number;
  body: number;
  /** They have no name in common although both have names, or figures and none of those in common either. */
  strangers: boolean;
  /** Their heads share something that is neither a name nor a figure. */
  topical: boolean;
}

/** One item laid out by term, to compare many others with. */
export interface Comparison {
  /** Makes the item the one that others are compared with. */
  load: (vector: ItemVector) => void;
  /** Compares it with the item in a slot under today's term frequencies; `headOnly` leaves the likeness of bodies 0. */
  with: (slot: number, into: Nearness, headOnly?: boolean) => Nearness;
  /** What else it has in common with the item in a slot, names by their rarity. */
  common: (slot: number) => Common;
}

/** Thrice the terms an item can have, so that most look-ups of a term it has not end at the first cell. */
const CELLS = 2048;
const MASK = CELLS - 1;
const EMPTY = -1;

const cosine = (dot: number, one: number, other: number) => (dot > 0 ? Math.min(1, dot / Math.sqrt(one * other)) : 0);

export const createComparison = (vocabulary: Vocabulary, vectors: VectorStore): Comparison => {
  const ids = new Int32Array(CELLS).fill(EMPTY);
  const idfs = new Float32Array(CELLS);
  const head = new Float32Array(CELLS);
  const body = new Float32Array(CELLS);
  const named = new Uint8Array(CELLS);
  const used: number[] = [];
  let headNorm = 0;
  let bodyNorm = 0;
  let names = 0;
  let nameWeight = 0;
  let frame: Int32Array = new Int32Array(0);
  let figures = 0;

  const clear = () => {
    for (const cell of used) ids[cell] = EMPTY;
    used.length = 0;
    headNorm = bodyNorm = names = nameWeight = figures = 0;
  };

  const cellOf = (id: number): number => {
    let cell = id & MASK;
    while (ids[cell] !== EMPTY && ids[cell] !== id) cell = (cell + 1) & MASK;
    return cell;
  };

  const load = ({ terms, frame: loadedFrame }: ItemVector) => {
    clear();
    frame = loadedFrame;
    for (const packed of terms) {
      const id = termOf(packed);
      const cell = cellOf(id);
      const idf = vocabulary.idf(id);
      const inHead = headOf(packed) * idf;
      const inBody = bodyOf(packed) * idf;
      used.push(cell);
      ids[cell] = id;
      idfs[cell] = idf;
      head[cell] = inHead;
      body[cell] = inBody;
      named[cell] = isName(packed) ? 1 : 0;
      headNorm += inHead * inHead;
      bodyNorm += inBody * inBody;
      if (isFigure(packed)) figures++;
      if (!isName(packed)) continue;
      names++;
      nameWeight += idf;
    }
  };

  const compare = (slot: number, into: Nearness, headOnly = false): Nearness => {
    const terms = vectors.arrayOf(slot);
    const start = vectors.startAt(slot);
    const headEnd = start + vectors.headCountOf(slot);
    const end = headOnly ? headEnd : start + vectors.lengthOf(slot);
    let headDot = 0;
    let bodyDot = 0;
    let otherHead = 0;
    let sharedNames = 0;
    let sharedFigures = 0;
    let topical = false;
    for (let at = start; at < end; at++) {
      const packed = terms[at] as number;
      const id = packed >>> 10;
      const inHead = at < headEnd ? headOf(packed) * vocabulary.idf(id) : 0;
      otherHead += inHead * inHead;
      let cell = id & MASK;
      while (ids[cell] !== EMPTY && ids[cell] !== id) cell = (cell + 1) & MASK;
      if (ids[cell] === EMPTY) continue;
      bodyDot += bodyOf(packed) * (idfs[cell] as number) * (body[cell] as number);
      if (named[cell] === 1 || isName(packed)) sharedNames++;
      if (at >= headEnd) continue;
      headDot += inHead * (head[cell] as number);
      if (isFigure(packed)) sharedFigures++;
      else topical ||= (head[cell] as number) > 0 && named[cell] === 0 && !isName(packed);
    }
    into.head = cosine(headDot, headNorm, otherHead);
    into.body = headOnly ? 0 : cosine(bodyDot, bodyNorm, vectors.bodyNorm(slot));
    into.topical = topical;
    into.strangers =
      sharedNames === 0 &&
      (Math.min(names, vectors.namesIn(slot)) > 0 ||
        (Math.min(figures, vectors.figuresIn(slot)) > 0 && sharedFigures === 0));
    return into;
  };

  const common = (slot: number): Common => {
    const terms = vectors.arrayOf(slot);
    const start = vectors.startAt(slot);
    const headEnd = start + vectors.headCountOf(slot);
    let ownNames = 0;
    let sharedNames = 0;
    let otherNames = 0;
    let sharedFigures = 0;
    for (let at = start; at < start + vectors.lengthOf(slot); at++) {
      const packed = terms[at] as number;
      const cell = cellOf(termOf(packed));
      const known = ids[cell] !== EMPTY;
      const idf = known || isName(packed) ? vocabulary.idf(termOf(packed)) : 0;
      if (isName(packed)) otherNames += idf;
      if (!known) continue;
      if (isName(packed)) sharedNames += idf;
      if (named[cell] === 1) ownNames += idf;
      if (at < headEnd && isFigure(packed)) sharedFigures++;
    }
    const fewerFigures = Math.min(figures, vectors.figuresIn(slot));
    return {
      frame: sharedFrame(frame, vectors.frameOf(slot)),
      names: nameWeight > 0 && otherNames > 0 ? Math.min(ownNames / nameWeight, sharedNames / otherNames) : null,
      figures: fewerFigures > 0 ? sharedFigures / fewerFigures : null,
    };
  };

  return { load, with: compare, common };
};
