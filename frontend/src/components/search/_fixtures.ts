import { type SearchPage, type SearchResponse, type SearchResult, searchPageSchema } from '@360/contracts/search';

type Told = Partial<Omit<SearchResult, 'metadata'>> &
  Pick<SearchResult, 'id' | 'title'> & { metadata?: Partial<SearchResult['metadata']> };

const UNKNOWN: SearchResult['metadata'] = {
  viewCount: null,
  engagement: 0,
  factualityScore: null,
  biasScore: null,
  analysisApproach: null,
  epistemology: null,
  reports: null,
  independent: null,
  agreement: null,
};

const NOTHING_UNDERSTOOD = { chips: [], problems: [] };
const NO_FACETS = { type: [], country: [], source: [], category: [], language: [], epistemology: [], date: [] };

const publishedAt = '2026-01-31T08:00:00.000Z';
const sourceName = 'The Ansel Courier';

/** A result of which only what a test speaks of is worth saying. */
export const resultOf = ({ metadata, ...told }: Told): SearchResult => ({
  type: 'article',
  summary: `Summary of ${told.title}`,
  storyId: null,
  sourceName,
  publishedAt,
  source: { name: sourceName, url: 'https://courier.example/a', country: 'DE', publishedAt },
  content: { text: null, videoUrl: null, imageUrl: null, thumbnailUrl: null },
  highlights: { title: [], text: [] },
  ...told,
  metadata: { ...UNKNOWN, ...metadata },
});

/** What `POST /api/search` answers. */
export function responseOf(told: Partial<SearchResponse>): SearchResponse {
  const { newsResults = [], videoResults = [], writtenResults = [] } = told;
  return {
    interpretedIntent: NOTHING_UNDERSTOOD,
    totalResults: newsResults.length + videoResults.length + writtenResults.length,
    newsResults,
    videoResults,
    writtenResults,
    attachment: null,
    ...told,
  };
}

/** What `GET /api/search` answers, as the contract wants it. */
export const pageOf = (results: SearchResult[], told: Partial<SearchPage> = {}): SearchPage =>
  searchPageSchema.parse({
    interpretedIntent: NOTHING_UNDERSTOOD,
    totalResults: results.length,
    results,
    cursor: null,
    ...told,
    facets: { ...NO_FACETS, ...told.facets },
  });
