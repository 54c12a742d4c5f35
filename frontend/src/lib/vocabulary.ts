import type { Approach, Category } from '@360/contracts/categories';
import type { CountryId } from '@360/contracts/countries';

// The contracts' own lists come with zod; these are the same values without it, and a test holds them equal.

/** The eight topics of the feed, in the order readers see them. */
export const CATEGORIES: readonly Category[] = [
  'world',
  'politics',
  'tech',
  'business',
  'sports',
  'health',
  'environment',
  'science',
];

/** The six approaches in the dial's order, clockwise from twelve. */
export const APPROACHES: readonly Approach[] = [
  'institutional',
  'economic',
  'technological',
  'environmental',
  'social',
  'investigative',
];

/** The sixteen countries of the filter and their ISO 3166-1 alpha-2 codes. */
export const COUNTRY_CODES: Readonly<Record<CountryId, string>> = {
  usa: 'US',
  uk: 'GB',
  canada: 'CA',
  australia: 'AU',
  germany: 'DE',
  france: 'FR',
  japan: 'JP',
  china: 'CN',
  india: 'IN',
  russia: 'RU',
  brazil: 'BR',
  kuwait: 'KW',
  uae: 'AE',
  saudi: 'SA',
  qatar: 'QA',
  israel: 'IL',
};

export const COUNTRY_IDS = Object.keys(COUNTRY_CODES) as CountryId[];
