import { verifyIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import type { ItemDocument, StoryDocument } from '@360/contracts/search';
import { type Page, startSite } from '@360/testkit/site';

type Document = ItemDocument | StoryDocument;

/** A stand-in for the feed service: what it has can be changed at any moment. */
export const startFeed = async (identityKey: Uint8Array) => {
  const feed = {
    items: new Map<string, ItemDocument>(),
    stories: new Map<string, StoryDocument>(),
    isAway: false,
    /** Called for each question once its answer is fixed and before it is sent. */
    beforeSending: async (_query: URLSearchParams): Promise<void> => {},
  };

  const answer = (stored: ReadonlyMap<string, Document>, query: URLSearchParams) => {
    const ids = query.get('ids')?.split(',');
    const all = [...stored.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (ids) return { documents: all.filter(({ id }) => ids.includes(id)), next: null };
    const limit = Number(query.get('limit'));
    const documents = all.filter(({ id }) => id > (query.get('after') ?? '')).slice(0, limit);
    return { documents, next: documents.length === limit ? (documents.at(-1)?.id ?? null) : null };
  };

  const page =
    (kind: 'items' | 'stories'): Page =>
    async (req, res) => {
      const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
      if (!identity) return res.writeHead(401).end('{}');
      if (feed.isAway) return res.writeHead(503).end('{}');
      const query = new URL(req.url ?? '', 'http://feed').searchParams;
      const body = JSON.stringify(answer(feed[kind], query));
      await feed.beforeSending(query);
      res.writeHead(200, { 'content-type': 'application/json' }).end(body);
    };

  const site = await startSite({
    '/internal/search/items': page('items'),
    '/internal/search/stories': page('stories'),
  });
  return Object.assign(feed, { url: site.origin, close: site.close });
};
export type StandInFeed = Awaited<ReturnType<typeof startFeed>>;
