import { z } from 'zod';
import { personaSchema } from './analysis.ts';
import { citedSentenceSchema, passageSchema } from './evidence.ts';
import { writerSchema } from './personas.ts';

const iso = z.iso.datetime();

export const BRIEFING_LINKS_MAX = 5;
export const BRIEFING_FILES_MAX = 5;
/** Of one file as it is sent; a data URL is a third longer. */
export const BRIEFING_FILE_BYTES = 4 * 1024 * 1024;

const isHttp = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

export const briefingRequestSchema = z.object({
  subject: z.string().trim().min(1, 'Please say what the briefing is about.').max(300),
  links: z
    .array(z.string().trim().max(2_000))
    .default([])
    .transform((links) => links.filter(Boolean))
    .pipe(
      z
        .array(z.string().refine(isHttp, 'Links begin with http:// or https://.'))
        .max(BRIEFING_LINKS_MAX, `A briefing reads ${BRIEFING_LINKS_MAX} links at most.`),
    ),
  persona: personaSchema.default('centrist'),
  attachments: z
    .array(
      z.object({
        type: z.enum(['image', 'video', 'audio', 'document']),
        data: z.string().min(1),
        filename: z.string().max(300),
      }),
    )
    .max(BRIEFING_FILES_MAX, `A briefing reads ${BRIEFING_FILES_MAX} files at most.`)
    .default([]),
});
export type BriefingRequest = z.input<typeof briefingRequestSchema>;

export const BRIEFING_STEPS = [
  'waiting',
  'reading',
  'finding',
  'analysing',
  'writing',
  'done',
  'failed',
  'cancelled',
] as const;
export const briefingStepSchema = z.enum(BRIEFING_STEPS);
export type BriefingStep = z.infer<typeof briefingStepSchema>;

/** Something the briefing was asked to read, and what came of it in a sentence. */
export const briefingSourceSchema = z.object({
  kind: z.enum(['link', 'file']),
  name: z.string(),
  state: z.enum(['waiting', 'read', 'refused', 'failed']),
  reason: z.string().nullable(),
  words: z.int().min(0),
});
export type BriefingSource = z.infer<typeof briefingSourceSchema>;

export const writtenSectionSchema = z.object({
  /** Key of the interface's strings for the heading, or the heading itself where `storyId` names a story. */
  heading: z.string(),
  headingKey: z.string().nullable(),
  storyId: z.string().nullable(),
  sentences: z.array(citedSentenceSchema),
});
export type WrittenSection = z.infer<typeof writtenSectionSchema>;

export const sourceNoteSchema = z.object({
  outletName: z.string(),
  url: z.string().nullable(),
  title: z.string(),
  publishedAt: iso.nullable(),
});
export type SourceNote = z.infer<typeof sourceNoteSchema>;

/** A custom briefing of one reader. `progress` is the share done in percent. */
export const briefingSchema = z.object({
  id: z.string(),
  subject: z.string(),
  persona: personaSchema,
  step: briefingStepSchema,
  progress: z.int().min(0).max(100),
  createdAt: iso,
  finishedAt: iso.nullable(),
  failure: z.string().nullable(),
  sources: z.array(briefingSourceSchema),
  headline: z.string().nullable(),
  sections: z.array(writtenSectionSchema),
  passages: z.array(passageSchema),
  /** By the id of the item, link or file a passage comes from. */
  notes: z.record(z.string(), sourceNoteSchema),
  confidence: z.number().min(0).max(1).nullable(),
  writer: writerSchema.nullable(),
});
export type Briefing = z.infer<typeof briefingSchema>;

export const briefingListSchema = z.object({
  briefings: z.array(
    briefingSchema.pick({ id: true, subject: true, persona: true, step: true, progress: true, createdAt: true }),
  ),
});

export const articleRequestSchema = z.object({
  storyId: z.string().max(100).optional(),
  itemId: z.string().max(100).optional(),
  title: z.string().trim().min(1).max(1_000),
  summary: z.string().max(20_000).default(''),
  category: z.string().max(60).nullish(),
  sourceName: z.string().max(300).nullish(),
  sourceUrl: z.string().max(2_000).nullish(),
});
export type ArticleRequest = z.input<typeof articleRequestSchema>;

/** `fullArticle`: paragraphs with a blank line between; null until it is written. */
export const generatedArticleSchema = z.object({
  id: z.string(),
  step: briefingStepSchema,
  progress: z.int().min(0).max(100),
  fullArticle: z.string().nullable(),
  headline: z.string().nullable(),
  sections: z.array(writtenSectionSchema),
  passages: z.array(passageSchema),
  notes: z.record(z.string(), sourceNoteSchema),
  writer: writerSchema.nullable(),
  failure: z.string().nullable(),
});
export type GeneratedArticle = z.infer<typeof generatedArticleSchema>;

export const OWN_TEXTS_MAX = 20;
/** The query of `GET /internal/own-texts/briefings` and `…/articles`: the next texts of whoever asks, after an id. */
export const ownTextsQuerySchema = z.object({
  after: z.string().max(100).default(''),
  limit: z.coerce.number().int().min(1).max(OWN_TEXTS_MAX).default(OWN_TEXTS_MAX),
});
const nextIdSchema = z.string().nullable();
export const ownBriefingsSchema = z.object({ rows: z.array(briefingSchema), next: nextIdSchema });
export const ownArticlesSchema = z.object({ rows: z.array(generatedArticleSchema), next: nextIdSchema });
