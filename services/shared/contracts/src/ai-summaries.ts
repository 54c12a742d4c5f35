import { z } from 'zod';
import { citedSentenceSchema, passageSchema } from './evidence.ts';
import { writerSchema } from './personas.ts';

/**
 * The body of `POST /api/ai-summarize`. With `itemId` the stored report is read; without, the words sent are all there is
 * to summarise.
 */
export const summarizeRequestSchema = z.object({
  itemId: z.string().max(100).optional(),
  title: z.string().trim().min(1).max(1_000),
  summary: z.string().max(20_000).default(''),
  category: z.string().max(60).nullish(),
  sourceName: z.string().max(300).nullish(),
  contentType: z.enum(['article', 'video', 'live_stream']).catch('article').default('article'),
});
export type SummarizeRequest = z.input<typeof summarizeRequestSchema>;

export const sentimentSchema = z.enum(['positive', 'negative', 'neutral']);
export type Sentiment = z.infer<typeof sentimentSchema>;

/** `sentiment` is null where there are too few words that tell, or no word list of the language. */
export const summarizeResponseSchema = z.object({
  summary: z.string(),
  keyPoints: z.array(z.string()).max(3),
  sentiment: sentimentSchema.nullable(),
  /** The words behind it: positive and negative ones, of all read. */
  sentimentWords: z.object({ positive: z.int(), negative: z.int(), of: z.int() }),
  confidence: z.number().min(0).max(1),
  timestamp: z.iso.datetime(),
  sentences: z.array(citedSentenceSchema),
  passages: z.array(passageSchema),
  writer: writerSchema,
});
export type SummarizeResponse = z.infer<typeof summarizeResponseSchema>;
