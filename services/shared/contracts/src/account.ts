import { z } from 'zod';
import { activityEntrySchema } from './activity.ts';
import { contentSchema } from './content.ts';
import { followSchema } from './follows.ts';
import { collectionSchema, savedItemSchema } from './library.ts';
import { notificationSchema } from './notifications.ts';
import { savedSearchSchema } from './saved-searches.ts';
import { settingsSchema } from './settings.ts';

const iso = z.iso.datetime();

export const profileSchema = z.object({
  name: z.string().max(80),
  joinedAt: iso,
  /** Counted from the reader's own activity, each article, perspective, story and day (UTC) once. */
  stats: z.object({
    articlesRead: z.int().min(0),
    perspectivesExplored: z.int().min(0),
    storiesAnalyzed: z.int().min(0),
    daysActive: z.int().min(0),
  }),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileChangeSchema = z.object({ name: z.string().trim().max(80) });

/** Everything that is kept of a reader by this part of the product, as `GET /api/account/export` hands it out. */
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
});
export type AccountExport = z.infer<typeof accountExportSchema>;
