import { z } from 'zod';
import { claimSchema, claimStateSchema } from './analysis.ts';

const iso = z.iso.datetime();

/** A claim as it stood before, as far as that is kept. */
export const claimThenSchema = z.object({
  id: z.string(),
  text: z.string(),
  state: claimStateSchema,
  firstItemId: z.string(),
  agreement: z.object({ supporting: z.int().min(0), contradicting: z.int().min(0) }),
});
export type ClaimThen = z.infer<typeof claimThenSchema>;

export const storyChangesQuerySchema = z.object({ since: iso });

/**
 * `GET /api/stories/:id/briefing/changes?since=`: what a reader who was here at `since` has not seen. `comparedWith` is
 * when the claims they are compared with were stored; null where none are known of that time, so that all are new.
 */
export const storyChangesSchema = z.object({
  storyId: z.string(),
  since: iso,
  comparedWith: iso.nullable(),
  asOf: iso,
  new: z.array(claimSchema),
  changed: z.array(z.object({ before: claimThenSchema, now: claimSchema })),
  withdrawn: z.array(claimThenSchema),
});
export type StoryChanges = z.infer<typeof storyChangesSchema>;
