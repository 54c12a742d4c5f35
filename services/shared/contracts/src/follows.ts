import { z } from 'zod';
import { newsItemSchema } from './news.ts';

export const FOLLOW_KINDS = ['publisher', 'topic'] as const;
export const followKindSchema = z.enum(FOLLOW_KINDS, `Follow one of ${FOLLOW_KINDS.join(', ')}.`);
export type FollowKind = z.infer<typeof followKindSchema>;

/** So many of each a reader may follow. */
export const FOLLOWS_MAX: Record<FollowKind, number> = { publisher: 200, topic: 30 };
export const FOLLOWED_LIMIT_MAX = 50;

/**
 * What a reader follows: an outlet of the catalogue by its id; one of the eight topics of the feed; or a name or subject,
 * whose id is itself in small letters.
 */
export const followSchema = z.object({
  kind: followKindSchema,
  id: z.string().min(1).max(200),
  name: z.string(),
  followedAt: z.iso.datetime(),
  /** Readers who follow it. */
  followers: z.int().min(0),
});
export type Follow = z.infer<typeof followSchema>;
/** Last followed first. */
export const followListSchema = z.object({ follows: z.array(followSchema) });

/** The query of `GET /api/follows/items`. */
export const followedItemsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(FOLLOWED_LIMIT_MAX).default(30),
});

/** Newest first. `failed` names what could not be looked up, or not wholly; its items may be missing. */
export const followedItemsSchema = z.object({
  items: z.array(newsItemSchema),
  failed: z.array(followSchema.pick({ kind: true, id: true, name: true })),
});
export type FollowedItems = z.infer<typeof followedItemsSchema>;
