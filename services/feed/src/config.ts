import {
  flagSchema,
  listSchema,
  logLevelSchema,
  portSchema,
  readEnv,
  roleSchema,
  secretKeySchema,
} from '@360/chassis/env';
import { z } from 'zod';

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      PORT: portSchema,
      HOST: z.string().default('127.0.0.1'),
      ROLE: roleSchema,
      LOG_LEVEL: logLevelSchema,
      MONGO_URL: z.string().startsWith('mongodb'),
      REDIS_URL: z.string().startsWith('redis'),
      QUEUE_PREFIX: z.string().default('360'),
      IDENTITY_KEY: secretKeySchema,
      CATALOGUE: z.string().optional(),
      FEEDS_OPML: z.string().optional(),
      LIVE_CHANNELS: z.string(),
      ALLOWED_ORIGINS: listSchema.default([]),
      SAMPLE: flagSchema.default(false),
      ENSURE_INDEXES: flagSchema.default(false),
      MEDIA_CACHE: z.string(),
      MEDIA_CACHE_MB: z.coerce.number().int().min(1).default(512),
      POLL_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(32),
      POLL_MIN_SECONDS: z.coerce.number().min(1).default(120),
      POLL_MAX_SECONDS: z.coerce.number().min(1).default(3_600),
      FEED_MAX_MB: z.coerce.number().min(1).default(10),
      FETCH_DEADLINE_SECONDS: z.coerce.number().min(1).default(20),
      CONTACT_URL: z.url().default('https://360news.example/bot'),
    },
    env,
  );
  if (!read.CATALOGUE && !read.FEEDS_OPML) throw new Error('Set CATALOGUE or FEEDS_OPML: there is no feed to read.');
  return {
    http: { host: read.HOST, port: read.PORT },
    role: read.ROLE,
    logLevel: read.LOG_LEVEL,
    mongoUrl: read.MONGO_URL,
    ensureIndexes: read.ENSURE_INDEXES,
    redisUrl: read.REDIS_URL,
    queuePrefix: read.QUEUE_PREFIX,
    identityKey: read.IDENTITY_KEY,
    sample: read.SAMPLE,
    sources: { catalogue: read.CATALOGUE, opml: read.FEEDS_OPML, live: read.LIVE_CHANNELS },
    polling: {
      concurrency: read.POLL_CONCURRENCY,
      minIntervalMs: read.POLL_MIN_SECONDS * 1_000,
      maxIntervalMs: read.POLL_MAX_SECONDS * 1_000,
    },
    fetching: {
      allowedOrigins: read.ALLOWED_ORIGINS,
      maxBytes: read.FEED_MAX_MB * 1_000_000,
      deadlineMs: read.FETCH_DEADLINE_SECONDS * 1_000,
      userAgent: `360NewsBot/0.1 (+${read.CONTACT_URL})`,
    },
    media: { folder: read.MEDIA_CACHE, maxBytes: read.MEDIA_CACHE_MB * 1_000_000 },
  };
};
export type FeedConfig = ReturnType<typeof readConfig>;
