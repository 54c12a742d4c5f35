import { z } from 'zod';
import { FEW_OUTLETS } from './muted.ts';
import { storySchema } from './stories.ts';

/** Engagement above which a story counts as trending by itself. */
export const TRENDING_THRESHOLD = 5_000;
export const TRENDING_LIMIT_MAX = 100;

/** The query of `GET /api/trending`. `cursor` is what the previous answer's `Link: rel="next"` held. */
export const trendingQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(TRENDING_LIMIT_MAX).default(20),
  cursor: z.string().max(200).optional(),
});
export type TrendingQuery = z.infer<typeof trendingQuerySchema>;

/**
 * Why a story stands where it does: `score` = `points.engagement` + `points.velocity` − `points.age`, of
 * log2(1 + engagement / 100), log2(1 + velocityPerHour) and ageHours / 6. `velocityPerHour` counts independent reports
 * up to the last one and is null where too few are known.
 */
export const trendSchema = z.object({
  engagement: z.int().min(0),
  velocityPerHour: z.number().min(0).nullable(),
  ageHours: z.number().min(0),
  points: z.object({ engagement: z.number(), velocity: z.number(), age: z.number() }),
  score: z.number(),
  aboveThreshold: z.boolean(),
});
export type Trend = z.infer<typeof trendSchema>;

/**
 * A name that is more in the news than usual: reports of the last 24 hours, how many a day it had in the seven days
 * before, and the ratio of both, each raised by two so that rare names do not win by chance.
 */
export const trendingTopicSchema = z.object({
  name: z.string(),
  items: z.int().min(1),
  usualPerDay: z.number().min(0),
  ratio: z.number().min(0),
});
export type TrendingTopic = z.infer<typeof trendingTopicSchema>;

export const trendingSchema = z.object({
  threshold: z.int(),
  /** `outletIds`: who reports it, where they are few (`muted.ts`). */
  stories: z.array(
    storySchema.extend({ trend: trendSchema, outletIds: z.array(z.string()).max(FEW_OUTLETS).optional() }),
  ),
  topics: z.array(trendingTopicSchema),
});
export type Trending = z.infer<typeof trendingSchema>;
