import { z } from 'zod';

const iso = z.iso.datetime();

export const SAVED_MAX = 2_000;
export const COLLECTIONS_MAX = 100;
export const LIBRARY_LIMIT_MAX = 100;

/** The query of `GET /api/saved` and `GET /api/activity`; `cursor` as the `Link: rel="next"` header gives it. */
export const libraryQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIBRARY_LIMIT_MAX).default(50),
  cursor: z.string().max(200).optional(),
  collection: z.string().max(100).optional(),
});

/**
 * A report a reader keeps, as it stood when it was kept; it stays readable here when it has left the feed. Where its
 * publisher opted out, `removed` is true and nothing of the report is left: texts are empty, the rest is null.
 */
export const savedItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(['article', 'video', 'live_stream', 'post']),
  sourceName: z.string(),
  sourceUrl: z.string().nullable(),
  publishedAt: iso.nullable(),
  savedAt: iso,
  thumbnail: z.string().nullable(),
  /** Seconds. */
  duration: z.int().nullable(),
  storyId: z.string().nullable(),
  collections: z.array(z.string()),
  removed: z.boolean(),
});
export type SavedItem = z.infer<typeof savedItemSchema>;
/** Last kept first. */
export const savedListSchema = z.object({ items: z.array(savedItemSchema) });
export type SavedList = z.infer<typeof savedListSchema>;

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int().min(0),
  updatedAt: iso,
});
export type Collection = z.infer<typeof collectionSchema>;
/** Last changed first. */
export const collectionListSchema = z.object({ collections: z.array(collectionSchema) });

export const collectionRequestSchema = z.object({
  name: z.string().trim().min(1, 'A collection needs a name.').max(80),
});
/** The body of `POST /api/saved/:itemId/collections`: all collections that hold the report from now on. */
export const membershipSchema = z.object({ collections: z.array(z.string().max(100)).max(COLLECTIONS_MAX) });
