import type { Place } from './parsed-query.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;
const UNSEEN = /[\p{M}\p{Cf}\u0640]+/gu;
/** What may stand between the words of one name: spaces, one apostrophe, hyphen, stop or ampersand. */
const GAP = /^[\s\p{Cf}]*['’ʼ.&\-‐‑]?[\s\p{Cf}]*$/u;
const GAP_LENGTH_MAX = 8;

/** A run of letters and digits, `folded` so that spellings of one word meet. */
export interface WrittenWord extends Place {
  written: string;
  folded: string;
}

/** Lower case without accents, vowel marks and marks of direction; Arabic letters that writers exchange become one. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(UNSEEN, '').normalize('NFC').toLowerCase().replaceAll('ى', 'ي').replaceAll('ة', 'ه');

/** The words between two places of a text. */
export const writtenWords = (text: string, start = 0, end = text.length): WrittenWord[] =>
  Array.from(text.slice(start, end).matchAll(WORD), ({ 0: written, index }) => ({
    written,
    folded: fold(written),
    start: start + index,
    end: start + index + written.length,
  }));

/** Whether two words stand so close that they can belong to one name. */
export const areNeighbours = (text: string, one: Place, next: Place): boolean =>
  next.start - one.end <= GAP_LENGTH_MAX && GAP.test(text.slice(one.end, next.start));

/** Capital first letter; scripts without capitals have none. */
export const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);
