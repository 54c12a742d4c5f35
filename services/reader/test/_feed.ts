import { verifyIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import type { NewsItem } from '@360/contracts/news';
import type { Approach } from '@360/contracts/vocabulary';
import { type Page, startSite } from '@360/testkit/site';

export const itemOf = (id: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  title: `Report ${id}`,
  summary: `What happened in ${id}.`,
  category: 'world',
  sourceName: 'The Quay',
  sourceUrl: `https://quay.example/${id}`,
  publishedAt: '2026-01-02T03:04:05.000Z',
  createdAt: '2026-01-02T03:05:00.000Z',
  imageUrl: `/api/media/${id}`,
  videoUrl: null,
  embedUrl: null,
  readTime: 3,
  duration: null,
  contentType: 'article',
  mediaType: 'photo',
  storyId: 'story-1',
  breaking: false,
  tags: [],
  engagement: 0,
  socialMetrics: null,
  country: 'GB',
  language: 'en',
  truthConfidenceScore: null,
  civFlags: [],
  tweetUrl: null,
  post: null,
  revisions: 0,
  outlet: { id: 'harbour', name: 'The Quay', country: 'GB', site: 'https://quay.example' },
  coverage: null,
  ...more,
});

/** A stand-in for the feed service: items and publishers come and go at any moment. */
export const startFeed = async (identityKey: Uint8Array) => {
  const feed = {
    items: new Map<string, NewsItem>(),
    publishers: new Map([['harbour', 'The Quay']]),
    /** From what side an item looks, where its words tell. */
    approaches: new Map<string, Approach>(),
    /** The ids it was asked the angles of. */
    anglesAsked: [] as string[],
    /** The status of every answer, where it is not what there is. */
    fails: null as number | null,
  };

  const answering =
    (find: (id: string, query: URLSearchParams) => unknown): Page =>
    async (req, res) => {
      const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
      if (identity?.sub !== 'service:reader') return res.writeHead(401).end('{}');
      if (feed.fails !== null) return res.writeHead(feed.fails).end('{}');
      const { pathname, searchParams } = new URL(req.url ?? '', 'http://feed');
      const found = find(decodeURIComponent(pathname.split('/').at(-1) ?? ''), searchParams);
      res.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
    };
  const ofCategory = (query: URLSearchParams) =>
    [...feed.items.values()].filter(({ category }) => category === query.get('category'));
  const anglesOf = (query: URLSearchParams) => {
    const ids = (query.get('ids') ?? '').split(',');
    feed.anglesAsked.push(...ids);
    const items = ids.flatMap((id) => feed.items.get(id) ?? []);
    return {
      items: items.map(({ id, outlet }) => ({ id, outletId: outlet.id, approach: feed.approaches.get(id) ?? null })),
    };
  };
  const site = await startSite({
    '/api/news': answering((_, query) => ofCategory(query)),
    '/internal/items/angles': answering((_, query) => anglesOf(query)),
  });

  return Object.assign(feed, {
    url: site.origin,
    requests: site.requests,
    close: site.close,
    publish: (item: NewsItem): NewsItem => {
      feed.items.set(item.id, item);
      site.set(
        `/api/news/${item.id}`,
        answering((id) => feed.items.get(id)),
      );
      return item;
    },
    addPublisher: (id: string, name: string): void => {
      feed.publishers.set(id, name);
      site.set(
        `/api/publishers/${id}`,
        answering((asked) => feed.publishers.has(asked) && { id: asked, name: feed.publishers.get(asked) }),
      );
    },
  });
};
