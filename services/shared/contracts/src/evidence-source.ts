import { z } from 'zod';
import { approachSchema, categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { revisionKindSchema } from './revisions.ts';
import { velocitySchema } from './stories.ts';
import { APPROACHES } from './vocabulary.ts';

const iso = z.iso.datetime();
const share = z.number().min(0).max(1);

/** So many reports of a story are evidence, and of so many the whole text is given. */
export const EVIDENCE_REPORTS = 300;
export const EVIDENCE_TEXTS = 60;
/** Days that what outlets usually do is counted over. */
export const RECORD_DAYS = 30;

/**
 * One change of an item, oldest first in its list. `title` holds the headlines before and after it, null where it stayed;
 * `gone` and `added` are whole sentences of summary and text, each list in reading order and cut to twenty.
 */
export const evidenceRevisionSchema = z.object({
  at: iso,
  kind: revisionKindSchema.exclude(['minor']),
  title: z.object({ before: z.string(), after: z.string() }).nullable(),
  notice: z.string().nullable(),
  gone: z.array(z.string()),
  added: z.array(z.string()),
});
export type EvidenceRevision = z.infer<typeof evidenceRevisionSchema>;

/**
 * One item of a story with what it says. `text` is empty where only a teaser is known, and where more than sixty reports
 * tell the story and this is not among those read whole (`cut`). `report` numbers independent reports from 0 in order of
 * time. `copyOf` is the id of an item in the same answer.
 */
export const evidenceReportSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  cut: z.boolean(),
  outletId: z.string(),
  outletName: z.string(),
  owner: z.string().nullable(),
  outletKind: z.string().nullable(),
  country: countryCodeSchema.nullable(),
  language: z.string().nullable(),
  publishedAt: iso,
  contentType: z.enum(['article', 'video', 'live_stream']),
  isPost: z.boolean(),
  approach: approachSchema.nullable(),
  report: z.int().min(0),
  copyOf: z.string().nullable(),
  creditTo: z.string().nullable(),
  revisions: z.array(evidenceRevisionSchema),
});

/**
 * The answer of `GET /internal/stories/:id/evidence`: what an analysis of the story is computed from, but for the
 * catalogue. Reports stand oldest first. `id` is another than was asked for where the story was merged into it.
 */
export const storySourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: categorySchema.nullable(),
  /** When the newest of it was stored. */
  asOf: iso,
  reports: z.array(evidenceReportSchema).max(EVIDENCE_REPORTS),
  /** Reports that are known and not told of here, because there are more than three hundred. */
  left: z.int().min(0),
  velocity: velocitySchema.nullable(),
  usualPerHour: z.number().min(0).nullable(),
  usualApproaches: z.object({ shares: z.record(z.enum(APPROACHES), share), reports: z.int().min(0) }),
});
export type StorySource = z.infer<typeof storySourceSchema>;

/** What an outlet did in the last thirty days, and its share of the stories of a category that three or more told. */
export const outletRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  country: countryCodeSchema.nullable(),
  language: z.string(),
  kind: z.string().nullable(),
  leaning: z.enum(['left', 'centre', 'right']).nullable(),
  items: z.int().min(0),
  revised: z.int().min(0),
  usualShare: share,
});

/**
 * The answer of `GET /internal/evidence/outlets`: outlets of the catalogue with items in the last thirty days, in order of
 * id. `stories` is how many the shares are of, the newest two thousand at most; `days` of thirty are counted so far.
 */
export const outletRecordsSchema = z.object({
  category: categorySchema.nullable(),
  since: iso,
  stories: z.int().min(0),
  days: z.int().min(0).max(RECORD_DAYS),
  outlets: z.array(outletRecordSchema),
});
export type OutletRecords = z.infer<typeof outletRecordsSchema>;

/** The query of `GET /internal/evidence/outlets`: without a category that of stories that have none. */
export const outletRecordsQuerySchema = z.object({
  category: z.preprocess((value) => (value === '' ? undefined : value), categorySchema.optional()),
  since: iso.optional(),
});
