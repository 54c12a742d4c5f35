import type { Writing } from '@360/contracts/search';
import type { WritingDocument } from '@360/contracts/search-documents';
import { type Indexed, toldOf } from './indexed-documents.ts';
import { ownerKey } from './owner-key.ts';

/** A post or briefing among the items of the index. What of an item it cannot have is null and answers no filter. */
export interface IndexedWriting extends Indexed {
  id: string;
  type: Writing;
  /** Items have no such field: it tells what is written here from the news. */
  writing: Writing;
  title: string;
  summary: string;
  text: string;
  tags: string[];
  sourceId: null;
  /** Who wrote it. */
  sourceName: string;
  authorId: string | null;
  country: null;
  category: null;
  language: null;
  storyId: null;
  publishedAt: string;
  engagement: 0;
  factuality: null;
  epistemology: null;
  /** The key (`ownerKey`) of the one reader who finds it; absent where everybody does. */
  owner?: string;
  /** When its service lets go of it, in milliseconds. */
  goneAtMs?: number;
}

/** Ids of posts and briefings are of their own services; in the index each stands beside the news. */
export const indexedIdOf = (kind: Writing, id: string): string => `${kind}-${id}`;
export const writingIdOf = ({ id, writing }: Pick<IndexedWriting, 'id' | 'writing'>): string =>
  id.slice(writing.length + 1);

/** A post or briefing as it goes into the index. */
export const indexedWriting = ({
  id,
  kind,
  owner,
  goneAt,
  authorId,
  authorName,
  ...said
}: WritingDocument): IndexedWriting => ({
  ...{ id: indexedIdOf(kind, id), type: kind, writing: kind, tags: said.tags, sourceName: authorName, authorId },
  ...toldOf(said),
  ...{ sourceId: null, country: null, category: null, language: null, storyId: null },
  ...{ engagement: 0, factuality: null, epistemology: null },
  publishedAt: said.publishedAt,
  publishedAtMs: Date.parse(said.publishedAt),
  publishedDay: said.publishedAt.slice(0, 10),
  ...(owner !== null && { owner: ownerKey(owner) }),
  ...(goneAt !== null && { goneAtMs: Date.parse(goneAt) }),
});
