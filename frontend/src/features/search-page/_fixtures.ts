import { type SearchPage, type SearchResult, searchPageSchema } from '@360/contracts/search';

interface Told {
  id: string;
  title: string;
  type?: SearchResult['type'];
  metadata?: Partial<SearchResult['metadata']>;
  highlights?: SearchResult['highlights'];
}

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

const at = '2026-01-31T08:00:00.000Z';

export function result({ id, title, type = 'article', metadata, highlights }: Told): SearchResult {
  return {
    id,
    type,
    title,
    summary: `Summary of ${title}`,
    storyId: null,
    sourceName: 'The Ansel Courier',
    publishedAt: at,
    source: { name: 'The Ansel Courier', url: 'https://courier.example/a', country: 'DE', publishedAt: at },
    content: { text: null, videoUrl: null, imageUrl: null, thumbnailUrl: null },
    metadata: { ...UNKNOWN, ...metadata },
    highlights: highlights ?? { title: [], text: [] },
  };
}

const NO_FACETS = { type: [], country: [], source: [], category: [], language: [], epistemology: [], date: [] };

/** A page as the contract wants it. */
export const pageOf = (results: SearchResult[], more: Partial<SearchPage> = {}): SearchPage =>
  searchPageSchema.parse({
    interpretedIntent: { chips: [], problems: [] },
    totalResults: results.length,
    results,
    cursor: null,
    ...more,
    facets: { ...NO_FACETS, ...more.facets },
  });
