import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

/** One entry of the publisher catalogue, as shipped in a file or written by a sample newsroom. `owner` is who controls the outlet. */
export const catalogueEntrySchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'lower-case letters, digits, dots and dashes'),
  name: z.string().min(1),
  site: httpUrl,
  country: countryCodeSchema.nullable(),
  language: z.string().min(2),
  owner: z.string().min(1).nullable(),
  kind: z
    .enum(['newspaper', 'broadcaster', 'agency', 'magazine', 'digital', 'public-broadcaster', 'government', 'video'])
    .nullable(),
  feeds: z.array(z.object({ url: httpUrl, category: categorySchema.nullable() })).min(1),
});
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;
export const catalogueSchema = z.array(catalogueEntrySchema);

const iso = z.iso.datetime();
/** How one feed is doing. `error` is a sentence for a person, null after a success. */
export const feedHealthSchema = z.object({
  url: z.string(),
  category: categorySchema.nullable(),
  lastFetchedAt: iso.nullable(),
  lastStatus: z.int().nullable(),
  error: z.string().nullable(),
  failures: z.int().min(0),
  nextPollAt: iso,
  entries: z.int().min(0),
});
export const publisherSchema = catalogueEntrySchema.omit({ feeds: true }).extend({ feeds: z.array(feedHealthSchema) });
export type Publisher = z.infer<typeof publisherSchema>;
