import { z } from 'zod';
import { briefingStepSchema } from './briefings.ts';
import { categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { contentTypeSchema } from './news.ts';
import { notificationSchema } from './notifications.ts';
import { reportStepSchema } from './reports.ts';

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
        post: z.boolean(),
        breaking: z.boolean(),
        publishedAt: z.iso.datetime(),
      }),
    )
    .max(200),
});

/** Stories that have new figures, at most 200 an event. */
export const storiesUpdatedSchema = z.object({
  type: z.literal('stories.updated'),
  storyIds: z.array(z.string()).max(200),
});

export const storyBreakingSchema = z.object({
  type: z.literal('story.breaking'),
  storyId: z.string(),
  itemId: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
});

/** Items that a publisher opted out with; whoever keeps anything of them drops it. At most 200 an event. */
export const itemsRemovedSchema = z.object({ type: z.literal('items.removed'), itemIds: z.array(z.string()).max(200) });

/** Nothing of this publisher is kept any more, and nothing of it will come. */
export const publisherRemovedSchema = z.object({ type: z.literal('publisher.removed'), publisherId: z.string() });

/** Something for one reader; the gateway sends it to that reader's pages alone, without `to`. */
export const notificationEventSchema = z.object({
  type: z.literal('notification'),
  to: z.string().min(1),
  notification: notificationSchema,
});

/** How far a briefing of one reader is; sent like a notification. */
export const briefingProgressEventSchema = z.object({
  type: z.literal('briefing.progress'),
  to: z.string().min(1),
  briefingId: z.string(),
  step: briefingStepSchema,
  progress: z.int().min(0).max(100),
});

/** The same of a generated article. */
export const articleProgressEventSchema = z.object({
  type: z.literal('article.ready'),
  to: z.string().min(1),
  articleId: z.string(),
  step: briefingStepSchema,
  progress: z.int().min(0).max(100),
});

/** The same of a professional report. */
export const reportProgressEventSchema = z.object({
  type: z.literal('report.progress'),
  to: z.string().min(1),
  reportId: z.string(),
  step: reportStepSchema,
  progress: z.int().min(0).max(100),
});

/** What a reader has, or how it is paid for, has changed. */
export const billingChangedEventSchema = z.object({ type: z.literal('billing.changed'), to: z.string().min(1) });

/** Stories whose analysis has been computed anew, at most 200 an event. */
export const storiesAnalysedSchema = z.object({
  type: z.literal('stories.analysed'),
  storyIds: z.array(z.string()).max(200),
});

/** A reader is nobody any more: their open streams end, at whichever gateway they are. Pages are not told. */
export const sessionEndedSchema = z.object({ type: z.literal('session.ended'), sid: z.string().min(1) });

export const streamEventSchema = z.discriminatedUnion('type', [
  itemsAddedSchema,
  storiesUpdatedSchema,
  storyBreakingSchema,
  itemsRemovedSchema,
  publisherRemovedSchema,
  notificationEventSchema,
  briefingProgressEventSchema,
  articleProgressEventSchema,
  reportProgressEventSchema,
  billingChangedEventSchema,
  storiesAnalysedSchema,
  sessionEndedSchema,
]);
export type StreamEvent = z.infer<typeof streamEventSchema>;
/** What is passed on to pages, to all or to those of one reader. */
export type AddressedEvent = Exclude<StreamEvent, z.infer<typeof sessionEndedSchema>>;

type WithoutTo<Event> = Event extends { to: string } ? Omit<Event, 'to'> : Event;
/** An event as a page hears it: whom it is for is not said. */
export type PageEvent = WithoutTo<AddressedEvent>;
