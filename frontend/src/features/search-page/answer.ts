import type { Facets, SearchIntent, SearchPage, SearchResponse, SearchResult } from '@360/contracts/search';
import type { Asked } from './asked.ts';

/** What a search found, by words or by a file. `facets` are null where a file was asked about. */
export interface Answer {
  readonly intent: SearchIntent;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly facets: Facets | null;
  readonly attachment: SearchResponse['attachment'];
}

/** All pages read so far as one answer; what holds for the whole of it stands on the first page. */
export function answerOfPages([first, ...more]: readonly SearchPage[]): Answer | null {
  if (!first) return null;
  const seen = new Map([first, ...more].flatMap((page) => page.results).map((result) => [result.id, result]));
  return {
    intent: first.interpretedIntent,
    total: first.totalResults,
    results: [...seen.values()],
    facets: first.facets,
    attachment: null,
  };
}

const ORDER: Readonly<Record<Asked['sort'], (a: SearchResult, b: SearchResult) => number>> = {
  relevance: () => 0,
  date: (a, b) => b.publishedAt.localeCompare(a.publishedAt),
  factuality: (a, b) => (b.metadata.factualityScore ?? -1) - (a.metadata.factualityScore ?? -1),
};

/** News, videos and what is written here as one answer, narrowed and sorted here: what answers a file comes at once and whole. */
export function answerOfMedia(response: SearchResponse, { type, sort }: Pick<Asked, 'type' | 'sort'>): Answer {
  const all = [...response.newsResults, ...response.videoResults, ...response.writtenResults];
  const results = all.filter((result) => type === null || result.type === type).toSorted(ORDER[sort]);
  return {
    intent: response.interpretedIntent,
    total: type === null ? response.totalResults : results.length,
    results,
    facets: null,
    attachment: response.attachment,
  };
}
