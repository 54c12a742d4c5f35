import type { Place } from './parsed-query.ts';
import { areNeighbours, type WrittenWord, writtenWords } from './written-words.ts';

/** Names of one or more words, and what each stands for; found in time linear in the text. */
export interface Lexicon<Value> {
  longest: number;
  values: Map<string, Value>;
}

export interface Found<Value> extends Place {
  value: Value;
  /** Which words of the text, `to` exclusive. */
  from: number;
  to: number;
}

export const lexiconKey = (name: string): string =>
  writtenWords(name)
    .map(({ folded }) => folded)
    .join(' ');

/** Of names that fold to the same, the first counts. */
export function createLexicon<Value>(entries: Iterable<readonly [name: string, value: Value]>): Lexicon<Value> {
  const lexicon: Lexicon<Value> = { longest: 0, values: new Map() };
  for (const [name, value] of entries) {
    const key = lexiconKey(name);
    if (key === '' || lexicon.values.has(key)) continue;
    lexicon.values.set(key, value);
    lexicon.longest = Math.max(lexicon.longest, key.split(' ').length);
  }
  return lexicon;
}

/** The longest name that begins at a word. */
export function nameAt<Value>(
  { longest, values }: Lexicon<Value>,
  text: string,
  words: readonly WrittenWord[],
  from: number,
): Found<Value> | null {
  let key = '';
  let found: Found<Value> | null = null;
  for (let at = from; at < Math.min(words.length, from + longest); at++) {
    const [previous, word] = [words[at - 1], words[at]];
    if (!word || (at > from && previous && !areNeighbours(text, previous, word))) break;
    key = at === from ? word.folded : `${key} ${word.folded}`;
    const value = values.get(key);
    const start = words[from]?.start ?? word.start;
    if (value !== undefined) found = { value, start, end: word.end, from, to: at + 1 };
  }
  return found;
}

/** All names in a text from left to right, none inside another. */
export function namesIn<Value>(lexicon: Lexicon<Value>, text: string, words: readonly WrittenWord[]): Found<Value>[] {
  const found: Found<Value>[] = [];
  for (let at = 0; at < words.length; ) {
    const name = nameAt(lexicon, text, words, at);
    if (name) found.push(name);
    at = name ? name.to : at + 1;
  }
  return found;
}
