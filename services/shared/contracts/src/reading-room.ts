import { z } from 'zod';

const reason = z.string().min(1);

/** The body of `POST /internal/pages/read`. */
export const pageRequestSchema = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) });

/**
 * What became of a page that a reader named. `refused`: its publisher does not want it read, or its address may not be
 * asked; `failed`: it could not be read. Both say why in a sentence.
 */
export const pageReadingSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    /** The page's own address, after redirects. */
    url: z.string(),
    title: z.string(),
    text: z.string(),
    language: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    siteName: z.string(),
  }),
  z.object({ state: z.enum(['refused', 'failed']), reason }),
]);
export type PageReading = z.infer<typeof pageReadingSchema>;

/** The body of `POST /internal/attachments/read`: a base64 data URL of at most 8 MB as bytes. */
export const fileRequestSchema = z.object({ data: z.string().min(1).max(12_000_000), filename: z.string().max(300) });

/** What became of a file that a reader handed in. `query`: the words that tell most of it, for a search. */
export const fileReadingSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    kind: z.string(),
    title: z.string(),
    text: z.string(),
    words: z.int().min(0),
    query: z.string(),
    /** A sentence on what was not read; null where everything was. */
    problem: z.string().nullable(),
  }),
  z.object({ state: z.literal('failed'), reason }),
]);
export type FileReading = z.infer<typeof fileReadingSchema>;
