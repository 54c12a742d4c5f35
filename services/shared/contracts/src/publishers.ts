import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { POST_NETWORKS } from './vocabulary.ts';

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

const HANDLES = {
  x: /^\w{1,15}$/,
  bluesky: /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/,
  mastodon: /^[a-z0-9_.-]{1,60}@[a-z0-9.-]{3,253}$/,
} as const;

/**
 * A public account whose posts are read. `handle` is as the network writes it, without the first @; `publisherId` is
 * whose account it is. `server` is the origin of a Mastodon server that is not at `https://` and the host of its handles.
 */
export const postAccountSchema = z
  .object({
    network: z.enum(POST_NETWORKS),
    handle: z.string(),
    name: z.string().min(1).max(100),
    category: categorySchema,
    publisherId: z.string().min(1).max(200),
    server: httpUrl.optional(),
  })
  .refine(({ network, handle }) => HANDLES[network].test(handle), 'not a handle of this network');
export type PostAccount = z.infer<typeof postAccountSchema>;

/** The accounts, and those of their owners that stand in no catalogue of feeds: institutions, leagues, companies. */
export const postAccountsSchema = z.object({
  publishers: z.array(catalogueEntrySchema.omit({ feeds: true })),
  accounts: z.array(postAccountSchema),
});
export type PostAccounts = z.infer<typeof postAccountsSchema>;

const iso = z.iso.datetime();
/** Whether the hub a feed names tells of its changes; null where it names none. */
export const pushStateSchema = z.enum(['pending', 'active', 'refused']);
/**
 * How one feed is doing. `error` is a sentence for a person, null after a success; `notPolled` one that says why it is not
 * asked as usual. `entriesPerDay` is the pace of its newest ten entries.
 */
export const feedHealthSchema = z.object({
  id: z.string(),
  url: z.string(),
  movedTo: z.string().nullable(),
  category: categorySchema.nullable(),
  lastFetchedAt: iso.nullable(),
  lastSuccessAt: iso.nullable(),
  lastStatus: z.int().nullable(),
  error: z.string().nullable(),
  failures: z.int().min(0),
  failingSince: iso.nullable(),
  nextPollAt: iso.nullable(),
  notPolled: z.string().nullable(),
  entries: z.int().min(0),
  entriesPerDay: z.number().min(0).nullable(),
  push: pushStateSchema.nullable(),
});
/** Of a publisher's items those that it changed in more than typography, and those with a notice of correction. */
export const correctionCountsSchema = z.object({
  items: z.int().min(0),
  revised: z.int().min(0),
  corrected: z.int().min(0),
});
export const publisherSchema = catalogueEntrySchema
  .omit({ feeds: true })
  .extend({ feeds: z.array(feedHealthSchema), corrections: correctionCountsSchema });
export type Publisher = z.infer<typeof publisherSchema>;
