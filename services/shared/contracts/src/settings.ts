import { z } from 'zod';
import { personaSchema } from './analysis.ts';
import { categorySchema } from './categories.ts';
import { CATEGORIES } from './vocabulary.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export const FONT_SIZES = ['small', 'medium', 'large', 'extra-large'] as const;
export const INTERFACE_LANGUAGES = ['en', 'ar', 'es', 'fr', 'de'] as const;
export const VIDEO_QUALITIES = ['auto', '1080p', '720p', '480p'] as const;
export const PLAYBACK_SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;
/** So many outlets or words a reader may mute. */
export const MUTED_MAX = 500;

/** The id that an author's posts have, a blank, and the name they were muted under, which is for the reader's eyes. */
const MUTED_AUTHOR = /^[0-9a-f]{24} .{1,80}$/u;

const categoriesSchema = z.array(categorySchema).max(CATEGORIES.length);

/**
 * A reader's settings, applied wherever that reader is. `mutedSources` are publisher ids, `mutedWords` are looked for in
 * titles and summaries as `muted.ts` says, `mutedAuthors` wrote posts; the page leaves what is muted out of its lists. `language` is null
 * while the browser says it.
 */
export const settingsSchema = z.object({
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  breakingAlerts: z.boolean(),
  dailyBriefing: z.boolean(),
  newsFeedEnabled: z.boolean(),
  theme: z.enum(THEMES),
  fontSize: z.enum(FONT_SIZES),
  language: z.enum(INTERFACE_LANGUAGES).nullable(),
  autoplay: z.boolean(),
  videoQuality: z.enum(VIDEO_QUALITIES),
  playbackSpeed: z.enum(PLAYBACK_SPEEDS),
  sidebarCollapsed: z.boolean(),
  mutedSources: z.array(z.string().min(1).max(100)).max(MUTED_MAX),
  mutedWords: z.array(z.string().trim().min(1).max(100)).max(MUTED_MAX),
  mutedAuthors: z.array(z.string().regex(MUTED_AUTHOR, 'Name an author by the id of their posts.')).max(MUTED_MAX),
  newsCategories: categoriesSchema,
  videoCategories: categoriesSchema,
  analysisStyle: personaSchema,
  notificationFrequency: z.enum(['instant', 'daily', 'weekly', 'never']),
  /** Keep a list of what was read, for the profile and the library. */
  keepActivity: z.boolean(),
  personalSuggestions: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The body of `PATCH /api/settings/default`: any of the settings; both calls answer with all of them. */
export const settingsChangeSchema = settingsSchema.partial().strict();
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
