import { FEW_OUTLETS } from '@360/contracts/muted';
import { TRENDING_THRESHOLD, type Trend, type Trending } from '@360/contracts/trending';
import type { StoryDoc } from '../stories/story.model.ts';
import { presentStory } from '../stories/story.read.ts';
import type { TrendingTopics } from './topics.read.ts';
import type { TrendCursor, TrendingRepo } from './trending.repo.ts';
import {
  agePoints,
  engagementPoints,
  scoreWithPointsLeft,
  type TrendFigures,
  velocityPoints,
} from './trending-score.ts';

/** A story this far below zero has cooled down: a day after its last report with hardly any reader. */
const LEAST_POINTS_LEFT = -4;
const HOUR_MS = 60 * 60_000;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The figures a story's place follows from, as readers are told them. */
export const trendOf = ({ engagement, velocity, updatedAt }: StoryDoc, now: number): Trend => {
  const figures: TrendFigures = {
    engagement,
    velocityPerHour: velocity?.perHour ?? null,
    lastReportAt: updatedAt.getTime(),
  };
  const points = {
    engagement: engagementPoints(figures),
    velocity: velocityPoints(figures),
    age: agePoints(figures, now),
  };
  return {
    engagement,
    velocityPerHour: figures.velocityPerHour,
    ageHours: rounded(Math.max(0, now - figures.lastReportAt) / HOUR_MS),
    points: { engagement: rounded(points.engagement), velocity: rounded(points.velocity), age: rounded(points.age) },
    score: rounded(points.engagement + points.velocity - points.age),
    aboveThreshold: engagement > TRENDING_THRESHOLD,
  };
};

const fewOutlets = ({ outletIds }: StoryDoc) => (outletIds && outletIds.length <= FEW_OUTLETS ? { outletIds } : {});

/** One page of the stories that trend, highest first, with the names that rise; `next` is null at its end. */
export const readTrending = async (
  { trending, topics }: { trending: TrendingRepo; topics: TrendingTopics },
  limit: number,
  cursor: TrendCursor | undefined,
): Promise<{ body: Trending; next: TrendCursor | null }> => {
  const now = new Date();
  const least = scoreWithPointsLeft(LEAST_POINTS_LEFT, now.getTime());
  const [rows, names] = await Promise.all([trending.list(least, limit + 1, cursor), topics.read()]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const stories = page.map((story) => ({
    ...presentStory(story, now),
    trend: trendOf(story, now.getTime()),
    ...fewOutlets(story),
  }));
  const score = last?.trendingScore;
  return {
    body: { threshold: TRENDING_THRESHOLD, stories, topics: names },
    next: rows.length > limit && last && typeof score === 'number' ? { score, id: last._id } : null,
  };
};
