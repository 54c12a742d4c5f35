import { createArena, startOf } from './arena.ts';
import { withRow } from './typed-columns.ts';
import { bodyOf, type ItemVector, isFigure, isName, termOf } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The vectors of all items by slot, with what a comparison would otherwise count each time. */
export interface VectorStore {
  put: (slot: number, vector: ItemVector) => void;
  /** Takes a vector out and gives its terms back to the vocabulary. */
  take: (slot: number) => void;
  /** The array in which the vector lies from `startAt` on. */
  arrayOf: (slot: number) => Int32Array;
  startAt: (slot: number) => number;
  lengthOf: (slot: number) => number;
  headCountOf: (slot: number) => number;
  /** Terms beyond the head. */
  bodyTermsIn: (slot: number) => number;
  /** Squared length of the body, under term frequencies of a while ago. */
  bodyNorm: (slot: number) => number;
  /** A view that lasts until the item is taken out. */
  frameOf: (slot: number) => Int32Array;
  namesIn: (slot: number) => number;
  figuresIn: (slot: number) => number;
  /** A copy that outlives the store's own. */
  vectorOf: (slot: number) => ItemVector;
}

/**
 * Lengths computed anew with each item that comes. Term frequencies change as items come and go; by the time the
 * archive has changed by an eighth, every length has followed.
 */
const RENEWED = 8;

export const createVectorStore = (vocabulary: Vocabulary): VectorStore => {
  const arena = createArena();
  let addresses = new Int32Array(0);
  let lengths = new Uint16Array(0);
  let headCounts = new Uint16Array(0);
  let frameLengths = new Uint8Array(0);
  let bodyNorms = new Float32Array(0);
  let names = new Uint16Array(0);
  let figures = new Uint16Array(0);
  let slots = 0;
  let turn = 0;

  const measure = (slot: number) => {
    const length = lengths[slot] as number;
    if (length === 0) return;
    const address = addresses[slot] as number;
    const terms = arena.arrayOf(address);
    const start = startOf(address);
    let bodyNorm = 0;
    for (let at = start; at < start + length; at++) {
      const packed = terms[at] as number;
      const inBody = bodyOf(packed) * vocabulary.idf(termOf(packed));
      bodyNorm += inBody * inBody;
    }
    bodyNorms[slot] = bodyNorm;
  };

  const renew = () => {
    for (let count = Math.min(RENEWED, slots); count > 0; count--) {
      turn = turn + 1 < slots ? turn + 1 : 0;
      measure(turn);
    }
  };

  const makeRoom = (slot: number) => {
    slots = Math.max(slots, slot + 1);
    if (slot < addresses.length) return;
    addresses = withRow(addresses, slot);
    lengths = withRow(lengths, slot);
    headCounts = withRow(headCounts, slot);
    frameLengths = withRow(frameLengths, slot);
    bodyNorms = withRow(bodyNorms, slot);
    names = withRow(names, slot);
    figures = withRow(figures, slot);
  };

  const count = (terms: Int32Array, is: (packed: number) => boolean): number => {
    let found = 0;
    for (const packed of terms) if (is(packed)) found++;
    return found;
  };

  const partOf = (slot: number, from: number, length: number): Int32Array => {
    const address = addresses[slot] as number;
    const start = startOf(address) + from;
    return arena.arrayOf(address).subarray(start, start + length);
  };

  return {
    put: (slot, { terms, headCount, frame }) => {
      makeRoom(slot);
      const address = arena.allocate(terms.length + frame.length);
      const start = startOf(address);
      arena.arrayOf(address).set(terms, start);
      arena.arrayOf(address).set(frame, start + terms.length);
      frameLengths[slot] = frame.length;
      addresses[slot] = address;
      lengths[slot] = terms.length;
      headCounts[slot] = headCount;
      names[slot] = count(terms, isName);
      figures[slot] = count(terms, isFigure);
      measure(slot);
      renew();
    },
    take: (slot) => {
      const address = addresses[slot] as number;
      const length = lengths[slot] as number;
      const terms = arena.arrayOf(address);
      const start = startOf(address);
      for (let at = start; at < start + length; at++) vocabulary.release(termOf(terms[at] as number));
      arena.free(address, length + (frameLengths[slot] as number));
      lengths[slot] = 0;
    },
    arrayOf: (slot) => arena.arrayOf(addresses[slot] as number),
    startAt: (slot) => startOf(addresses[slot] as number),
    lengthOf: (slot) => lengths[slot] as number,
    headCountOf: (slot) => headCounts[slot] as number,
    bodyTermsIn: (slot) => (lengths[slot] as number) - (headCounts[slot] as number),
    bodyNorm: (slot) => bodyNorms[slot] as number,
    namesIn: (slot) => names[slot] as number,
    figuresIn: (slot) => figures[slot] as number,
    frameOf: (slot) => partOf(slot, lengths[slot] as number, frameLengths[slot] as number),
    vectorOf: (slot) => ({
      terms: partOf(slot, 0, lengths[slot] as number).slice(),
      headCount: headCounts[slot] as number,
      frame: partOf(slot, lengths[slot] as number, frameLengths[slot] as number).slice(),
    }),
  };
};
