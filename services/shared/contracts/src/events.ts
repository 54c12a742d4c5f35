import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { contentTypeSchema } from './news.ts';

/** The Redis channel on which services publish what the gateway streams to open pages. */
export const EVENTS_CHANNEL = '360:events';

/** New items, at most 200 an event; enough of each to tell whether it belongs in the list a reader looks at. */
export const itemsAddedSchema = z.object({
  type: z.literal('items.added'),
  items: z
    .array(
      z.object({
        id: z.string(),
        category: categorySchema.nullable(),
        country: countryCodeSchema.nullable(),
        contentType: contentTypeSchema,
        publishedAt: z.iso.datetime(),
      }),
    )
    .max(200),
});

export const storyUpdatedSchema = z.object({ type: z.literal('story.updated'), storyId: z.string() });

export const storyBreakingSchema = z.object({
  type: z.literal('story.breaking'),
  storyId: z.string(),
  itemId: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
});

export const streamEventSchema = z.discriminatedUnion('type', [
  itemsAddedSchema,
  storyUpdatedSchema,
  storyBreakingSchema,
]);
export type StreamEvent = z.infer<typeof streamEventSchema>;
