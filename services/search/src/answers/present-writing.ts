import type { SearchResult } from '@360/contracts/search';
import { type IndexedWriting, writingIdOf } from '../engine/indexed-writing.ts';
import { type Hit, textOf } from './present-result.ts';

/** A post or briefing; what only news has is null. */
export const presentWriting = ({ document, highlights }: Hit<IndexedWriting>): SearchResult => ({
  id: writingIdOf(document),
  type: document.type,
  writing: document.writing,
  ...(document.authorId !== null && { authorId: document.authorId }),
  title: document.title,
  summary: document.summary,
  storyId: null,
  sourceName: document.sourceName,
  publishedAt: document.publishedAt,
  source: { name: document.sourceName, url: null, country: null, publishedAt: document.publishedAt },
  content: { text: textOf(highlights.text), videoUrl: null, imageUrl: null, thumbnailUrl: null },
  metadata: {
    ...{ viewCount: null, engagement: 0, factualityScore: null, biasScore: null, analysisApproach: null },
    ...{ epistemology: null, reports: null, independent: null, agreement: null },
  },
  highlights,
});
