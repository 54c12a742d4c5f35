import { z } from 'zod';
import { approachSchema, categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { CATEGORIES, COUNTRY_IDS, POST_NETWORKS } from './vocabulary.ts';

const iso = z.iso.datetime();

export const contentTypeSchema = z.enum(['article', 'video', 'live_stream']);
export type ContentType = z.infer<typeof contentTypeSchema>;

export const claimStateSchema = z.enum(['agreed', 'contested', 'single-source']);
export type ClaimState = z.infer<typeof claimStateSchema>;

/**
 * How a story is covered, as the dial draws it. Copies of one wire text count as one independent report.
 * `agreement.percent` is null where fewer than two independent reports speak to the same figure.
 */
export const coverageSchema = z.object({
  items: z.int().min(1),
  outlets: z.int().min(1),
  independentReports: z.int().min(1),
  countries: z.array(countryCodeSchema),
  approaches: z.record(approachSchema, z.int().min(0)),
  gaps: z.array(approachSchema),
  agreement: z.object({
    percent: z.int().min(0).max(100).nullable(),
    state: claimStateSchema,
    supporting: z.int().min(0),
    contradicting: z.int().min(0),
  }),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const outletSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: countryCodeSchema.nullable(),
  site: z.string().nullable(),
});
export type Outlet = z.infer<typeof outletSchema>;

/** Who wrote a post and where. `linkedUrl` is the page it points to, null where it points to none. */
export const postSchema = z.object({
  network: z.enum(POST_NETWORKS),
  handle: z.string(),
  name: z.string(),
  profileUrl: z.string(),
  linkedUrl: z.string().nullable(),
});
export type Post = z.infer<typeof postSchema>;

/** One report of one outlet. `readTime` is in minutes and null where only a teaser is known; `duration` is in seconds. */
export const newsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: categorySchema.nullable(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  publishedAt: iso,
  createdAt: iso,
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  embedUrl: z.string().nullable(),
  readTime: z.int().min(1).nullable(),
  duration: z.int().min(0).nullable(),
  contentType: contentTypeSchema,
  mediaType: z.enum(['photo', 'video', 'gif']).nullable(),
  storyId: z.string().nullable(),
  breaking: z.boolean(),
  tags: z.array(z.string()),
  engagement: z.int().min(0),
  socialMetrics: z.object({ comments: z.int(), shares: z.int(), reactions: z.int() }).nullable(),
  country: countryCodeSchema.nullable(),
  language: z.string().nullable(),
  truthConfidenceScore: z.int().min(0).max(100).nullable(),
  civFlags: z.array(z.string()),
  /** The address of a post on its network, `sourceUrl` too; null for articles and videos from feeds. */
  tweetUrl: z.string().nullable(),
  post: postSchema.nullable(),
  revisions: z.int().min(0),
  outlet: outletSchema,
  coverage: coverageSchema.nullable(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** What `category` in an address may hold: a topic, a format, `x-<topic>` for posts about it, or `country-<id>`. */
export const FEED_FILTERS = [
  'breaking',
  'video',
  'twitter',
  ...CATEGORIES,
  ...CATEGORIES.map((category) => `x-${category}` as const),
  ...COUNTRY_IDS.map((id) => `country-${id}` as const),
] as const;
export type FeedFilter = (typeof FEED_FILTERS)[number];

export const NEWS_LIMIT_MAX = 200;
/** Pages count from 1 and reach this far; beyond it a list is followed by its cursor. */
export const NEWS_PAGE_MAX = 50;

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** The query of `GET /api/news`, `/api/videos` and `/api/twitter-news`. `cursor` is what the previous answer's `Link: rel="next"` held. */
export const newsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(NEWS_PAGE_MAX).default(1),
  limit: z.coerce.number().int().min(1).max(NEWS_LIMIT_MAX).default(50),
  category: z.preprocess(emptyAsAbsent, z.enum(FEED_FILTERS).optional()),
  country: z.preprocess(emptyAsAbsent, z.enum(COUNTRY_IDS).optional()),
  cursor: z.string().max(200).optional(),
});
export type NewsQuery = z.infer<typeof newsQuerySchema>;

export const liveChannelSchema = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  country: countryCodeSchema.nullable(),
  language: z.string(),
  website: z.string(),
  embedUrl: z.string(),
});
export type LiveChannel = z.infer<typeof liveChannelSchema>;

/** What the page says about where its news comes from. `lastItemAt` is null before the first item. */
export const feedStatusSchema = z.object({
  sample: z.boolean(),
  items: z.int(),
  stories: z.int(),
  outlets: z.int(),
  itemsLastDay: z.int(),
  lastItemAt: iso.nullable(),
  /** Items whose story, or its figures, are still to be found. */
  waiting: z.int(),
  /** The networks whose posts are read; X is among them only where a key for its API is set. */
  postNetworks: z.array(z.enum(POST_NETWORKS)),
  /**
   * Pages of items whose feeds give only a teaser: how many wait, gave their text, had no more than the feed, belong to
   * publishers that opt out, gave no article.
   */
  pages: z.object({ wanted: z.int(), read: z.int(), none: z.int(), refused: z.int(), failed: z.int() }),
});
export type FeedStatus = z.infer<typeof feedStatusSchema>;
