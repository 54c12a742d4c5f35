/** A word as it stands in a text: `start` to `end` in UTF-16 units. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const POSSESSIVE = /(?<=[\p{L}\p{N}\p{M}])['’]s(?![\p{L}\p{N}])/giu;
const MARKS = /\p{M}+/gu;
const ASCII = /^[\0-\x7f]*$/;

/** Small letters without accents and vowel marks, so that spellings of one word meet. */
export const plain = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFKD').replace(MARKS, '').normalize('NFC');

/** The words of a text in reading order, plain, without a possessive "s". */
export const wordsOf = (text: string): string[] => plain(text.replace(POSSESSIVE, '')).match(WORD) ?? [];

/** The words of a text and where they stand in it, plain. */
export const placedWordsOf = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: plain(word), start: index, end: index + word.length }));
