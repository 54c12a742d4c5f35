import type { StoryBriefing } from '@360/contracts/analysis';
import type { LiveChannel, NewsItem } from '@360/contracts/news';
import type { Story } from '@360/contracts/stories';
import { BASE } from '../browser.ts';

const read = async <Body>(path: string): Promise<Body> => (await (await fetch(BASE + path)).json()) as Body;

/** A video that the running product plays from a file. */
export async function videoItem(): Promise<NewsItem> {
  const items = await read<NewsItem[]>('/api/news?category=video&limit=50');
  const found = items.find(({ contentType, videoUrl }) => contentType === 'video' && videoUrl?.endsWith('.webm'));
  if (!found) throw new Error('the running product has no video that is a file');
  return found;
}

export async function article(): Promise<NewsItem> {
  const items = await read<NewsItem[]>('/api/news?limit=50');
  const found = items.find(({ contentType, post, imageUrl }) => contentType === 'article' && !post && imageUrl);
  if (!found) throw new Error('the running product has no article with a picture');
  return found;
}

const LOOKED_AT = 15;

/** Of the stories with most independent reports the first that has points of agreement. */
export async function analysedStory(): Promise<Story> {
  const stories = await read<Story[]>('/api/stories?limit=40');
  stories.sort((a, b) => b.coverage.independentReports - a.coverage.independentReports);
  for (const story of stories.slice(0, LOOKED_AT)) {
    const { analysis } = await read<StoryBriefing>(`/api/stories/${story.id}/briefing`);
    if (analysis?.consensusPoints.length) return story;
  }
  throw new Error('the running product has no story with points of agreement');
}

export async function firstChannel(): Promise<LiveChannel> {
  const [first] = await read<LiveChannel[]>('/api/live');
  if (!first) throw new Error('the running product has no live channel');
  return first;
}

/** A word that headlines hold, for searches that find something. */
export async function wordOfNews(): Promise<string> {
  const items = await read<NewsItem[]>('/api/news?limit=50');
  return items.flatMap(({ title }) => title.match(/\b[A-Z][a-z]{5,}\b/g) ?? [])[0] ?? 'news';
}

/** Words that nothing holds. */
export const NOWHERE = 'zqxjvwk qqzzkx';
