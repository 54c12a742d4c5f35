import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { STOP_WORDS } from './stop-words.ts';
import { plain, wordsOf } from './words.ts';

type Stem = (word: string) => string;

const STEMMERS: Record<string, Stem> = { en: english, es: spanish, fr: french, de: german, ar: arabic };
const DEFAULT = 'en';
const KNOWN_WORDS = 50_000;
const LONGEST = 40;

/** Remembers in two halves, of which the older goes when the newer is full: to count each use would cost more than to stem. */
const remembered = (stem: Stem): Stem => {
  let [newer, older] = [new Map<string, string>(), new Map<string, string>()];
  return (word) => {
    const before = newer.get(word);
    if (before !== undefined) return before;
    if (newer.size >= KNOWN_WORDS / 2) [newer, older] = [new Map(), newer];
    const found = older.get(word) ?? (word.length > LONGEST ? word : plain(stem(word)));
    newer.set(word, found);
    return found;
  };
};

const REMEMBERED = Object.fromEntries(Object.entries(STEMMERS).map(([name, stem]) => [name, remembered(stem)]));

/** Joins the forms of a plain word: "policies" and "policy". English where the language is not known. */
export const stemmerOf = (language: string | null | undefined): Stem =>
  REMEMBERED[language ?? DEFAULT] ?? REMEMBERED[DEFAULT] ?? ((word) => word);

/** Words without a subject of their own; English where the language is not known. */
const stopWordsOf = (language: string | null | undefined): ReadonlySet<string> =>
  STOP_WORDS[language ?? DEFAULT] ?? STOP_WORDS[DEFAULT] ?? new Set();

/** The words of a text that carry its subject, plain and in order; single Latin letters are none. */
export const contentWordsOf = (text: string, language: string | null | undefined): string[] => {
  const stop = stopWordsOf(language);
  return wordsOf(text).filter((word) => (word.length > 1 || /[^a-z]/.test(word)) && !stop.has(word));
};
