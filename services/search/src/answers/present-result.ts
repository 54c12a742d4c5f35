import { FEW_OUTLETS } from '@360/contracts/muted';
import type { Highlight, ItemDocument, SearchResult, StoryDocument } from '@360/contracts/search';

/** A document with the pieces of it that answer the query. */
export interface Hit<Document> {
  document: Omit<Document, 'text' | 'parts'>;
  highlights: { title: Highlight; text: Highlight };
}

/** What of a report's text is shown; the whole of it stands on its own page. */
export const textOf = (pieces: Highlight): string | null => pieces.map(({ text }) => text).join('') || null;

export const presentItem = ({ document, highlights }: Hit<ItemDocument>): SearchResult => ({
  id: document.id,
  type: document.type,
  title: document.title,
  summary: document.summary,
  storyId: document.storyId,
  sourceName: document.sourceName,
  publishedAt: document.publishedAt,
  source: {
    name: document.sourceName,
    url: document.url,
    country: document.country,
    publishedAt: document.publishedAt,
  },
  outletIds: [document.sourceId],
  content: {
    text: textOf(highlights.text),
    videoUrl: document.videoUrl,
    imageUrl: document.imageUrl,
    thumbnailUrl: document.imageUrl,
  },
  metadata: {
    viewCount: null,
    engagement: document.engagement,
    factualityScore: document.factuality,
    biasScore: null,
    analysisApproach: document.approach,
    epistemology: document.epistemology,
    reports: null,
    independent: null,
    agreement: null,
  },
  highlights,
});

/** A story has no one publisher: its source names how many report it by the names of the first. */
export const presentStory = ({ document, highlights }: Hit<StoryDocument>): SearchResult => ({
  id: document.id,
  type: 'story',
  title: document.title,
  summary: document.summary,
  storyId: document.id,
  sourceName: document.outletNames[0] ?? '',
  publishedAt: document.publishedAt,
  source: {
    name: document.outletNames.slice(0, 3).join(', '),
    url: null,
    country: null,
    publishedAt: document.publishedAt,
  },
  ...(document.outletIds.length <= FEW_OUTLETS && { outletIds: document.outletIds }),
  content: { text: null, videoUrl: null, imageUrl: document.imageUrl, thumbnailUrl: document.imageUrl },
  metadata: {
    viewCount: null,
    engagement: document.engagement,
    factualityScore: document.factuality,
    biasScore: null,
    analysisApproach: null,
    epistemology: document.epistemology,
    reports: document.reports,
    independent: document.independent,
    agreement: document.agreement,
  },
  highlights,
});
