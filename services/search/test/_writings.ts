import { verifyIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import type { WritingDocument } from '@360/contracts/search-documents';
import { type Page, startSite } from '@360/testkit/site';

/** A post for everybody, where nothing else is said. */
export const postOf = (id: string, more: Partial<WritingDocument> = {}): WritingDocument => ({
  ...{
    id,
    kind: 'post',
    title: `Post ${id}`,
    summary: '',
    text: '',
    tags: [],
    authorId: 'a1',
    authorName: 'Reader 4F2A',
  },
  ...{ owner: null, publishedAt: '2026-02-02T03:04:05.000Z', goneAt: null },
  ...more,
});

export const briefingOf = (id: string, owner: string, more: Partial<WritingDocument> = {}): WritingDocument =>
  postOf(id, { kind: 'briefing', title: `Briefing ${id}`, authorId: null, authorName: '', owner, ...more });

/** A stand-in for the reader and the analysis service: what they have can be changed at any moment. */
export const startWritings = async (identityKey: Uint8Array) => {
  const writings = {
    posts: new Map<string, WritingDocument>(),
    briefings: new Map<string, WritingDocument>(),
    away: { posts: false, briefings: false },
    /** What a model says of any query, of any picture or recording. */
    model: { pieces: [] as { piece: string; because: string }[], text: '' as string | null },
  };
  const page =
    (kind: 'posts' | 'briefings'): Page =>
    async (req, res) => {
      const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
      if (identity?.sub !== 'service:search') return res.writeHead(403).end('{}');
      if (writings.away[kind]) return res.writeHead(503).end('{}');
      const query = new URL(req.url ?? '', 'http://writings').searchParams;
      const ids = query.get('ids')?.split(',');
      const all = [...writings[kind].values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const limit = Number(query.get('limit'));
      const documents = ids
        ? all.filter(({ id }) => ids.includes(id))
        : all.filter(({ id }) => id > (query.get('after') ?? '')).slice(0, limit);
      const next = !ids && documents.length === limit ? (documents.at(-1)?.id ?? null) : null;
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ documents, next }));
    };
  const help: Page = async (_req, res) => {
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ isSetUp: true, ...writings.model }));
  };
  const site = await startSite({
    '/internal/search/help/intent': help,
    '/internal/search/help/picture': help,
    '/internal/search/help/transcript': help,
    '/internal/search/posts': page('posts'),
    '/internal/search/briefings': page('briefings'),
  });
  return Object.assign(writings, { url: site.origin, close: site.close });
};
export type StandInWritings = Awaited<ReturnType<typeof startWritings>>;
