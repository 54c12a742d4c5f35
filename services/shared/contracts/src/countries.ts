import { z } from 'zod';

/** ISO 3166-1 alpha-2, upper case. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'a two-letter ISO 3166-1 country code in capitals');
