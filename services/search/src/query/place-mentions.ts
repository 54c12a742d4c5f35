import { type Found, namesIn } from './lexicon.ts';
import { countryNames } from './place-names.ts';
import { isCapitalised, type WrittenWord } from './written-words.ts';

/** Names that are also words, in one of the five languages; they count with a capital letter only. */
const ALSO_WORDS = new Set(['turkey', 'jersey', 'guinea', 'jordan', 'chad', 'georgia', 'grenade', 'granada']);
const ABBREVIATIONS = new Map([
  ['US', 'US'],
  ['UK', 'GB'],
]);

/** Countries named among neighbouring words. */
export function placeMentions(text: string, words: readonly WrittenWord[]): Found<string>[] {
  const named = namesIn(countryNames, text, words).filter(({ from, to }) => {
    const last = words[to - 1];
    return last && (to > from + 1 || isCapitalised(last.written) || !ALSO_WORDS.has(last.folded));
  });
  const short = words.flatMap(({ written, start, end }, at) => {
    const value = ABBREVIATIONS.get(written);
    return value === undefined ? [] : [{ value, start, end, from: at, to: at + 1 }];
  });
  return [...named, ...short];
}
