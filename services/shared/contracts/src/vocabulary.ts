// The closed word lists of the product, apart from their schemas, so that the page can use them without zod.

/** The eight topics of the feed, in the order readers see them. */
export const CATEGORIES = [
  'world',
  'politics',
  'tech',
  'business',
  'sports',
  'health',
  'environment',
  'science',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who reads an analysis, in the order readers see them. */
export const PERSONAS = ['centrist', 'investigator', 'internationalist'] as const;

/** The parts of an analysis, in the order readers see them. */
export const ANALYSIS_TABS = [
  'summary',
  'perspectives',
  'consensus',
  'blindspots',
  'impact',
  'compare',
  'timeline',
  'source-check',
  'ai-summary',
  'fact-check',
] as const;

/** Where public posts are read. */
export const POST_NETWORKS = ['x', 'bluesky', 'mastodon'] as const;
export type PostNetwork = (typeof POST_NETWORKS)[number];

/** What a report looks at; the order is the dial's, clockwise from twelve. */
export const APPROACHES = [
  'institutional',
  'economic',
  'technological',
  'environmental',
  'social',
  'investigative',
] as const;
export type Approach = (typeof APPROACHES)[number];

/** The sixteen countries readers can filter by: the id used in addresses and its ISO 3166-1 alpha-2 code. */
export const COUNTRY_CODES = {
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
} as const;
export type CountryId = keyof typeof COUNTRY_CODES;
export const COUNTRY_IDS = Object.keys(COUNTRY_CODES) as CountryId[];
