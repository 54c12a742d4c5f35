import { z } from 'zod';
import { personaSchema } from './analysis.ts';
import { sourceNoteSchema } from './briefings.ts';
import { citedSentenceSchema, passageSchema } from './evidence.ts';
import { writerSchema } from './personas.ts';

export const NAVIGATOR_SOURCES_MAX = 50;
/** Of the picture before base64. */
export const NAVIGATOR_IMAGE_BYTES = 8 * 1024 * 1024;

export const navigatorRequestSchema = z.object({
  query: z
    .object({
      text: z.string().trim().max(2_000).optional(),
      url: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional(),
      imageBase64: z
        .string()
        .max(Math.ceil((NAVIGATOR_IMAGE_BYTES * 4) / 3) + 4)
        .optional(),
    })
    .refine(
      ({ text, url, imageBase64 }) => Boolean(text || url || imageBase64),
      'Ask with a text, a link or a picture.',
    ),
  options: z
    .object({
      depth: z.enum(['quick', 'standard', 'comprehensive']).default('comprehensive'),
      includePersonas: z.boolean().default(true),
      includeCredibility: z.boolean().default(true),
      maxSources: z.int().min(1).max(NAVIGATOR_SOURCES_MAX).default(NAVIGATOR_SOURCES_MAX),
    })
    .prefault({}),
});
export type NavigatorRequest = z.input<typeof navigatorRequestSchema>;

const share = z.number().min(0).max(1);

export const navigatorBriefingSchema = z.object({
  topic: z.string(),
  executiveSummary: z.string(),
  summarySentences: z.array(citedSentenceSchema),
  metadata: z.object({
    /** Null where fewer than two independent reports answer. */
    confidenceLevel: share.nullable(),
    perspectives: z.int().min(0),
    /** Milliseconds. */
    processingTime: z.number().min(0),
    stories: z.array(z.object({ id: z.string(), title: z.string() })),
    /** How the question was read, such as the text found in a picture. */
    understood: z.string(),
    /** The answer given to the same question some minutes ago; the stories it rests on have not changed since. */
    cached: z.boolean(),
  }),
  sourceStats: z.object({
    totalSources: z.int().min(0),
    independentReports: z.int().min(0),
    countries: z.array(z.string()),
    categories: z.array(z.string()),
  }),
  personaAnalysis: z.partialRecord(
    personaSchema,
    z.object({
      perspective: z.string(),
      confidence: share,
      summary: z.string(),
      keyPoints: z.array(z.string()),
      sentences: z.array(citedSentenceSchema),
      writer: writerSchema,
    }),
  ),
  semanticAnalysis: z.object({
    consensus: z.array(
      z.object({
        claim: z.string(),
        agreement: z.int().min(0).max(100),
        confidence: share,
        supportingSources: z.array(z.string()),
        sentence: citedSentenceSchema,
      }),
    ),
    contradictions: z.array(
      z.object({
        topic: z.string(),
        conflictingClaims: z.array(
          z.object({ claim: z.string(), sources: z.array(z.string()), sentence: citedSentenceSchema }),
        ),
      }),
    ),
    blindspots: z.array(
      z.object({
        category: z.string(),
        description: z.string(),
        missingPerspectives: z.array(z.string()),
        impact: z.enum(['High', 'Medium', 'Low']),
        sentence: citedSentenceSchema,
      }),
    ),
  }),
  /** Absent unless credibility was asked for. */
  sources: z.array(sourceNoteSchema.extend({ outletId: z.string(), score: z.int().min(0).max(100).nullable() })),
  passages: z.array(passageSchema),
  notes: z.record(z.string(), sourceNoteSchema),
  abstentions: z.array(z.object({ place: z.string(), condition: z.string(), needed: z.int(), found: z.int() })),
});
export type NavigatorBriefing = z.infer<typeof navigatorBriefingSchema>;

export const navigatorResponseSchema = z.object({
  success: z.boolean(),
  briefing: navigatorBriefingSchema.nullable(),
  error: z.string().nullable(),
});
export type NavigatorResponse = z.infer<typeof navigatorResponseSchema>;
