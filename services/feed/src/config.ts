import {
  flagSchema,
  listSchema,
  readEnv,
  serviceEnv,
  serviceSettings,
  storeEnv,
  storeSettings,
} from '@360/chassis/env';
import { categorySchema } from '@360/contracts/categories';
import { z } from 'zod';
import { AGENT } from './articles/opt-outs.ts';

const originSchema = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const webUrlSchema = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** `category:id` of lists on X, parted by commas. */
const listsOfX = listSchema.pipe(
  z.array(
    z
      .string()
      .regex(/^[a-z]+:\d{1,19}$/, 'a category, a colon and the number of a list')
      .transform((text) => {
        const [category, id = ''] = text.split(':');
        return { category: categorySchema.parse(category), id };
      }),
  ),
);

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      ...storeEnv,
      CATALOGUE: z.string().optional(),
      FEEDS_OPML: z.string().optional(),
      LIVE_CHANNELS: z.string(),
      POST_ACCOUNTS: z.string().optional(),
      X_BEARER_TOKEN: z
        .string()
        .regex(/^[\x21-\x7e]*$/, 'a key without spaces')
        .optional(),
      X_LISTS: listsOfX.default([]),
      X_API_URL: originSchema.default('https://api.x.com'),
      X_WEB_URL: webUrlSchema.default('https://x.com'),
      BLUESKY_API_URL: originSchema.default('https://public.api.bsky.app'),
      BLUESKY_WEB_URL: webUrlSchema.default('https://bsky.app'),
      ALLOWED_ORIGINS: listSchema.default([]),
      DNS_SERVERS: listSchema.default([]),
      SAMPLE: flagSchema.default(false),
      MEDIA_CACHE: z.string(),
      MEDIA_CACHE_MB: z.coerce.number().int().min(1).default(512),
      POLL_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(128),
      POLL_MIN_SECONDS: z.coerce.number().min(1).default(120),
      POLL_MAX_SECONDS: z.coerce.number().min(1).default(3_600),
      ARCHIVE_AFTER_DAYS: z.coerce.number().min(1).default(90),
      ARTICLE_HOST_GAP_SECONDS: z.coerce.number().min(0).default(2),
      ARTICLE_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(16),
      FEED_MAX_MB: z.coerce.number().min(1).default(8),
      HOST_GAP_SECONDS: z.coerce.number().min(0).max(60).default(1),
      FETCH_DEADLINE_SECONDS: z.coerce.number().min(1).default(20),
      WEBSUB_CALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
      CONTACT_URL: z.url().default('https://360news.example/bot'),
    },
    env,
  );
  if (!read.CATALOGUE && !read.FEEDS_OPML) throw new Error('Set CATALOGUE or FEEDS_OPML: there is no feed to read.');
  return {
    ...serviceSettings(read),
    ...storeSettings(read),
    sample: read.SAMPLE,
    sources: { catalogue: read.CATALOGUE, opml: read.FEEDS_OPML, live: read.LIVE_CHANNELS },
    posts: {
      accounts: read.POST_ACCOUNTS,
      x: read.X_BEARER_TOKEN
        ? { token: read.X_BEARER_TOKEN, apiUrl: read.X_API_URL, webUrl: read.X_WEB_URL, lists: read.X_LISTS }
        : null,
      bluesky: { apiUrl: read.BLUESKY_API_URL, webUrl: read.BLUESKY_WEB_URL },
    },
    polling: {
      concurrency: read.POLL_CONCURRENCY,
      minIntervalMs: read.POLL_MIN_SECONDS * 1_000,
      maxIntervalMs: read.POLL_MAX_SECONDS * 1_000,
      hostGapMs: read.HOST_GAP_SECONDS * 1_000,
    },
    archiveAfterMs: read.ARCHIVE_AFTER_DAYS * 86_400_000,
    articles: { hostGapMs: read.ARTICLE_HOST_GAP_SECONDS * 1_000, concurrency: read.ARTICLE_CONCURRENCY },
    websub: { callbackBase: read.WEBSUB_CALLBACK_URL },
    fetching: {
      allowedOrigins: read.ALLOWED_ORIGINS,
      maxBytes: read.FEED_MAX_MB * 1_000_000,
      deadlineMs: read.FETCH_DEADLINE_SECONDS * 1_000,
      userAgent: `${AGENT}/0.1 (+${read.CONTACT_URL})`,
    },
    nameServers: read.DNS_SERVERS,
    media: { folder: read.MEDIA_CACHE, maxBytes: read.MEDIA_CACHE_MB * 1_000_000 },
  };
};
export type FeedConfig = ReturnType<typeof readConfig>;
export type PostConfig = FeedConfig['posts'];
