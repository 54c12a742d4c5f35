import type { Problem } from '@360/contracts/problem';
import { type Trending, trendingSchema } from '@360/contracts/trending';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoryDoc } from '../src/stories/story.model.ts';
import { trendingScoreOf } from '../src/trending/trending-score.ts';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews, storyDoc } from './_news.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** A story as it is saved: with the score that follows from its figures. */
const scored = (name: string, engagement: number, perHour: number | null, updatedAt: Date): StoryDoc =>
  storyDoc(name, [name], {
    engagement,
    velocity: perHour === null ? null : { perHour, usualPerHour: null, ratio: null },
    publishedAt: updatedAt,
    updatedAt,
    trendingScore: trendingScoreOf({ engagement, velocityPerHour: perHour, lastReportAt: updatedAt.getTime() }),
  });

const STORIES = [
  scored('fast', 0, 7, ago(1)),
  scored('loud', 25_500, null, ago(3)),
  scored('loud and old', 25_500, null, ago(20)),
  scored('silent', 0, null, ago(1)),
  scored('over', 90_000, 9, ago(24 * 9)),
  { ...scored('merged', 90_000, 9, ago(1)), mergedInto: idOf('loud') },
];

/** Five reports by as many outlets a day ago or less; two a day before that for a name that is always there. */
const REPORTS = [
  ...['a', 'b', 'c', 'd', 'e'].map((name) =>
    itemDoc(`rise ${name}`, { title: `Talks with Anna Sorel go on, day ${name}`, publisherId: `outlet-${name}` }),
  ),
  ...['a', 'b', 'c', 'd'].map((name) =>
    itemDoc(`usual ${name}`, { title: `Rain falls over Brume again, says ${name}`, publisherId: `outlet-${name}` }),
  ),
  ...Array.from({ length: 28 }, (_, index) =>
    itemDoc(`before ${index}`, {
      title: `Rain falls over Brume once more, ${index}`,
      publishedAt: ago(30 + index * 5),
    }),
  ),
  ...['a', 'b', 'c', 'd'].map((name) =>
    itemDoc(`own ${name}`, { title: `Our columnist Rurik on ${name}`, publisherId: 'outlet-a' }),
  ),
];

let site: Site;
let service: RunningFeedService;
let news: News;

const read = async (path = '/api/trending'): Promise<{ body: Trending; next: string | null }> => {
  const response = await service.get(path);
  expect(response.status).toBe(200);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { body: trendingSchema.parse(await response.json()), next };
};
const namesOf = ({ stories }: Trending) => stories.map(({ title }) => title.replace('Story ', ''));

beforeAll(async () => {
  site = await startSite({ '/feed': fixedPage(rss([]), 'application/rss+xml') });
  service = await startService([outlet('quay', `${site.origin}/feed`)], { ALLOWED_ORIGINS: site.origin });
  news = await openNews(service.mongoUrl);
  await news.addItems(REPORTS);
  await news.addStories(STORIES);
});

afterAll(async () => {
  await news?.close();
  await service?.stop();
  await site?.close();
});

describe('trending stories', () => {
  test('are ordered by engagement and velocity, less their age', async () => {
    expect(namesOf((await read()).body)).toEqual(['loud', 'loud and old', 'fast']);
  });

  test('say the figures their place follows from', async () => {
    const [loud, , fast] = (await read()).body.stories;
    expect(loud?.trend).toMatchObject({ engagement: 25_500, velocityPerHour: null, aboveThreshold: true });
    expect(loud?.trend.points).toMatchObject({ engagement: 8, velocity: 0 });
    expect(loud?.trend.ageHours).toBeCloseTo(3, 1);
    expect(fast?.trend).toMatchObject({ engagement: 0, velocityPerHour: 7, aboveThreshold: false });
    for (const { trend } of [loud, fast].flatMap((story) => (story ? [story] : []))) {
      const { engagement, velocity, age } = trend.points;
      expect(trend.score).toBeCloseTo(engagement + velocity - age, 2);
    }
  });

  test('are marked from engagement above 5000', async () => {
    const { body } = await read();
    expect(body.threshold).toBe(5_000);
    expect(body.stories.map(({ trend }) => trend.aboveThreshold)).toEqual([true, true, false]);
  });

  test('can be followed page by page to the end', async () => {
    const seen: string[] = [];
    for (let path: string | null = '/api/trending?limit=2'; path; ) {
      const { body, next } = await read(path);
      seen.push(...namesOf(body));
      path = next;
    }
    expect(seen).toEqual(['loud', 'loud and old', 'fast']);
  });
});

describe('trending topics', () => {
  test('are names that stand in more reports of several outlets than usual, written as the reports do', async () => {
    const { topics } = (await read()).body;
    expect(topics).toEqual([{ name: 'Anna Sorel', items: 5, usualPerDay: 0, ratio: 3.5 }]);
  });
});

describe('what is refused', () => {
  test.each([
    ['limit=0', /limit/],
    ['limit=101', /limit/],
    ['limit=many', /limit/],
    ['cursor=elsewhere', /cursor: not a place in this list/],
    [`cursor=${Buffer.from('[{"$gt":0},"x"]').toString('base64url')}`, /cursor: not a place in this list/],
  ])('%s: 400 and a sentence', async (query, sentence) => {
    const response = await service.get(`/api/trending?${query}`);
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.code]).toEqual([400, 'bad_request']);
    expect(problem.error).toMatch(sentence);
  });
});
