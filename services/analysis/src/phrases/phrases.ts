import type { CitedSentence } from '@360/contracts/evidence';
import { ENGLISH } from './english.ts';

type Template = keyof typeof ENGLISH;
type Countless<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
export type PhraseKey = Countless<Template>;
export type PhraseValues = Readonly<Record<string, string | number>>;

/** What a composed sentence rests on: ids of passages, names of computed values. */
export interface Grounds {
  readonly passages?: readonly string[];
  readonly figures?: readonly string[];
}

const COUNTRY = /^country/;
const LANGUAGE = /^language/;
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');

/** The English name of a country, as phrases show it. `code` is ISO 3166-1 alpha-2. */
export const countryName = (code: string): string => countries.of(code) ?? code;

/** The English name of a language, as phrases show it. `tag` is a BCP 47 primary subtag. */
export const languageName = (tag: string): string => {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    // feeds name languages that are no BCP 47 tags
    return tag;
  }
};

const shown = (name: string, value: string | number): string => {
  if (typeof value === 'number') return numbers.format(value);
  if (COUNTRY.test(name)) return countryName(value);
  return LANGUAGE.test(name) ? languageName(value) : value;
};

const templateOf = (key: PhraseKey, values: PhraseValues): string => {
  const templates: Readonly<Record<string, string>> = ENGLISH;
  const counted = typeof values.n === 'number' ? templates[`${key}_${plurals.select(values.n)}`] : undefined;
  const template = counted ?? templates[key];
  if (template === undefined) throw new Error(`The phrase ${key} needs a number n.`);
  return template;
};

/** The English text of a phrase, for what is no sentence: headings, labels. Throws where a value is missing. */
export const worded = (key: PhraseKey, values: PhraseValues = {}): string =>
  templateOf(key, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The phrase ${key} lacks its value ${name}.`);
    return shown(name, value);
  });

/**
 * A sentence in our own words, in English and as key and values for other languages. A value whose name begins with
 * `country` is an ISO code and read as the country's name, `language` a BCP 47 tag; numbers are grouped. Throws where a value is missing.
 */
export const phrase = (
  key: PhraseKey,
  values: PhraseValues,
  { passages = [], figures = [] }: Grounds,
): CitedSentence => {
  if (passages.length + figures.length === 0) throw new Error(`The phrase ${key} rests on nothing.`);
  return {
    text: worded(key, values),
    passages: [...new Set(passages)],
    figures: [...new Set(figures)],
    phrase: { key, values: { ...values } },
  };
};
