import type { ItemDocument, StoryDocument } from '@360/contracts/search';
import type { DocumentQuestion } from '@360/contracts/search-documents';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import type { DocumentRepo } from './document.repo.ts';
import { itemDocument, storyDocument } from './documents.ts';

export interface DocumentSources {
  searchDocuments: DocumentRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
}

interface Page<Document> {
  documents: Document[];
  next: string | null;
}

/** A walk goes on after a full page; a question for ids has no more than one. */
const nextOf = (question: DocumentQuestion, rows: { _id: string }[]): string | null =>
  'after' in question && rows.length === question.limit ? (rows.at(-1)?._id ?? null) : null;

/** The items that are settled of those asked for, in order of id. */
export const readItemDocuments = async (
  question: DocumentQuestion,
  { searchDocuments, stories, directory }: DocumentSources,
): Promise<Page<ItemDocument>> => {
  const rows = await searchDocuments.items(question);
  const [publishers, found] = await Promise.all([
    directory.find(rows.map(({ publisherId }) => publisherId)),
    stories.byIds([...new Set(rows.flatMap(({ storyId }) => storyId ?? []))]),
  ]);
  const storyOf = new Map(found.map((story) => [story._id, story]));
  return {
    documents: rows.map((row) => itemDocument(row, publishers.get(row.publisherId), storyOf.get(row.storyId ?? ''))),
    next: nextOf(question, rows),
  };
};

/** The stories that stand of those asked for, in order of id. */
export const readStoryDocuments = async (
  question: DocumentQuestion,
  { searchDocuments, directory }: DocumentSources,
): Promise<Page<StoryDocument>> => {
  const rows = await searchDocuments.stories(question);
  const reports = await searchDocuments.reportsOf(rows.map(({ _id }) => _id));
  const publishers = await directory.find([...reports.values()].flat().map(({ publisherId }) => publisherId));
  return {
    documents: rows.map((story) => storyDocument(story, reports.get(story._id) ?? [], publishers)),
    next: nextOf(question, rows),
  };
};
