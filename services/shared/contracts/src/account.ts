import { z } from 'zod';
import { activityEntrySchema } from './activity.ts';
import { invoiceSchema } from './billing.ts';
import { briefingSchema, generatedArticleSchema } from './briefings.ts';
import { approachSchema } from './categories.ts';
import { ownReviewSchema } from './civ.ts';
import { contentSchema } from './content.ts';
import { followSchema } from './follows.ts';
import { collectionSchema, savedItemSchema } from './library.ts';
import { notificationSchema } from './notifications.ts';
import { reportSchema } from './reports.ts';
import { savedSearchSchema } from './saved-searches.ts';
import { settingsSchema } from './settings.ts';

const iso = z.iso.datetime();

export const profileSchema = z.object({
  name: z.string().max(80),
  joinedAt: iso,
  /** Counted from the reader's own activity, each article, perspective, story and day once. */
  stats: z.object({
    articlesRead: z.int().min(0),
    perspectivesExplored: z.int().min(0),
    storiesAnalyzed: z.int().min(0),
    daysActive: z.int().min(0),
  }),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileChangeSchema = z.object({ name: z.string().trim().max(80) });

/** So many weeks back a profile says on which days its reader read. */
export const READING_WEEKS = 18;
/** From so many days a profile says from what sides its reader reads, by the newest of the reports at the most. */
export const ANGLE_DAYS = 30;
export const ANGLE_REPORTS_MAX = 600;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};
/** The query of whatever counts the reader's days: where they begin and end. */
export const daysQuerySchema = z.object({
  zone: z.string().max(60).refine(isTimeZone, 'There is no such time zone.').default('UTC'),
});

/** How a reader reads, counted from their own activity; whatever was read again that day, or in that time, counts once. */
export const readingSchema = z.object({
  /** The day it is, in the reader's time zone. */
  today: z.iso.date(),
  /** Days of the last weeks on which the reader was active, oldest first, and how many reports they read on them. */
  days: z.array(z.object({ day: z.iso.date(), reports: z.int().min(0) })),
  /** Of the last seven times 24 hours. */
  week: z.object({ articlesRead: z.int().min(0), storiesAnalyzed: z.int().min(0) }),
  /** How many outlets' perspectives were explored. */
  outletsExplored: z.int().min(0),
  /**
   * Of the reports read lately that are still there: how many there are, from how many outlets, which percent of them
   * comes from the five most read (null where there are none), and from what sides they look, as far as their words tell.
   * Null while the feed cannot be asked.
   */
  angles: z
    .object({
      reports: z.int().min(0),
      outlets: z.int().min(0),
      fromFive: z.int().min(0).max(100).nullable(),
      approaches: z.record(approachSchema, z.int().min(0)),
    })
    .nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Everything that is kept of a reader, as `GET /api/account/export` hands it out. */
export const accountExportSchema = z.object({
  exportedAt: iso,
  settings: settingsSchema,
  profile: profileSchema,
  savedItems: z.array(savedItemSchema),
  collections: z.array(collectionSchema.omit({ count: true })),
  follows: z.array(followSchema.omit({ followers: true })),
  activity: z.array(activityEntrySchema),
  posts: z.array(contentSchema.omit({ authorId: true, authorName: true, mine: true })),
  /** What was shared stands in the address of the shared page and nowhere else. */
  shares: z.array(z.object({ id: z.string(), createdAt: iso, revokedAt: iso.nullable() })),
  likes: z.array(z.object({ shareId: z.string() })),
  replies: z.array(z.object({ id: z.string(), shareId: z.string(), text: z.string(), at: iso })),
  savedSearches: z.array(savedSearchSchema),
  notifications: z.array(notificationSchema),
  /** From here on kept by other services, and read from them as the file is written. */
  briefings: z.array(briefingSchema),
  articles: z.array(generatedArticleSchema),
  reports: z.array(reportSchema),
  reviews: z.array(ownReviewSchema),
  purchases: z.array(invoiceSchema),
  /** What of it could not be had, so that the file is not whole, and why. */
  missing: z.array(
    z.object({ part: z.enum(['briefings', 'articles', 'reports', 'reviews', 'purchases']), reason: z.string() }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
