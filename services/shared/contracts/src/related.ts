import { z } from 'zod';
import { categorySchema } from './categories.ts';
import { contentTypeSchema, newsItemSchema } from './news.ts';

export const RELATED_MAX = 15;

/**
 * The report being read, as any client holds it: of whatever else it carries, what is not as stated here counts as not
 * said. A known `id` is enough to use the report as it is stored.
 */
export const currentNewsSchema = z.object({
  id: z.string().max(100).nullish().catch(null),
  title: z.string('a title is needed').trim().min(1, 'a title is needed').max(1_000),
  summary: z.string().max(100_000).nullish().catch(null),
  text: z.string().max(500_000).nullish().catch(null),
  category: categorySchema.nullish().catch(null),
  language: z.string().max(20).nullish().catch(null),
  sourceName: z.string().max(300).nullish().catch(null),
  publishedAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  contentType: contentTypeSchema.nullish().catch(null),
});
export type CurrentNews = z.infer<typeof currentNewsSchema>;

/** The body of `POST /api/related-news-enhanced`. `useFullContent` compares by more than the title. */
export const relatedRequestSchema = z.object({
  currentNews: currentNewsSchema,
  useFullContent: z.boolean().default(true),
  preferVideos: z.boolean().default(false),
  limit: z.int().min(1).max(RELATED_MAX).default(6),
});
export type RelatedRequest = z.infer<typeof relatedRequestSchema>;

/** Nearest first; never the report itself, nor two copies of one text. */
export const relatedNewsSchema = z.object({ relatedNews: z.array(newsItemSchema).max(RELATED_MAX) });
export type RelatedNews = z.infer<typeof relatedNewsSchema>;
