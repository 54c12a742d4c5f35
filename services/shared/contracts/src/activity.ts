import { z } from 'zod';

const iso = z.iso.datetime();

export const ACTIVITY_KINDS = [
  'read',
  'analysis',
  'perspective',
  'save',
  'share',
  'search',
  'briefing',
  'post',
] as const;
export const activityKindSchema = z.enum(ACTIVITY_KINDS);
export type ActivityKind = z.infer<typeof activityKindSchema>;

export const ACTIVITY_BATCH_MAX = 50;
/** How long activity is kept; the figures of a profile are of that time. */
export const ACTIVITY_KEPT_DAYS = 400;
/** So many entries a reader may have in any seven days; what is told of earlier days than those is not kept. */
export const ACTIVITY_WEEK_MAX = 5_000;

/**
 * Something the reader did, told by the page, a `post` by the service that takes it. A repeat of an id changes nothing. `subject` is the item of a `read`, `save`
 * or `share`, the story of an `analysis`, the perspective (of one outlet on one story) of a `perspective`, else a query or
 * id. `itemId` is the report that `title` is of, so that the title goes when its publisher opts out.
 */
export const activityEntrySchema = z.object({
  id: z.string().regex(/^[\w-]{8,60}$/, 'an id is 8 to 60 letters, digits, hyphens or underscores'),
  kind: activityKindSchema,
  subject: z.string().min(1).max(300),
  title: z.string().max(500),
  itemId: z.string().min(1).max(100).nullable().default(null),
  at: iso,
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** The body of `POST /api/activity`. */
export const activityRequestSchema = z.object({
  entries: z
    .array(activityEntrySchema)
    .min(1)
    .max(ACTIVITY_BATCH_MAX, `Tell of at most ${ACTIVITY_BATCH_MAX} at once.`),
});
export type ActivityRequest = z.input<typeof activityRequestSchema>;
/** How many entries of a call are kept that were not before; 0 where the reader has none kept. */
export const activityTakenSchema = z.object({ kept: z.int().min(0) });
/** Newest first. */
export const activityListSchema = z.object({ entries: z.array(activityEntrySchema) });
