import type { ArticleRequest, GeneratedArticle } from '@360/contracts/briefings';
import type { StreamEvent } from '@360/contracts/events';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { getJson, postJson, send } from '../../lib/api.ts';
import { lookInterval, useWorkEvents, type Work } from '../../lib/work-steps.ts';

const articlePath = (id: string): string => `/api/articles/${encodeURIComponent(id)}`;

/** An article on its way; looked at again and again until it is written. */
const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => getJson<GeneratedArticle>(articlePath(id), signal),
    refetchInterval: lookInterval,
  });

/** An article as it comes to be; null asks for none. */
export function useArticle(id: string | null) {
  const query = useMemo(() => articleQuery(id ?? ''), [id]);
  const told = useCallback(
    (event: StreamEvent): Work | null =>
      event.type === 'article.ready' && event.articleId === id ? { step: event.step, progress: event.progress } : null,
    [id],
  );
  useWorkEvents(query.queryKey, told);
  return useQuery({ ...query, enabled: id !== null });
}

/** Asks for an article; what is already written comes back whole. @throws ApiError */
export const askForArticle = (request: ArticleRequest): Promise<GeneratedArticle> =>
  postJson<GeneratedArticle>('/api/articles/generate', request);

export const keyOf = (id: string) => articleQuery(id).queryKey;

/** Ends the writing of an article. @throws ApiError */
export const cancelArticle = (id: string): Promise<void> => send('POST', `${articlePath(id)}/cancel`);
