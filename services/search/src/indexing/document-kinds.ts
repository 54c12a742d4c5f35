import type { ItemDocument, StoryDocument, Writing } from '@360/contracts/search';
import { indexedItem, indexedStory } from '../engine/indexed-documents.ts';
import { indexedIdOf, indexedWriting } from '../engine/indexed-writing.ts';
import type { IndexName } from '../engine/settings.ts';
import type { FeedClient, FeedQuestion } from './feed-client.ts';
import type { WritingsClient } from './writings-client.ts';

/** What the indexes are made of. News comes from the feed service; posts and briefings each from a service of their own. */
export const NEWS_KINDS = ['items', 'stories'] as const;
export const WRITTEN_KINDS = ['posts', 'briefings'] as const;
export type DocumentKind = (typeof NEWS_KINDS)[number] | (typeof WRITTEN_KINDS)[number];

const INDEX_OF: Record<DocumentKind, IndexName> = {
  items: 'items',
  stories: 'stories',
  posts: 'items',
  briefings: 'items',
};
const WRITING_OF: Partial<Record<DocumentKind, Writing>> = { posts: 'post', briefings: 'briefing' };

/** The index that holds a kind. */
export const indexOf = (kind: DocumentKind): IndexName => INDEX_OF[kind];

/** The id that a document of its service has in the index. */
export const idInIndex = (kind: DocumentKind, id: string): string => {
  const writing = WRITING_OF[kind];
  return writing ? indexedIdOf(writing, id) : id;
};

export interface DocumentSources {
  feed: Pick<FeedClient, 'items' | 'stories'>;
  writings: Pick<WritingsClient, 'posts' | 'briefings'>;
}

/** Documents as the index takes them, which says nothing of their fields. */
export type Indexed = { id: string };

export interface ReadPage {
  /** By their own service. */
  ids: string[];
  documents: Indexed[];
  /** Where a walk goes on; null at its end. */
  next: string | null;
}

const pageOf = <Document extends { id: string }>(
  { documents, next }: { documents: Document[]; next: string | null },
  indexed: (document: Document) => Indexed,
): ReadPage => ({ ids: documents.map(({ id }) => id), documents: documents.map(indexed), next });

/** What its service has of a kind, ready to be indexed. @throws FeedAway, WritingsAway */
export const readIndexed = async (
  { feed, writings }: DocumentSources,
  kind: DocumentKind,
  question: FeedQuestion,
  signal: AbortSignal,
): Promise<ReadPage> => {
  if (kind === 'items')
    return pageOf(await feed.items(question, signal), (document: ItemDocument) => indexedItem(document));
  if (kind === 'stories')
    return pageOf(await feed.stories(question, signal), (document: StoryDocument) => indexedStory(document));
  return pageOf(await writings[kind](question, signal), indexedWriting);
};
