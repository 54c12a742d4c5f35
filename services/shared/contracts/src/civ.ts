import { z } from 'zod';

const iso = z.iso.datetime();
const percent = z.int().min(0).max(100);

export const ANOMALY_TYPES = [
  'source_credibility',
  'factual_inconsistency',
  'bias_detected',
  'missing_context',
] as const;
export const anomalyTypeSchema = z.enum(ANOMALY_TYPES);
export type AnomalyType = z.infer<typeof anomalyTypeSchema>;

export const VERDICTS = ['supports', 'challenges', 'needs_context', 'inconclusive'] as const;
export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;

/** Severity from which a band begins: 80, 60, 40, and below. */
export const SEVERITY_BANDS = [80, 60, 40] as const;
export const CONFIDENCE_DEFAULT = 80;
export const CONFIDENCE_STEP = 5;
export const EVIDENCE_LINKS_MAX = 10;

export const SPECIALTY_AREAS = [
  'public-finance',
  'medicine',
  'law',
  'statistics',
  'environment',
  'labour',
  'technology',
  'security',
  'elections',
  'economics',
] as const;
export const specialtyAreaSchema = z.enum(SPECIALTY_AREAS);
export type SpecialtyArea = z.infer<typeof specialtyAreaSchema>;

export const CIV_ROLES = ['newcomer', 'reviewer', 'senior-reviewer'] as const;
export const civRoleSchema = z.enum(CIV_ROLES);
export type CivRole = z.infer<typeof civRoleSchema>;

/** How often whoever said to be so sure was right; `said` is the middle of the bin in percent. */
export const calibrationBinSchema = z.object({ said: percent, right: percent, reviews: z.int().min(1) });

export const civMemberSchema = z.object({
  /** 0–1000, computed from settled reviews alone; see the service's README for the formula. */
  reputationScore: z.int().min(0).max(1_000),
  validationsCount: z.int().min(0),
  /** Of settled reviews, those that said what was settled; null where none is settled. */
  accuracyRate: z.number().min(0).max(100).nullable(),
  civRole: civRoleSchema,
  verifiedExpert: z.boolean(),
  specialtyAreas: z.array(specialtyAreaSchema),
  joinedAt: iso,
  /** From then on their reviews count, also those written before. */
  countsFrom: iso,
  settledReviews: z.int().min(0),
  /** Mean squared distance of confidence and outcome, 0 best, 1 worst (Brier 1950); null where none is settled. */
  brierScore: z.number().min(0).max(1).nullable(),
  calibration: z.array(calibrationBinSchema),
});
/** `GET /api/civ/profile`. `profile` is null where whoever asks has not joined. */
export const civProfileSchema = z.object({ user: z.object({ name: z.string() }), profile: civMemberSchema.nullable() });
export type CivProfile = z.infer<typeof civProfileSchema>;
export type CivMember = z.infer<typeof civMemberSchema>;

/** What a community made of an item: votes, and the verdict by the method of the service's README. */
export const settlementSchema = z.object({
  verdict: verdictSchema,
  at: iso,
  votes: z.record(verdictSchema, z.int().min(0)),
  /** 0–1: how far reviewers who usually disagree agree on this. */
  agreement: z.number().min(0).max(1),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** A passage or a computed figure that made the check speak up. */
export const signalSchema = z.object({
  /** Key of the interface's strings, with its values. */
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Words of an outlet, as they stand there. */
  quote: z.object({ text: z.string(), outletName: z.string(), url: z.string() }).nullable(),
});

export const flaggedItemSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  storyId: z.string(),
  newsItem: z.object({
    title: z.string(),
    summary: z.string(),
    sourceName: z.string(),
    sourceUrl: z.string(),
    publishedAt: iso,
  }),
  anomalyType: anomalyTypeSchema,
  severityScore: percent,
  reviewCount: z.int().min(0),
  flaggedAt: iso,
  /** In English; `signals` say the same in parts, for other languages. */
  flagReason: z.string(),
  signals: z.array(signalSchema).min(1),
  state: z.enum(['open', 'settled', 'withdrawn']),
  settlement: settlementSchema.nullable(),
  /** What whoever asks said of it. */
  own: z.object({ verdict: verdictSchema, confidenceLevel: percent, at: iso }).nullable(),
});
export type FlaggedItem = z.infer<typeof flaggedItemSchema>;

/** `GET /api/civ/flagged-items?anomaly=&cursor=`: open ones, the most severe first; `total` counts all open ones. */
export const flaggedItemListSchema = z.object({
  items: z.array(flaggedItemSchema).max(50),
  total: z.int().min(0),
  next: z.string().nullable(),
});
export type FlaggedItemList = z.infer<typeof flaggedItemListSchema>;

/** `GET /api/civ/verified-briefings?cursor=`: stories whose settled items were all upheld, newest first. */
export const verifiedBriefingSchema = z.object({
  storyId: z.string(),
  title: z.string(),
  settledAt: iso,
  items: z.int().min(1),
  reviews: z.int().min(1),
  agreement: z.number().min(0).max(1),
});
export const verifiedBriefingListSchema = z.object({
  briefings: z.array(verifiedBriefingSchema).max(50),
  total: z.int().min(0),
  next: z.string().nullable(),
});
export type VerifiedBriefingList = z.infer<typeof verifiedBriefingListSchema>;

/** `GET /api/civ/status`. */
export const civStatusSchema = z.object({
  stats: z.object({
    /** Open ones. */
    flaggedItems: z.int().min(0),
    members: z.int().min(0),
    week: z.object({
      flagged: z.int().min(0),
      settled: z.int().min(0),
      upheld: z.int().min(0),
      /** From flag to settlement, median; null where none settled. */
      medianHours: z.number().min(0).nullable(),
    }),
  }),
  /** The one settled last. */
  lastSettled: flaggedItemSchema.nullable(),
});
export type CivStatus = z.infer<typeof civStatusSchema>;

/** `POST /api/civ/join`. */
export const joinRequestSchema = z.object({
  specialtyAreas: z.array(specialtyAreaSchema).max(SPECIALTY_AREAS.length).default([]),
});

const isHttp = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** `POST /api/civ/validate`. */
export const validationSchema = z.object({
  flaggedItemId: z.string().min(1).max(100),
  verdict: verdictSchema,
  confidenceLevel: percent.multipleOf(CONFIDENCE_STEP),
  note: z.string().trim().min(1, 'Please fill in all required fields').max(2_000),
  evidenceLinks: z
    .array(z.string().trim().max(2_000))
    .default([])
    .transform((links) => links.filter(Boolean))
    .pipe(
      z
        .array(z.string().refine(isHttp, 'Links begin with http:// or https://.'))
        .max(EVIDENCE_LINKS_MAX, `A validation names ${EVIDENCE_LINKS_MAX} links at most.`),
    ),
});
export type Validation = z.input<typeof validationSchema>;
/** Its answer: the item as it stands after that. */
export const validationResponseSchema = z.object({ item: flaggedItemSchema });

/** `GET /api/civ/items/:id/reviews`: what members said of a settled item, without names. */
export const reviewSchema = z.object({
  id: z.string(),
  verdict: verdictSchema,
  confidenceLevel: percent,
  note: z.string(),
  evidenceLinks: z.array(z.string()),
  at: iso,
  civRole: civRoleSchema,
  verifiedExpert: z.boolean(),
});
export const reviewListSchema = z.object({ reviews: z.array(reviewSchema).max(100) });

export const ownReviewSchema = reviewSchema.extend({ flaggedItemId: z.string() });
/** `GET /internal/own-data/reviews`: for the export of an account. */
export const ownReviewsSchema = z.object({
  rows: z.array(ownReviewSchema),
  next: z.string().nullable(),
});
