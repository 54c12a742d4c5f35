import type { Logger } from '@360/chassis/logger';
import type { connectRedis } from '@360/chassis/redis/connect-redis';
import { z } from 'zod';

const progressSchema = z.object({
  stage: z.enum(['preparing', 'reading', 'swapping', 'done', 'failed']),
  /** Documents that have been handed to the engine. */
  items: z.int().min(0),
  stories: z.int().min(0),
  posts: z.int().min(0).default(0),
  briefings: z.int().min(0).default(0),
  startedAt: z.iso.datetime(),
  at: z.iso.datetime(),
});
/** How far building the index anew has come; `at` is when it was said. */
export type RebuildProgress = z.infer<typeof progressSchema>;

const LOGGED_EVERY_MS = 5_000;

/** Keeps the progress where every process of the service can read it. */
export const createProgressStore = (redis: ReturnType<typeof connectRedis>, prefix: string, logger: Logger) => {
  const key = `${prefix}:search-rebuild-progress`;
  let logged = { stage: '', at: 0 };
  return {
    /** What cannot be said is dropped: the build itself does not depend on it. */
    say: async (progress: RebuildProgress): Promise<void> => {
      if (logged.stage !== progress.stage || performance.now() - logged.at > LOGGED_EVERY_MS) {
        logged = { stage: progress.stage, at: performance.now() };
        logger.info(progress, 'search index is built');
      }
      await redis.set(key, JSON.stringify(progress)).catch((cause: unknown) => {
        logger.warn({ err: cause }, 'progress of the search index not kept');
      });
    },
    /** Of the build that runs or ran last; null before the first. */
    read: async (): Promise<RebuildProgress | null> => {
      const text = await redis.get(key);
      return text === null ? null : progressSchema.parse(JSON.parse(text));
    },
  };
};
