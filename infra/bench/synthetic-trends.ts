import type { StoryDocument } from '@360/contracts/search';
import type { Story } from '@360/contracts/stories';
import { TRENDING_THRESHOLD, type Trend, type Trending } from '@360/contracts/trending';
import { namesOf } from './synthetic-feeds.ts';
import type { SyntheticNews } from './synthetic-news.ts';

/** As many as `GET /api/trending` tells of by itself. */
const STORIES = 20;
const TOPICS = 10;

const approaches = { institutional: 1, economic: 1, technological: 0, environmental: 0, social: 2, investigative: 0 };

const storyOf = (document: StoryDocument): Story => ({
  ...{ id: document.id, title: document.title, summary: document.summary, category: document.category },
  ...{ imageUrl: document.imageUrl, leadItemId: document.leadItemId, tags: document.tags },
  ...{ publishedAt: document.publishedAt, updatedAt: document.updatedAt, createdAt: document.publishedAt },
  ...{ breaking: false, engagement: document.engagement, readTime: null, velocity: null },
  epistemologyTag: document.epistemology,
  coverage: {
    ...{ items: document.reports, outlets: document.outletIds.length, independentReports: document.independent },
    ...{ countries: document.countries, approaches, gaps: [] },
    agreement: { percent: document.agreement, state: document.claims, supporting: 0, contradicting: 0 },
  },
});

const trendOf = ({ engagement }: StoryDocument): Trend => ({
  ...{ engagement, velocityPerHour: null, ageHours: 1, score: 5 },
  ...{ points: { engagement: 5, velocity: 0, age: 0 }, aboveThreshold: engagement > TRENDING_THRESHOLD },
});

/** What trends of invented news: its newest stories, and a name of each of the newest. */
export const syntheticTrends = ({ stories }: SyntheticNews): Trending => {
  const length = Math.min(STORIES, stories.size);
  const events = Array.from({ length }, (_, back) => stories.size - 1 - back);
  return {
    threshold: TRENDING_THRESHOLD,
    stories: events.map(stories.at).map((document) => ({ ...storyOf(document), trend: trendOf(document) })),
    topics: events
      .slice(0, TOPICS)
      .map((event) => ({ name: namesOf(event)[0] ?? '', items: 4, usualPerDay: 0, ratio: 3 })),
  };
};
