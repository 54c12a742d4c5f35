import type { Outlet, Section } from '../content.ts';
import type { Clip } from '../media.ts';
import type { Item } from '../timeline.ts';
import { paragraphsToHtml } from './markup.ts';

/** One feed entry with every address made absolute; the three formats write it in their own words. Times are ISO. */
export type Entry = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string | null;
  published: string;
  updated: string;
  author: string | null;
  category: string;
  tags: readonly string[];
  picture: { url: string; bytes: number } | null;
  video: (Clip & { url: string }) | null;
};

/** `updated` is the newest change of any entry, ISO; it moves only when the feed does. */
export type Feed = {
  outlet: Outlet;
  section: Section;
  title: string;
  site: string;
  url: string;
  updated: string;
  entries: readonly Entry[];
};

export type Media = { clips: Map<string, Clip>; pictures: Map<string, number> };

/** An id that depends on outlet and slug alone, so that it outlives a change of port. A `tag:` URI (RFC 4151). */
const itemId = (item: Pick<Item, 'outlet' | 'slug'>) => `tag:${item.outlet.id}.example,2026:${item.slug}`;
const articlePath = (item: Pick<Item, 'outlet' | 'slug'>) => `/articles/${item.outlet.id}/${item.slug}`;
export const feedPath = (outlet: Outlet, section: Section) =>
  `/feeds/${outlet.id}/${section.id}.${section.format === 'rss' ? 'xml' : section.format}`;

/** Throws where an item names a picture or clip that is not there. */
export function entryOf(item: Item, base: string, media: Media): Entry {
  const clip = item.clip ? media.clips.get(item.clip) : undefined;
  if (item.clip && !clip) throw new Error(`${item.slug}: no clip is called ${item.clip}`);
  const bytes = item.picture ? media.pictures.get(item.picture) : undefined;
  if (item.picture && bytes === undefined) throw new Error(`${item.slug}: no picture is called ${item.picture}`);
  return {
    id: itemId(item),
    url: base + articlePath(item),
    title: item.title,
    summary: item.summary,
    html: item.outlet.fullText ? paragraphsToHtml(item.paragraphs) : null,
    published: new Date(item.publishedAt).toISOString(),
    updated: new Date(item.updatedAt).toISOString(),
    author: item.author,
    category: item.category,
    tags: item.tags,
    picture: bytes === undefined ? null : { url: `${base}/pictures/${item.picture}.jpg`, bytes },
    video: clip ? { ...clip, url: `${base}/media/clips/${clip.name}.webm` } : null,
  };
}
