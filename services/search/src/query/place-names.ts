import { COUNTRY_CODES } from '@360/contracts/vocabulary';
import { createLexicon, type Lexicon, lexiconKey } from './lexicon.ts';

const UI_LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'];
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes that stand for no country: unions, the unknown, pseudo-regions for tests. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'CQ']);
/** What people write where `Intl` has an official name. */
const OTHER_NAMES: Record<string, string> = {
  America: 'US',
  'United States of America': 'US',
  'Estados Unidos de América': 'US',
  "États-Unis d'Amérique": 'US',
  'U.S.': 'US',
  'U.S.A.': 'US',
  'Great Britain': 'GB',
  Britain: 'GB',
  'U.K.': 'GB',
  Großbritannien: 'GB',
  'Grande-Bretagne': 'GB',
  'Gran Bretaña': 'GB',
  بريطانيا: 'GB',
  أمريكا: 'US',
  Emirates: 'AE',
  الإمارات: 'AE',
  السعودية: 'SA',
  Turkey: 'TR',
  Palestine: 'PS',
  Palästina: 'PS',
  Palestina: 'PS',
  فلسطين: 'PS',
  Burma: 'MM',
  'Czech Republic': 'CZ',
  'Ivory Coast': 'CI',
  Holland: 'NL',
  Holanda: 'NL',
  Weißrussland: 'BY',
};
/** Names of countries that are far more often a first name or a word. */
const MISLEADING = ['maurice', 'dominique', 'reunion', 'la reunion'];

const displayNames = (type: 'region' | 'language', style: 'long' | 'short'): Intl.DisplayNames[] =>
  UI_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type, style, fallback: 'none' }));

const twoLetters = (): string[] => LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const englishRegions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const englishLanguages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const isCountry = (code: string): boolean =>
  !NO_COUNTRIES.has(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  (englishRegions.of(code) ?? code) !== code;

const namesOf = (codes: readonly string[], type: 'region' | 'language'): [string, string][] => {
  const sets = [...displayNames(type, 'long'), ...displayNames(type, 'short')];
  return sets.flatMap((names) => codes.map((code): [string, string] => [names.of(code) ?? '', code]));
};

const countryCodes = twoLetters().filter((code) => isCountry(code));
const allCountryNames = [
  ...Object.entries(OTHER_NAMES),
  ...namesOf(countryCodes, 'region'),
  ...Object.entries(COUNTRY_CODES),
];
const countries = createLexicon(allCountryNames);
const languages = createLexicon(
  namesOf(
    twoLetters().map((code) => code.toLowerCase()),
    'language',
  ),
);

const isPlainName = (key: string): boolean => key.replaceAll(' ', '').length > 2 && !MISLEADING.includes(key);

/** Country names in the five languages of the interface, without abbreviations of two letters. */
export const countryNames: Lexicon<string> = createLexicon(
  allCountryNames.filter(([name]) => isPlainName(lexiconKey(name))),
);

/** The ISO code of a country given by code (`uk` too) or by name. */
export function countryOf(value: string): string | null {
  if (/^[a-z]{2}$/i.test(value)) {
    const code = new Intl.Locale(`und-${value}`).region ?? '';
    if (countryCodes.includes(code)) return code;
  }
  return countries.values.get(lexiconKey(value)) ?? null;
}

/** In English. */
export const countryLabel = (code: string): string => englishRegions.of(code) ?? code;

/** The code of a language given by code of two or three letters, or by name. */
export function languageOf(value: string): string | null {
  const code = value.toLowerCase();
  if (/^[a-z]{2,3}$/.test(code) && englishLanguages.of(code) !== undefined) return code;
  return languages.values.get(lexiconKey(value)) ?? null;
}

/** In English. */
export const languageLabel = (code: string): string => englishLanguages.of(code) ?? code;
