import { z } from 'zod';
import { personaSchema } from './analysis.ts';
import { REPORT_DEPTHS, REPORT_EXPORTS, REPORT_SECTIONS, type ReportSection } from './report-terms.ts';

export {
  LATEST_NEWS,
  REPORT_DAYS,
  REPORT_DEPTHS,
  REPORT_EXPORTS,
  REPORT_SECTIONS,
  type ReportExport,
  type ReportSection,
} from './report-terms.ts';

const iso = z.iso.datetime();

export const reportExportSchema = z.enum(REPORT_EXPORTS);

const sectionFlags = Object.fromEntries(REPORT_SECTIONS.map((name) => [name, z.boolean().default(false)])) as Record<
  ReportSection,
  z.ZodDefault<z.ZodBoolean>
>;
const day = z.union([iso, z.iso.date()]);

/** The body of `POST /api/professional-report/generate`. */
export const reportRequestSchema = z.object({
  topic: z.string().trim().min(1, 'Please say what the report is about.').max(300),
  storyId: z.string().min(1).max(100),
  timeframe: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), 'The time frame ends before it begins.')
    .optional(),
  depth: z.enum(REPORT_DEPTHS).default('standard'),
  persona: personaSchema.default('centrist'),
  include: z
    .object(sectionFlags)
    .refine((include) => REPORT_SECTIONS.some((name) => include[name]), 'Please choose at least one section.'),
  export: z
    .array(reportExportSchema)
    .min(1, 'Please choose at least one export format.')
    .max(REPORT_EXPORTS.length)
    .transform((formats) => REPORT_EXPORTS.filter((format) => formats.includes(format))),
  /** Chosen by the page, so that a report that was paid for first is the one that is made, once. */
  reportId: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
});
export type ReportRequest = z.input<typeof reportRequestSchema>;

export const REPORT_STEPS = [
  'waiting',
  'freezing',
  'reading',
  'checking',
  'rendering',
  'done',
  'failed',
  'cancelled',
] as const;
export const reportStepSchema = z.enum(REPORT_STEPS);
export type ReportStep = z.infer<typeof reportStepSchema>;

/** What a finished report came to, counted while it was made. */
export const reportFiguresSchema = z.object({
  reports: z.int().min(0),
  outlets: z.int().min(0),
  passages: z.int().min(0),
  sentences: z.int().min(0),
  /** Sentences left out since their passages do not carry them. */
  withheld: z.int().min(0),
  /** Of the PDF; null where none was asked for. */
  pages: z.int().min(1).nullable(),
});

/**
 * `GET /api/reports/:id`; `exports` holds addresses of what is there to be had. Also the answer of
 * `POST /api/professional-report/generate`: 202 and the report as it begins, or 200 and the finished one where the request
 * says `Prefer: wait=<seconds>` and it is done by then (RFC 7240).
 */
export const reportSchema = z.object({
  id: z.string(),
  storyId: z.string(),
  topic: z.string(),
  persona: personaSchema,
  depth: z.enum(REPORT_DEPTHS),
  timeframe: z.object({ from: iso, to: iso }),
  sections: z.array(z.enum(REPORT_SECTIONS)),
  step: reportStepSchema,
  progress: z.int().min(0).max(100),
  failure: z.string().nullable(),
  createdAt: iso,
  finishedAt: iso.nullable(),
  figures: reportFiguresSchema.nullable(),
  files: z.array(z.object({ format: reportExportSchema, bytes: z.int().min(1), url: z.string() })),
  exports: z.partialRecord(reportExportSchema, z.string()),
  /** The first of `exports` in the order pdf, html, json. */
  downloadUrl: z.string().nullable(),
  /** How it was paid for. */
  granted: z.enum(['plan', 'free', 'purchase']),
});
export type Report = z.infer<typeof reportSchema>;

/** `GET /api/reports?cursor=`, newest first. */
export const reportListSchema = z.object({ reports: z.array(reportSchema).max(50), next: z.string().nullable() });
/** `GET /internal/own-data/reports`: for the export of an account. */
export const ownReportsSchema = z.object({ rows: z.array(reportSchema), next: z.string().nullable() });
