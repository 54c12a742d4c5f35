import { z } from 'zod';
import { analysisTabSchema, personaSchema, scoreSchema } from './analysis.ts';
import { citedSentenceSchema, passageSchema } from './evidence.ts';

/** Who wrote a text: a model by its provider and name, or the product's own rules. */
export const writerSchema = z.object({
  provider: z.string(),
  model: z.string(),
  /** Of the prompt, or of the rules. */
  version: z.string(),
  /** Written for an earlier question about the same evidence. */
  cached: z.boolean(),
  /** Our own rules stood in for a provider that is set up and did not answer, or not usably. */
  fallback: z.boolean(),
  /** Sentences of the provider that were held back since their passages do not carry them. */
  withheld: z.int().min(0),
});
export type Writer = z.infer<typeof writerSchema>;

/** The body of `POST /api/personas/analyze`. Title and summary are accepted; the story itself comes from its id. */
export const analyzeRequestSchema = z.object({
  storyId: z.string().min(1).max(100),
  storyTitle: z.string().max(1_000).optional(),
  storySummary: z.string().max(10_000).optional(),
  persona: personaSchema.default('centrist'),
  analysisType: analysisTabSchema,
});
export type AnalyzeRequest = z.input<typeof analyzeRequestSchema>;

/** `analysis` is the sentences in one text. Where the evidence is too thin, it says so and `abstained` says what is missing. */
export const analyzeResponseSchema = z.object({
  success: z.boolean(),
  analysis: z.string(),
  sentences: z.array(citedSentenceSchema),
  passages: z.array(passageSchema),
  fallback: z.boolean(),
  confidence: z.number().min(0).max(1),
  analysisMetrics: z.object({
    confidence: scoreSchema,
    reports: z.int(),
    outlets: z.int(),
    claims: z.int(),
    contested: z.int(),
    passages: z.int(),
  }),
  persona: personaSchema,
  analysisType: analysisTabSchema,
  writer: writerSchema,
  abstained: z.object({ condition: z.string(), needed: z.int(), found: z.int() }).nullable(),
});
export type AnalyzeResponse = z.infer<typeof analyzeResponseSchema>;

export const crossCompareRequestSchema = analyzeRequestSchema.omit({ persona: true });

const divergenceSchema = z.object({
  text: z.string(),
  kind: z.enum(['only-one', 'contradict']),
  personas: z.array(personaSchema).min(1),
  sentences: z.array(citedSentenceSchema),
});

/** What the three readings of one frozen evidence set have in common and where they part. */
export const comparisonSchema = z.object({
  personaComparison: z.record(
    personaSchema,
    z.object({ confidence: z.number().min(0).max(1), approach: z.string(), characteristics: z.array(z.string()) }),
  ),
  comparisonMetrics: z.object({
    averageConfidence: z.number().min(0).max(1),
    consensusPoints: z.array(citedSentenceSchema),
    divergencePoints: z.array(divergenceSchema),
  }),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const crossCompareResponseSchema = z.object({
  success: z.boolean(),
  comparison: comparisonSchema,
  passages: z.array(passageSchema),
  writers: z.record(personaSchema, writerSchema),
});
export type CrossCompareResponse = z.infer<typeof crossCompareResponseSchema>;
