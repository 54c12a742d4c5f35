import { z } from 'zod';
import { SEARCH_BATCH, WRITINGS } from './search.ts';

const iso = z.iso.datetime();

/**
 * A post or briefing as it is indexed. `owner` is the one reader who finds it, null where everybody does; a briefing
 * always has one. `goneAt` is when its service lets go of it by itself.
 */
export const writingDocumentSchema = z
  .object({
    id: z.string().min(1).max(90),
    kind: z.enum(WRITINGS),
    title: z.string(),
    summary: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
    /** What others know its author by; null for a briefing, which nobody signs. */
    authorId: z.string().nullable(),
    authorName: z.string(),
    owner: z.string().min(1).nullable(),
    publishedAt: iso,
    goneAt: iso.nullable(),
  })
  .refine(({ kind, owner }) => kind === 'post' || owner !== null, 'A briefing has an owner.');
export type WritingDocument = z.infer<typeof writingDocumentSchema>;
export const writingDocumentsSchema = z.object({
  documents: z.array(writingDocumentSchema),
  next: z.string().nullable(),
});

const TEXT_LENGTH = 8_000;
const SUMMARY_LENGTH = 300;

/** Not ending in half a character, which an index would refuse. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** The beginnings of two texts, as long as an index takes them. */
export const searchedTexts = (summary: string, text: string): Pick<WritingDocument, 'summary' | 'text'> => ({
  summary: cut(summary, SUMMARY_LENGTH),
  text: cut(text, TEXT_LENGTH),
});

/** Which documents the search service asks for: those of ids, or the next `limit` after an id in their order. */
export const documentQuestionSchema = z
  .object({
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(',').filter(Boolean))])
      .pipe(z.array(z.string().min(1).max(100)).min(1).max(SEARCH_BATCH, `Ask for ${SEARCH_BATCH} documents at most.`))
      .optional(),
    after: z.string().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(SEARCH_BATCH).default(SEARCH_BATCH),
  })
  .transform(({ ids, after, limit }): { ids: string[] } | { after: string; limit: number } =>
    ids ? { ids } : { after, limit },
  );
export type DocumentQuestion = z.output<typeof documentQuestionSchema>;
