import type { ItemWords } from '@360/reading/words';
import { shinglesOf } from './shingles.ts';

/** What one text is known by when it stands in another. */
export interface TextPrint {
  /** Shingles of the body where one is known, else of the teaser. */
  body: Uint32Array;
  /** The teaser's, where the body is another text. */
  extra: Uint32Array;
  teaser: boolean;
  /** Title and teaser of a short item, for the test of equality; empty for others. */
  shortKey: string;
}

/** A copy shows in its beginning as well, and the cost of a long text stays bounded. */
const PRINTED_WORDS = 400;
const TEASER_WORDS = 60;
/** Fewer words than this make chance agreement likely: such items are copies only when they are equal. */
const SHORT_WORDS = 12;
const SHORTEST_COPY_WORDS = 5;
const NOTHING = new Uint32Array();

export const printOf = ({ title, summary, text }: ItemWords): TextPrint => {
  const bodyWords = text.length >= SHORT_WORDS ? text.slice(0, PRINTED_WORDS) : summary;
  const teaser = bodyWords.length < TEASER_WORDS;
  if (bodyWords.length < SHORT_WORDS) {
    const words = [...title, ...bodyWords];
    const shortKey = words.length >= SHORTEST_COPY_WORDS ? words.join(' ') : '';
    return { body: NOTHING, extra: NOTHING, teaser, shortKey };
  }
  const body = shinglesOf(bodyWords);
  return { body, extra: bodyWords === summary ? NOTHING : shinglesOf(summary, body), teaser, shortKey: '' };
};
