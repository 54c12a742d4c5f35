import { z } from 'zod';

export const REVISIONS_LIMIT_MAX = 100;

/**
 * `title`: another headline. `text`: other words below it without a notice. `correction`: a notice of a correction or
 * clarification came with it. `minor`: spaces, typography, or up to two letters within one word.
 */
export const REVISION_KINDS = ['title', 'text', 'correction', 'minor'] as const;
export const revisionKindSchema = z.enum(REVISION_KINDS);
export type RevisionKind = z.infer<typeof revisionKindSchema>;

/** A run of a text. `skipped` counts the characters left out behind it; without any, the runs join to the whole text. */
export const revisionSegmentSchema = z.object({
  kind: z.enum(['same', 'added', 'removed']),
  text: z.string(),
  skipped: z.int().min(0),
});
export type RevisionSegment = z.infer<typeof revisionSegmentSchema>;

const differenceSchema = z.array(revisionSegmentSchema).nullable();

/**
 * One change of an item, from the version before it to the one after it. A part that stayed the same, or of which one
 * version is not known, is null. `notice` is the sentence in which the publisher tells of a correction.
 */
export const revisionSchema = z.object({
  at: z.iso.datetime(),
  kind: revisionKindSchema,
  notice: z.string().nullable(),
  title: differenceSchema,
  summary: differenceSchema,
  text: differenceSchema,
  figures: z.array(z.object({ subject: z.string(), before: z.string(), after: z.string() })),
});
export type Revision = z.infer<typeof revisionSchema>;

/** The query of `GET /api/items/:id/revisions`, newest first; those before a time. */
export const revisionsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(REVISIONS_LIMIT_MAX).default(REVISIONS_LIMIT_MAX),
  before: z.iso.datetime().optional(),
});
