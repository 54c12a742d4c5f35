import type { FeedStatus, LiveChannel, NewsItem } from '@360/contracts/news';
import type { Story } from '@360/contracts/stories';
import { type Call, until } from './reader.ts';

const FILLED_MS = 90_000;
const WANTED = { items: 500, stories: 40 };

/** What of the news the screens show. */
export interface News {
  story: Story;
  item: NewsItem;
  video: NewsItem;
  channel: LiveChannel;
  /** A word that the search finds. */
  word: string;
  /** What the reader keeps. */
  kept: NewsItem[];
}

/** Waits until there is news enough to look at. @throws Error where there is not within a minute and a half */
export const untilFilled = (base: string): Promise<void> => {
  const filled = async () => {
    const { items, stories, waiting } = (await (await fetch(`${base}/api/status`)).json()) as FeedStatus;
    return items >= WANTED.items && stories >= WANTED.stories && waiting === 0;
  };
  return until(`there were no ${WANTED.items} items in ${WANTED.stories} stories`, filled, FILLED_MS);
};

const firstOf = <One>(all: readonly One[], what: string, ...wishes: ((one: One) => boolean)[]): One => {
  for (const wish of [...wishes, () => true]) {
    const found = all.find(wish);
    if (found) return found;
  }
  throw new Error(`the product has no ${what} to look at`);
};

/** Chooses the story with the most to say, a report with a picture, a video, a channel. @throws Error where there is none */
export const chooseNews = async (call: Call): Promise<News> => {
  const stories = await call<Story[]>('GET', '/api/stories?limit=50');
  const items = await call<NewsItem[]>('GET', '/api/news?limit=200');
  const videos = await call<NewsItem[]>('GET', '/api/videos?limit=50');
  const channels = await call<LiveChannel[]>('GET', '/api/live');
  const measured = ({ coverage, imageUrl }: Story) => coverage.agreement.percent !== null && imageUrl !== null;
  const byReports = stories.toSorted((a, b) => b.coverage.independentReports - a.coverage.independentReports);
  const story = firstOf(byReports, 'story', (one) => measured(one) && one.coverage.gaps.length > 0, measured);
  const pictured = items.filter(({ imageUrl, contentType }) => imageUrl !== null && contentType === 'article');
  const item = firstOf(pictured, 'report with a picture', ({ coverage }) => (coverage?.independentReports ?? 0) > 2);
  return {
    story,
    item,
    video: firstOf(videos, 'video', ({ tweetUrl }) => tweetUrl === null),
    channel: firstOf(channels, 'live channel'),
    word: story.title.match(/\p{Lu}\p{L}{4,}/u)?.[0] ?? story.title,
    kept: [...pictured.slice(0, 5), ...videos.slice(0, 2)],
  };
};
