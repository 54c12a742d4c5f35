import { z } from 'zod';

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
export const countryIdSchema = z.enum(COUNTRY_IDS);

/** ISO 3166-1 alpha-2, upper case. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'a two-letter ISO 3166-1 country code in capitals');
