import type { SearchPage, SearchResponse, SearchResult } from '@360/contracts/search';
import { expect, test } from 'vitest';
import { answerOfMedia, answerOfPages } from './answer.ts';

const result = (id: string, type: SearchResult['type'], publishedAt: string, factualityScore: number | null) =>
  ({ id, type, publishedAt, metadata: { factualityScore } }) as SearchResult;
const old = result('old', 'article', '2026-01-01T00:00:00.000Z', 90);
const fresh = result('fresh', 'article', '2026-01-03T00:00:00.000Z', null);
const film = result('film', 'video', '2026-01-02T00:00:00.000Z', 95);
const post = { ...result('post', 'post', '2026-01-04T00:00:00.000Z', null), writing: 'post' as const };
const page = (results: SearchResult[], totalResults: number) =>
  ({
    interpretedIntent: { chips: [], problems: [] },
    totalResults,
    results,
    facets: {},
    cursor: null,
  }) as unknown as SearchPage;
const ids = (answer: { results: readonly SearchResult[] } | null) => answer?.results.map(({ id }) => id);

test('pages stand one after the other, and what came twice stands once', () => {
  const answer = answerOfPages([page([old, fresh], 3), page([fresh, film], 3)]);
  expect(ids(answer)).toEqual(['old', 'fresh', 'film']);
  expect(answer?.total).toBe(3);
  expect(answerOfPages([])).toBeNull();
});

test('what answers a file is narrowed and sorted in the page', () => {
  const response = {
    interpretedIntent: { chips: [], problems: [] },
    totalResults: 4,
    newsResults: [old, fresh],
    videoResults: [film],
    writtenResults: [post],
    attachment: null,
  } as SearchResponse;
  const sorted = (sort: 'relevance' | 'date' | 'factuality') => ids(answerOfMedia(response, { type: null, sort }));
  expect(sorted('relevance')).toEqual(['old', 'fresh', 'film', 'post']);
  expect(sorted('date')).toEqual(['post', 'fresh', 'film', 'old']);
  expect(sorted('factuality')).toEqual(['film', 'old', 'fresh', 'post']);
  expect(ids(answerOfMedia(response, { type: 'video', sort: 'date' }))).toEqual(['film']);
  expect(ids(answerOfMedia(response, { type: 'post', sort: 'date' }))).toEqual(['post']);
});
