import { z } from 'zod';
import { approachSchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { citedSentenceSchema, passageIdSchema, passageSchema } from './evidence.ts';
import { epistemologyTagSchema } from './stories.ts';
import { ANALYSIS_TABS, PERSONAS } from './vocabulary.ts';

const iso = z.iso.datetime();
const percent = z.int().min(0).max(100);

export const personaSchema = z.enum(PERSONAS);
export type Persona = z.infer<typeof personaSchema>;

export const analysisTabSchema = z.enum(ANALYSIS_TABS);
export type AnalysisTab = z.infer<typeof analysisTabSchema>;

/** Why one report is held to contradict a claim. */
export const CONTRADICTION_REASONS = ['figure', 'negation', 'antonym', 'denial'] as const;

/**
 * What one report says of a claim, by the passage in which it says it. Copies do not speak for themselves: they stand in
 * `copies` of the report they repeat.
 */
export const stanceSchema = z.object({
  report: z.int().min(0),
  itemId: z.string(),
  outletId: z.string(),
  stance: z.enum(['supports', 'contradicts']),
  reason: z.enum(CONTRADICTION_REASONS).nullable(),
  passage: passageIdSchema,
  copies: z.array(z.string()),
});
export type Stance = z.infer<typeof stanceSchema>;

export const claimStateSchema = z.enum(['agreed', 'contested', 'single-source', 'withdrawn']);
export type ClaimState = z.infer<typeof claimStateSchema>;

/**
 * Something checkable that at least one report states. `text` is the sentence of the first that says it.
 * `agreement.percent` = ⌊100 · supporting ÷ (supporting + contradicting)⌋ over independent reports, null below two that
 * speak; `low` and `high` bound it in percent (Wilson score interval, 95 %).
 */
export const claimSchema = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['event', 'figure', 'statement']),
  /** Told in the title or first sentences of at least half of the independent reports that tell it. */
  main: z.boolean(),
  state: claimStateSchema,
  speaker: z.string().nullable(),
  stances: z.array(stanceSchema).min(1),
  agreement: z.object({
    percent: percent.nullable(),
    supporting: z.int().min(0),
    contradicting: z.int().min(0),
    low: percent.nullable(),
    high: percent.nullable(),
  }),
  firstItemId: z.string(),
  firstAt: iso,
});
export type Claim = z.infer<typeof claimSchema>;

/** What is too little for a score. */
export const SCORE_CONDITIONS = [
  'independent-reports',
  'told-sentences',
  'outlet-claims',
  'spoken-claims',
  'source-claims',
  'source-items',
] as const;
export type ScoreCondition = (typeof SCORE_CONDITIONS)[number];

/** A score, and each part of it with what it is made of, so that it can be recomputed. Null: too little to tell. */
export const scoreSchema = z.object({
  value: percent.nullable(),
  parts: z.array(z.object({ name: z.string(), value: z.number(), weight: z.number(), of: z.int().min(0) })),
  /** Why there is none. */
  abstained: z.enum(SCORE_CONDITIONS).nullable(),
});
export type Score = z.infer<typeof scoreSchema>;

export const quoteSchema = z.object({ text: z.string(), speaker: z.string().nullable(), passage: passageIdSchema });
export type Quote = z.infer<typeof quoteSchema>;

/** One outlet's way to tell the story. `objectivityScore` and `factualityScore` repeat the values of their parts. */
export const perspectiveSchema = z.object({
  id: z.string(),
  outletId: z.string(),
  sourceName: z.string(),
  country: countryCodeSchema.nullable(),
  analysisApproach: approachSchema.nullable(),
  journalismType: z.enum(['report', 'analysis', 'opinion', 'live', 'video', 'post']),
  objectivityScore: percent.nullable(),
  factualityScore: percent.nullable(),
  objectivity: scoreSchema,
  factuality: scoreSchema,
  summary: z.array(citedSentenceSchema),
  keyQuotes: z.array(quoteSchema),
  /** Loaded words it uses, as written, with the passage. */
  loadedWords: z.array(z.object({ word: z.string(), passage: passageIdSchema })),
  url: z.string(),
  sourceType: z.string(),
  publishedAt: iso,
  itemIds: z.array(z.string()).min(1),
  report: z.int().min(0),
  /** Name of the outlet whose text it repeats. */
  copyOf: z.string().nullable(),
});
export type Perspective = z.infer<typeof perspectiveSchema>;

/** `supportingSources` and `conflictingSources` are names of outlets, copies among them. */
export const consensusPointSchema = z.object({
  claimId: z.string(),
  claim: z.string(),
  agreement: percent,
  supportingSources: z.array(z.string()),
  conflictingSources: z.array(z.string()),
  supporting: z.int().min(0),
  contradicting: z.int().min(0),
  low: percent,
  high: percent,
  sentence: citedSentenceSchema,
});
export type ConsensusPoint = z.infer<typeof consensusPointSchema>;

export const BLINDSPOT_AXES = ['country', 'language', 'ownership', 'leaning', 'approach', 'affected'] as const;

/**
 * Coverage that is missing against what the catalogue leads one to expect. `effect` is the standardised difference
 * (Cohen's h, 0–π) of the observed and the expected share, `low` and `high` its 95 % interval.
 */
export const blindspotDetailSchema = z.object({
  axis: z.enum(BLINDSPOT_AXES),
  subject: z.string(),
  text: z.string(),
  impact: z.enum(['High', 'Medium', 'Low']),
  effect: z.number(),
  low: z.number(),
  high: z.number(),
  observed: z.number().min(0).max(1),
  expected: z.number().min(0).max(1),
  /** Independent reports, or sentences where people are counted, that the observed share is of. */
  of: z.int().min(0),
  sentence: citedSentenceSchema,
});
export type BlindspotDetail = z.infer<typeof blindspotDetailSchema>;

/** An outlet that would be expected to report and has not, hours after the first report. */
export const silentOutletSchema = z.object({
  outletId: z.string(),
  name: z.string(),
  country: countryCodeSchema.nullable(),
  /** Stories of this category and region it reported in the last thirty days, of those that three outlets or more had. */
  usualShare: z.number().min(0).max(1),
  hoursSince: z.number().min(0),
});
export type SilentOutlet = z.infer<typeof silentOutletSchema>;

/** Who or what is affected, and the sentences that say how. */
export const impactSchema = z.object({
  group: z.string(),
  kind: z.enum(['people', 'place', 'economy', 'service', 'nature']),
  reports: z.int().min(1),
  figures: z.array(z.string()),
  sentences: z.array(citedSentenceSchema).min(1),
});
export type Impact = z.infer<typeof impactSchema>;

export const timelineEntrySchema = z.object({
  at: iso,
  /** `day`: the text names a day and no hour. */
  precision: z.enum(['minute', 'day']),
  kind: z.enum(['event', 'report', 'claim', 'revision']),
  outletId: z.string().nullable(),
  outletName: z.string().nullable(),
  lagMinutes: z.int().min(0).nullable(),
  sentence: citedSentenceSchema,
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const sourceCheckSchema = z.object({
  outletId: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  country: countryCodeSchema.nullable(),
  items: z.int().min(1),
  independent: z.boolean(),
  /** What it shares with another outlet of the story: text, owner or by its own word. */
  dependsOn: z.object({ name: z.string(), by: z.enum(['copy', 'credit', 'owner']) }).nullable(),
  firsts: z.int().min(0),
  lagMinutes: z.int().min(0),
  revisions: z.int().min(0),
  /** Of all its items that are stored: revised items and items. */
  record: z.object({ items: z.int().min(0), revised: z.int().min(0) }),
  score: scoreSchema,
});
export type SourceCheck = z.infer<typeof sourceCheckSchema>;

/** `correctionRate` = revised ÷ items of this story; velocity as stories have it, null where too few reports tell. */
export const factCheckSchema = z.object({
  verified: z.int().min(0),
  underReview: z.int().min(0),
  disputed: z.int().min(0),
  withdrawn: z.int().min(0),
  opinion: z.int().min(0),
  velocity: z
    .object({
      perHour: z.number().min(0),
      usualPerHour: z.number().min(0).nullable(),
      ratio: z.number().min(0).nullable(),
    })
    .nullable(),
  correctionRate: z.object({ revised: z.int().min(0), items: z.int().min(1), percent: z.number().min(0).max(100) }),
});
export type FactCheck = z.infer<typeof factCheckSchema>;

export const globalMentionSchema = z.object({
  country: countryCodeSchema,
  mentionCount: z.int().min(1),
  topSources: z.array(z.string()),
});

/** Computed once a story settles. The same evidence and version give the same bytes. */
export const storyAnalysisSchema = z.object({
  storyId: z.string(),
  version: z.int().min(1),
  asOf: iso,
  title: z.string(),
  items: z.int().min(1),
  outlets: z.int().min(1),
  independentReports: z.int().min(1),
  epistemologyTag: epistemologyTagSchema,
  confidence: scoreSchema,
  summary: z.array(citedSentenceSchema),
  claims: z.array(claimSchema),
  perspectives: z.array(perspectiveSchema),
  consensusPoints: z.array(consensusPointSchema),
  blindspotDetails: z.array(blindspotDetailSchema),
  silence: z.array(silentOutletSchema),
  impact: z.array(impactSchema),
  timeline: z.array(timelineEntrySchema),
  sourceCheck: z.array(sourceCheckSchema),
  factCheck: factCheckSchema,
  globalMentions: z.array(globalMentionSchema),
  /** What is not said, and the condition that failed. */
  abstentions: z.array(z.object({ place: z.string(), condition: z.string(), needed: z.int(), found: z.int() })),
  /** Every passage that a sentence, claim or quote here cites. */
  passages: z.array(passageSchema),
  /** Names of items' outlets and addresses, for the evidence markers. */
  sources: z.record(
    z.string(),
    z.object({ outletName: z.string(), url: z.string(), publishedAt: iso, title: z.string() }),
  ),
});
export type StoryAnalysis = z.infer<typeof storyAnalysisSchema>;

/** `GET /api/stories/:id/briefing`: the story in the spec's words, with the analysis behind it. */
export const storyBriefingSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  quickSummary: z.string(),
  epistemologyTag: epistemologyTagSchema,
  perspectives: z.array(perspectiveSchema),
  consensusPoints: z.array(consensusPointSchema),
  blindspots: z.array(z.string()),
  globalMentions: z.array(globalMentionSchema),
  analysis: storyAnalysisSchema,
});
export type StoryBriefing = z.infer<typeof storyBriefingSchema>;
