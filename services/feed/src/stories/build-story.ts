import type { Category } from '@360/contracts/vocabulary';
import type { ItemDoc } from '../items/item.model.ts';
import type { PublisherDoc } from '../publishers/publisher.model.ts';
import { trendingScoreOf } from '../trending/trending-score.ts';
import { BREAKING_MS, breakingAt } from './coverage/breaking.ts';
import { type CoverageItem, coverageOf } from './coverage/coverage-of.ts';
import { firstReports } from './coverage/first-reports.ts';
import type { ReadingCache } from './coverage/reading-cache.ts';
import { velocityAt } from './coverage/velocity.ts';
import { prominenceOf } from './prominence.ts';
import type { StoryDoc } from './story.model.ts';
import type { StoryBaseline } from './story.repo.ts';

const MAX_TAGS = 8;

/** The value most items name; the first named among equals. Null where none names one. */
const mostNamed = <T>(values: (T | null)[]): T | null => {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

const sharedTags = (items: ItemDoc[]): string[] => {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of items.flatMap((item) => item.tags)) {
    const key = tag.toLowerCase();
    counts.set(key, { tag: counts.get(key)?.tag ?? tag, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TAGS)
    .map(({ tag }) => tag);
};

export const coverageItemOf = (item: ItemDoc, publisher: PublisherDoc | undefined): CoverageItem => ({
  id: item._id,
  title: item.title,
  summary: item.summary,
  text: item.text,
  outletId: item.publisherId,
  outletName: publisher?.name ?? item.publisherId,
  owner: publisher?.owner ?? null,
  country: item.country,
  publishedAt: item.publishedAt.getTime(),
  language: item.language,
  revisions: item.revisions,
});

export const categoryOfStory = (items: ItemDoc[]): Category | null => mostNamed(items.map(({ category }) => category));

/**
 * Everything a story says, computed from its items (oldest first, at least one) alone: the same items give the same
 * story, apart from `previous`, which keeps its age and when it broke. `readings` only saves time.
 */
export const buildStory = (
  id: string,
  items: [ItemDoc, ...ItemDoc[]],
  publishers: Map<string, PublisherDoc>,
  baseline: StoryBaseline,
  previous: StoryDoc | undefined,
  now: Date,
  readings: ReadingCache,
): StoryDoc => {
  const inputs = items.map((item) => coverageItemOf(item, publishers.get(item.publisherId)));
  readings.recall(inputs);
  const figures = coverageOf(inputs, baseline);
  const lead = items.find(({ _id }) => _id === figures.leadItemId) ?? items[0];
  const last = items.at(-1) ?? lead;
  const reportTimes = firstReports(inputs, figures.groupOf).map(({ publishedAt }) => publishedAt);
  const engagement = items.reduce((sum, item) => sum + item.engagement, 0);
  const velocity = velocityAt(reportTimes, last.publishedAt.getTime(), baseline.usualPerHour);
  const breakingSince = previous?.breakingSince ?? dateOrNull(breakingAt(inputs, figures.groupOf, now.getTime()));
  return {
    _id: id,
    title: lead.title,
    summary: lead.summary,
    category: categoryOfStory(items),
    leadItemId: lead._id,
    imageItemId: (lead.imageUrl ? lead : items.find(({ imageUrl }) => imageUrl))?._id ?? null,
    publishedAt: items[0].publishedAt,
    updatedAt: last.publishedAt,
    createdAt: previous?.createdAt ?? now,
    breakingSince,
    breakingUntil: breakingSince && new Date(breakingSince.getTime() + BREAKING_MS),
    engagement,
    wordCount: lead.wordCount,
    tags: sharedTags(items),
    epistemologyTag: figures.epistemologyTag,
    truthConfidence: figures.truthConfidence,
    coverage: figures.coverage,
    countries: figures.countries,
    figures: figures.figures,
    copyOf: Object.fromEntries(figures.copyOf),
    creditOf: Object.fromEntries(figures.creditOf),
    approaches: Object.fromEntries([...figures.approaches].flatMap(([item, value]) => (value ? [[item, value]] : []))),
    reportOf: Object.fromEntries(figures.groupOf),
    outletIds: [...new Set(items.map(({ publisherId }) => publisherId))],
    reportTimes,
    velocity,
    trendingScore: trendingScoreOf({
      engagement,
      velocityPerHour: velocity?.perHour ?? null,
      lastReportAt: last.publishedAt.getTime(),
    }),
    prominence: prominenceOf(figures.coverage.independentReports, last.publishedAt.getTime()),
    mergedInto: null,
    mergePending: false,
  };
};

const dateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));
