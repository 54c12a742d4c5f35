import { verifyIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { type SearchResult, searchPageSchema, searchQuerySchema } from '@360/contracts/search';
import { type Page, startSite } from '@360/testkit/site';

export const resultOf = (id: string, publishedAt: Date, more: Partial<SearchResult> = {}): SearchResult => ({
  id,
  type: 'article',
  title: `Report ${id}`,
  summary: '',
  storyId: null,
  sourceName: 'The Quay',
  publishedAt: publishedAt.toISOString(),
  source: {
    name: 'The Quay',
    url: `https://outlet.example/${id}`,
    country: null,
    publishedAt: publishedAt.toISOString(),
  },
  content: { text: null, videoUrl: null, imageUrl: null, thumbnailUrl: null },
  metadata: {
    viewCount: null,
    engagement: 0,
    factualityScore: null,
    biasScore: null,
    analysisApproach: null,
    epistemology: null,
    reports: null,
    independent: null,
    agreement: null,
  },
  highlights: { title: [], text: [] },
  ...more,
});

/** A stand-in for the search service: what a query finds can be changed at any moment; what is of an outlet is found as `source:<id>`. */
export const startSearch = async (identityKey: Uint8Array) => {
  const search = {
    found: new Map<string, SearchResult[]>(),
    /** The status of every answer, where it is not 200. */
    fails: null as number | null,
    refused: new Set<string>(),
    /** Every query that was asked, in order. */
    asked: [] as string[],
    checks: (query: string): number => search.asked.filter((each) => each === query).length,
  };

  const answer: Page = async (req, res) => {
    const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
    if (!identity) return res.writeHead(401).end('{}');
    const { q, sort, limit, source } = searchQuerySchema.parse(
      Object.fromEntries(new URL(req.url ?? '', 'http://search').searchParams),
    );
    search.asked.push(q);
    if (search.fails !== null) return res.writeHead(search.fails).end('{}');
    if (sort !== 'date' || search.refused.has(q)) return res.writeHead(400).end('{"error":"No."}');
    const keys = source.length > 0 ? source.map((id) => `${q}source:${id}`) : [q];
    const found = keys
      .flatMap((key) => search.found.get(key) ?? [])
      .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
    const page = searchPageSchema.parse({
      interpretedIntent: { chips: [], problems: [] },
      totalResults: found.length,
      results: found.slice(0, limit),
      facets: { type: [], country: [], source: [], category: [], language: [], epistemology: [], date: [] },
      cursor: found.length > limit ? 'next' : null,
    });
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
  };

  const site = await startSite({ '/api/search': answer });
  return Object.assign(search, { url: site.origin, close: site.close });
};
export type StandInSearch = Awaited<ReturnType<typeof startSearch>>;
