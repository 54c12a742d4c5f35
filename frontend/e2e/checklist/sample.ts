import type { LiveChannel, NewsItem } from '@360/contracts/news';
import { read } from '../analysed.ts';

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

export async function firstChannel(): Promise<LiveChannel> {
  const [first] = await read<LiveChannel[]>('/api/live');
  if (!first) throw new Error('the running product has no live channel');
  return first;
}

/** A word of a report that has been here for a while, for searches that find something: the newest may not be indexed yet. */
export async function wordOfNews(): Promise<string> {
  const items = await read<NewsItem[]>('/api/news?limit=50');
  const reports = items.filter(({ contentType, post }) => contentType === 'article' && !post);
  return reports.flatMap(({ title }) => title.match(/\b[A-Z][a-z]{5,}\b/g) ?? []).at(-1) ?? 'news';
}

/** Words that nothing holds. */
export const NOWHERE = 'zqxjvwk qqzzkx';
