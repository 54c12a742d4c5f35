import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

const FEED_TYPES = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
  'application/rdf+xml',
]);
/** Words of a link's path that say it leads to a feed. */
const FEED_LIKE =
  /(?:^|[/._-])(?:rss|atom|rdf|feeds?)(?:[/._-]|\d?$)|\.(?:rss|atom|rdf)$|(?:^|\/)(?:index|rss2?|feed)\.xml$/i;
/** What every such link has in it; most links of a page have not. */
const PROMISING = /rss|atom|rdf|feed|index\.xml/i;
const MOST_LINKS = 40;
/** What is read in one go; between two pieces others get their turn. */
const PIECE_CHARS = 16 * 1024;

export interface PageLinks {
  /** Feeds the page declares, in its order. */
  declared: string[];
  /** Addresses that readers may follow and that look like feeds. */
  likely: string[];
  canonical: string | null;
}

const absolute = (href: string | undefined, base: string): string | null => {
  const url = href === undefined ? null : URL.parse(href.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href;
};

const isFeedLike = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address);
  return FEED_LIKE.test(pathname) || searchParams.has('feed') || searchParams.get('format') === 'rss';
};

/** Feeds that a web page names, by the tags it holds alone: scripts do not run and no tree is built. */
export const linksOfPage = async (html: string, address: string): Promise<PageLinks> => {
  let base = address;
  let canonical: string | null = null;
  const declared = new Set<string>();
  const likely = new Set<string>();

  const onLink = ({ href, rel = '', type = '' }: Record<string, string>): void => {
    const rels = rel.toLowerCase().split(/\s+/);
    const url = absolute(href, base);
    if (!url) return;
    if (rels.includes('canonical')) canonical ??= url;
    const isFeed = rels.includes('feed') || (rels.includes('alternate') && FEED_TYPES.has(typeOf(type)));
    if (isFeed && declared.size < MOST_LINKS) declared.add(url);
  };
  const onAnchor = ({ href = '' }: Record<string, string>): void => {
    if (likely.size >= MOST_LINKS || !PROMISING.test(href)) return;
    const url = absolute(href, base);
    if (url && isFeedLike(url)) likely.add(url);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'base') base = absolute(attributes.href, address) ?? base;
      else if (name === 'link') onLink(attributes);
      else if (name === 'a') onAnchor(attributes);
    },
  });
  for (let at = 0; at < html.length; at += PIECE_CHARS) {
    parser.write(html.slice(at, at + PIECE_CHARS));
    await setImmediate();
  }
  parser.end();
  return { declared: [...declared], likely: [...likely], canonical };
};

const typeOf = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

export const isFeedType = (type: string | null): boolean => type !== null && FEED_TYPES.has(typeOf(type));

const YOUTUBE = /^(?:www\.|m\.)?youtube\.com$/;

const youtubeFeeds = ({ pathname, searchParams }: URL): string[] => {
  const feed = (name: string, value: string | null | undefined) =>
    value ? [`https://www.youtube.com/feeds/videos.xml?${new URLSearchParams({ [name]: value })}`] : [];
  return [
    ...feed('channel_id', /^\/channel\/(UC[\w-]{22})/.exec(pathname)?.[1]),
    ...feed('user', /^\/user\/([\w-]{1,60})/.exec(pathname)?.[1]),
    ...feed('playlist_id', pathname === '/playlist' ? searchParams.get('list') : null),
  ];
};

/** Where some kinds of site are known to keep the feed of one of their pages. */
export const feedsBySite = (address: string): string[] => {
  const url = new URL(address);
  const page = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  if (YOUTUBE.test(url.hostname)) return youtubeFeeds(url);
  if (url.hostname === 'bsky.app' && /^\/profile\/[^/]+\/?$/.test(url.pathname)) return [`${page}/rss`];
  // a profile on a server of the fediverse
  return /^\/@[\w.-]+\/?$/.test(url.pathname) ? [`${page}.rss`] : [];
};

const USUAL_PATHS = [
  '/feed',
  '/rss',
  '/atom.xml',
  '/index.xml',
  '/feed.xml',
  '/rss.xml',
  '/feeds/all.atom.xml',
  '/feed.json',
];

/** Where feeds usually lie, for a page that names none. */
export const usualFeeds = (address: string): string[] => {
  const { origin, pathname } = new URL(address);
  const own = pathname === '/' ? [] : [`${origin}${pathname.replace(/\/+$/, '')}/feed`];
  return [...own, ...USUAL_PATHS.map((path) => `${origin}${path}`)];
};
