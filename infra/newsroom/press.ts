import type { LiveChannel } from '@360/contracts/news';
import type { CatalogueEntry } from '@360/contracts/publishers';
import type { Content, Outlet, Section } from './content.ts';
import { renderAtom } from './feeds/atom.ts';
import { entryOf, type Feed, feedPath, type Media } from './feeds/entry.ts';
import { renderJsonFeed } from './feeds/json-feed.ts';
import { renderRss } from './feeds/rss.ts';
import type { Networks } from './posts/networks.ts';
import { type Item, itemsAt } from './timeline.ts';

/** The newest items a feed carries. */
const FEED_LENGTH = 100;

export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
const RENDERERS = { rss: renderRss, atom: renderAtom, json: renderJsonFeed } as const;

export type Press = {
  content: Content;
  media: Media;
  items: readonly Item[];
  networks: Networks;
  base: string;
  now: () => number;
};

/** What is out now, newest first. */
export const outNow = ({ items, now }: Press): Item[] => itemsAt(items, now()).reverse();

/** The address shape of every outlet's front page. */
export const siteOf = (base: string, outlet: Outlet) => `${base}/outlets/${outlet.id}`;

/** The feed of one section as text, with the moment of its last change in epoch milliseconds (null while it is empty). */
export function printFeed(press: Press, outlet: Outlet, section: Section): { body: string; modified: number | null } {
  const items = outNow(press)
    .filter((item) => item.outlet === outlet && item.section === section)
    .slice(0, FEED_LENGTH);
  const modified = items.length === 0 ? null : Math.max(...items.map((item) => item.updatedAt));
  const feed: Feed = {
    outlet,
    section,
    title: section === outlet.sections[0] ? outlet.name : `${outlet.name}: ${section.id}`,
    site: siteOf(press.base, outlet),
    url: press.base + feedPath(outlet, section),
    updated: new Date(modified ?? 0).toISOString(),
    entries: items.map((item) => entryOf(item, press.base, press.media)),
  };
  return { body: RENDERERS[section.format](feed), modified };
}

export function printCatalogue({ content, base }: Pick<Press, 'content' | 'base'>): CatalogueEntry[] {
  return content.outlets.map((outlet) => ({
    id: outlet.id,
    name: outlet.name,
    site: siteOf(base, outlet),
    country: outlet.country,
    language: outlet.language,
    owner: outlet.owner,
    kind: outlet.kind,
    feeds: outlet.sections.map((section) => ({ url: base + feedPath(outlet, section), category: section.category })),
  }));
}

export function printChannels({ content, base }: Pick<Press, 'content' | 'base'>): LiveChannel[] {
  return content.channels.map(({ id, name, subject, country, language, outlet }) => ({
    id,
    name,
    subject,
    country,
    language,
    website: `${base}/outlets/${outlet}`,
    embedUrl: `${base}/channels/${id}`,
  }));
}
