import { isCommonWord } from '../stories/grouping/stop-words.ts';
import { entitiesOf, keywordsOf, type RelatedText } from './terms.ts';

/** Keys an item is stored with, at most. */
export const MAX_KEYS = 14;
const MAX_ENTITIES = 6;
const MAX_KEY_LENGTH = 60;
const TITLE_WORD = 2;
const SUMMARY_WORD = 1;

/** Keys of names carry this mark, so that the name Reading is not the word. */
const NAME_MARK = '@';

export const nameKey = (name: string): string => `${NAME_MARK}${name}`;
/** The name of a key; null for the key of a word. */
export const nameOfKey = (key: string): string | null =>
  key.startsWith(NAME_MARK) ? key.slice(NAME_MARK.length) : null;

const strongestWords = ({ title, summary }: RelatedText): string[] => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of keywordsOf(text)) if (!isCommonWord(word)) weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  add(title, TITLE_WORD);
  add(summary, SUMMARY_WORD);
  return [...weights].sort((a, b) => b[1] - a[1]).map(([word]) => word);
};

/**
 * The terms by which an item is found again, strongest first: the names it is about (as `@name`, with the short form a
 * second mention would use) and the words of its headline and teaser that news does not use everywhere.
 */
export const keysOf = (item: RelatedText): string[] => {
  const names = entitiesOf(item)
    .slice(0, MAX_ENTITIES)
    .flatMap(({ name, alias }) => (alias ? [nameKey(name), nameKey(alias)] : [nameKey(name)]));
  return [...new Set([...names, ...strongestWords(item)])]
    .filter((key) => key.length <= MAX_KEY_LENGTH)
    .slice(0, MAX_KEYS);
};
