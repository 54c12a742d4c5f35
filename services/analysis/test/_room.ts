import { verifyIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';
import { type FileReading, fileReadingSchema, type PageReading, pageReadingSchema } from '@360/contracts/reading-room';
import { type SearchResult, searchPageSchema } from '@360/contracts/search';
import { signedFetch } from '@360/testkit/signed-fetch';
import { type Page, startSite } from '@360/testkit/site';
import { openAnalysis } from './_harness.ts';

const bodyOf = async (req: Parameters<Page>[0]): Promise<Record<string, string>> => {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>;
};

/** A result as the search service presents it. */
export const resultOf = (id: string, type: 'story' | 'article', title: string, storyId: string): SearchResult => ({
  ...{ id, type, title, summary: '', storyId, sourceName: 'The Quay', publishedAt: '2026-05-12T06:00:00.000Z' },
  source: { name: 'The Quay', url: null, country: null, publishedAt: '2026-05-12T06:00:00.000Z' },
  content: { text: null, videoUrl: null, imageUrl: null, thumbnailUrl: null },
  metadata: {
    ...{ viewCount: null, engagement: 0, factualityScore: null, biasScore: null, analysisApproach: null },
    ...{ epistemology: null, reports: null, independent: null, agreement: null },
  },
  highlights: { title: [], text: [] },
});

const NO_FACETS = { type: [], country: [], source: [], category: [], language: [], epistemology: [], date: [] };

/** Stand-ins for what the feed and the search service do for readers' texts; what they answer can be changed at any moment. */
const startNeighbours = async (identityKey: Uint8Array, analysis: Awaited<ReturnType<typeof openAnalysis>>) => {
  const neighbours = {
    results: [] as SearchResult[],
    pages: new Map<string, PageReading>(),
    /** By their name. */
    files: new Map<string, FileReading>(),
    isSearchAway: false,
    /** Every page, file and search that was asked for. */
    asked: [] as string[],
    /** Called before an answer is sent. */
    beforeSending: async (_asked: string): Promise<void> => {},
  };
  const answer =
    (of: (req: Parameters<Page>[0]) => Promise<{ asked: string; body: unknown }>): Page =>
    async (req, res) => {
      const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
      if (!identity) return res.writeHead(401).end('{}');
      const { asked, body } = await of(req);
      neighbours.asked.push(asked);
      await neighbours.beforeSending(asked);
      if (neighbours.isSearchAway && !asked.startsWith('page')) return res.writeHead(503).end('{}');
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  const page = answer(async (req) => {
    const { url = '' } = await bodyOf(req);
    const reading = neighbours.pages.get(url) ?? { state: 'failed', reason: 'The server answered with status 404.' };
    return { asked: `page ${url}`, body: pageReadingSchema.parse(reading) };
  });
  const file = answer(async (req) => {
    const { filename = '' } = await bodyOf(req);
    const reading = neighbours.files.get(filename) ?? { state: 'failed', reason: 'No text was found in this file.' };
    return { asked: `file ${filename}`, body: fileReadingSchema.parse(reading) };
  });
  const search = answer(async (req) => {
    const query = new URL(req.url ?? '', 'http://search').searchParams;
    const type = query.get('type');
    const results = neighbours.results.filter((result) =>
      type === null ? result.type !== 'story' : result.type === type,
    );
    const body = {
      interpretedIntent: { chips: [], problems: [] },
      totalResults: results.length,
      results,
      facets: NO_FACETS,
      cursor: null,
    };
    return { asked: `search ${query.get('q')}`, body: searchPageSchema.parse(body) };
  });
  analysis.feed.serve('/internal/pages/read', page);
  const site = await startSite({ '/internal/attachments/read': file, '/api/search': search });
  return Object.assign(neighbours, { url: site.origin, close: site.close });
};

/** The analysis service with neighbours that read pages and files and search. */
export const openRoom = async () => {
  const analysis = await openAnalysis();
  const neighbours = await startNeighbours(analysis.key, analysis);
  const env = { SEARCH_URL: neighbours.url };
  const web = await analysis.start('web', env);
  const as = (sub: string) => {
    const who: Identity = { sub, sid: sub, roles: ['reader'] };
    const ask = signedFetch(web.url, analysis.key, who);
    return {
      get: (path: string) => ask(path),
      remove: (path: string) => ask(path, { method: 'DELETE' }),
      post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
        ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
    };
  };
  return {
    ...analysis,
    neighbours,
    env,
    as,
    startWorker: (more: Record<string, string> = {}) => analysis.start('worker', { ...env, ...more }),
    stop: async () => {
      await analysis.stop();
      await neighbours.close();
    },
  };
};
export type OpenRoom = Awaited<ReturnType<typeof openRoom>>;
