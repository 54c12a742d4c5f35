import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentQuestionSchema } from '@360/contracts/search-documents';
import { pageOf, type SyntheticNews } from './synthetic-news.ts';
import { syntheticTrends } from './synthetic-trends.ts';

const OUTLETS = 200;
const NOTHING_WRITTEN = { documents: [], next: null };

const questionOf = (query: URLSearchParams) => documentQuestionSchema.parse(Object.fromEntries(query));

/**
 * Answers on loopback what the search service asks of others: of the feed service about invented news, of the reader and
 * the analysis service, which have nothing written.
 */
export const serveNews = async (news: SyntheticNews) => {
  const trends = syntheticTrends(news);
  const answers = new Map<string, (query: URLSearchParams) => unknown>([
    ['/internal/search/items', (query) => pageOf(news.items, questionOf(query))],
    ['/internal/search/stories', (query) => pageOf(news.stories, questionOf(query))],
    ['/internal/search/posts', () => NOTHING_WRITTEN],
    ['/internal/search/briefings', () => NOTHING_WRITTEN],
    ['/api/publishers', (query) => news.outlets.filter(({ id }) => id > (query.get('after') ?? '')).slice(0, OUTLETS)],
    ['/api/trending', () => trends],
  ]);
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://feed');
    const answer = answers.get(pathname);
    if (!answer) return void res.writeHead(404).end();
    res.setHeader('content-type', 'application/json').end(JSON.stringify(answer(searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
