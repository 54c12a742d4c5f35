import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';

const LONGEST_ADDRESS = 2_048;
const address = z
  .url({ protocol: /^https?$/, error: 'an address that begins with http or https' })
  .max(LONGEST_ADDRESS)
  .refine((url) => URL.parse(url)?.username === '', 'an address without a user name in it');

export const discoverySchema = z.object({ url: address });
/** A feed that was found at a site, fetched and read. */
export const discoveredFeedSchema = z.object({
  url: z.string(),
  title: z.string().nullable(),
  kind: z.enum(['rss', 'atom', 'rdf', 'json']),
  entries: z.int().min(0),
  lastEntryAt: z.iso.datetime().nullable(),
});
export type DiscoveredFeed = z.infer<typeof discoveredFeedSchema>;

/** One feed an operator adds, by its own address or that of its site. What is left out is told from the feed. */
export const feedAdditionSchema = z.object({
  url: address,
  name: z.string().trim().min(1).max(200).optional(),
  country: countryCodeSchema.nullable().default(null),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'a language code such as en')
    .optional(),
  category: categorySchema.nullable().default(null),
});
export type FeedAddition = z.infer<typeof feedAdditionSchema>;

/** What became of the feeds of a list; `reason` is a sentence for a person. */
export const feedImportSchema = z.object({
  added: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
  known: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
  refused: z.array(z.object({ url: z.string(), reason: z.string() })),
});
export type FeedImport = z.infer<typeof feedImportSchema>;
