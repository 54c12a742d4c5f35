import type { NewsItem } from '@360/contracts/news';
import type { CurrentNews, RelatedNews, RelatedRequest } from '@360/contracts/related';
import { queryOptions } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';

/** The report that others are related to, as far as the page knows it. */
export type RelatedSubject = Pick<NewsItem, 'id' | 'title' | 'summary' | 'category'> &
  Partial<Pick<NewsItem, 'language' | 'sourceName' | 'publishedAt' | 'contentType'>>;

const LIMIT = { video: 8, other: 6 };

export const limitOf = ({ contentType }: Pick<RelatedSubject, 'contentType'>): number =>
  contentType === 'video' ? LIMIT.video : LIMIT.other;

function requestOf(subject: RelatedSubject): RelatedRequest {
  const { id, title, summary, category, language, sourceName, publishedAt, contentType } = subject;
  const currentNews = { id, title, summary, category, language, sourceName, publishedAt, contentType } as CurrentNews;
  const preferVideos = contentType === 'video';
  return { currentNews, useFullContent: true, preferVideos, limit: limitOf(subject) };
}

/** Reports related to one, nearest first. */
export const relatedQuery = (subject: RelatedSubject) =>
  queryOptions({
    queryKey: ['related', subject.id],
    queryFn: async ({ signal }) =>
      (await postJson<RelatedNews>('/api/related-news-enhanced', requestOf(subject), signal)).relatedNews,
  });
