import { z } from 'zod';
import { approachSchema, categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { coverageSchema, outletSchema } from './news.ts';
import { POST_NETWORKS } from './vocabulary.ts';

const iso = z.iso.datetime();

export const epistemologyTagSchema = z.enum(['verified', 'conflicting', 'missing-perspectives', 'developing']);
export type EpistemologyTag = z.infer<typeof epistemologyTagSchema>;

/**
 * How fast independent reports of a story come: those of the last six hours, or since it began where that is less, per
 * hour; the median of its category's stories; and the ratio of both, null where too few stories tell what is usual.
 */
export const velocitySchema = z.object({
  perHour: z.number().min(0),
  usualPerHour: z.number().min(0).nullable(),
  ratio: z.number().min(0).nullable(),
});
export type Velocity = z.infer<typeof velocitySchema>;

/** Reports of one event. Title, summary and picture are those of one of its items, `leadItemId`, never composed. */
export const storySchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: categorySchema.nullable(),
  imageUrl: z.string().nullable(),
  leadItemId: z.string(),
  publishedAt: iso,
  updatedAt: iso,
  createdAt: iso,
  breaking: z.boolean(),
  engagement: z.int().min(0),
  readTime: z.int().min(1).nullable(),
  tags: z.array(z.string()),
  epistemologyTag: epistemologyTagSchema,
  coverage: coverageSchema,
  /** Null where a story has fewer than three independent reports. */
  velocity: velocitySchema.nullable(),
});
export type Story = z.infer<typeof storySchema>;

/**
 * One item of a story. `copyOf` names the earlier item whose text it repeats, `creditTo` the outlet whose report it tells
 * by its own word ("…, the Herald reports"); `lagMinutes` counts from the first report.
 */
export const storyItemSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedAt: iso,
  outlet: outletSchema,
  approach: approachSchema.nullable(),
  copyOf: z.string().nullable(),
  creditTo: z.string().nullable(),
  lagMinutes: z.int().min(0),
  revisions: z.int().min(0),
  contentType: z.enum(['article', 'video', 'live_stream']),
  /** Where it was posted; null for a report that is no post. */
  network: z.enum(POST_NETWORKS).nullable(),
});
export type StoryItem = z.infer<typeof storyItemSchema>;

/** One quantity that several reports give, e.g. "people injured", and which of them give which value. */
export const figureComparisonSchema = z.object({
  subject: z.string(),
  values: z.array(z.object({ text: z.string(), itemIds: z.array(z.string()).min(1) })).min(1),
  state: z.enum(['agreed', 'contested']),
});
export type FigureComparison = z.infer<typeof figureComparisonSchema>;

const trailStepSchema = z.object({ storyId: z.string(), at: iso });

/**
 * What became of the story since its first report: stories merged into it, the last first; the story it was split
 * from; and those split from it, oldest first, with the reports that left. The last twenty of each.
 */
export const storyTrailSchema = z.object({
  merged: z.array(trailStepSchema),
  splitFrom: trailStepSchema.nullable(),
  splits: z.array(trailStepSchema.extend({ items: z.int().min(1) })),
});

export const storyDetailSchema = storySchema.extend({
  items: z.array(storyItemSchema),
  figures: z.array(figureComparisonSchema),
  countries: z.array(z.object({ country: countryCodeSchema, independent: z.int(), copies: z.int() })),
  trail: storyTrailSchema,
});
export type StoryDetail = z.infer<typeof storyDetailSchema>;
