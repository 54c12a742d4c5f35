import { z } from 'zod';
import {
  PROOF_FINDINGS,
  REQUEST_FIELD_MAX,
  REQUEST_MATTERS,
  REQUEST_STATES,
  REQUEST_TYPES,
} from './publisher-request-terms.ts';

const iso = z.iso.datetime();
const ONE_LINE = /^\P{Cc}*$/u;
const PLAIN_TEXT = /^(?:\P{Cc}|[\n\r\t])*$/u;

const tooLong = (max: number) => `At most ${max} characters, please.`;

const line = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .regex(ONE_LINE, 'Please leave out control characters.');

const website = line(REQUEST_FIELD_MAX.website, 'Please give the address of your website.').pipe(
  z.url({ protocol: /^https?$/, error: 'Please give the whole address, such as https://example.org.' }),
);
const contactEmail = line(REQUEST_FIELD_MAX.contactEmail, 'Please give an e-mail address.').pipe(
  z.email('Please give an e-mail address, such as desk@example.org.'),
);

/** The body of `POST /api/publisher-requests`. */
export const publisherRequestInputSchema = z
  .object(
    {
      publisherName: line(REQUEST_FIELD_MAX.publisherName, 'Please give the name of the publisher.'),
      website,
      contactEmail,
      requestType: z.enum(REQUEST_TYPES, `One of ${REQUEST_TYPES.join(', ')}.`).default('opt-out'),
      matter: z.enum(REQUEST_MATTERS, `One of ${REQUEST_MATTERS.join(', ')}.`).default('general'),
      additionalInfo: z
        .string('Please give text, or leave it out.')
        .trim()
        .max(REQUEST_FIELD_MAX.additionalInfo, tooLong(REQUEST_FIELD_MAX.additionalInfo))
        .regex(PLAIN_TEXT, 'Please leave out control characters.')
        .default(''),
    },
    'Please send the fields of the request as JSON.',
  )
  .refine(({ requestType, matter }) => matter === 'general' || requestType === 'other', {
    path: ['matter'],
    error: 'Copyright inquiries and DMCA notices are of the type other.',
  });
export type PublisherRequestInput = z.input<typeof publisherRequestInputSchema>;

export const proofFindingSchema = z.enum(PROOF_FINDINGS);

/** What is asked of the domain: `line` in one of `files`, or as the value of a TXT record. */
const proofSchema = z.object({
  token: z.string(),
  line: z.string(),
  files: z.array(z.string()),
  dns: z.object({ name: z.string(), value: z.string() }),
  provenAt: iso.nullable(),
  lastCheck: z.object({ at: iso, file: proofFindingSchema, dns: proofFindingSchema }).nullable(),
});

/** How many entries left each store, or changed in it. */
export const removedCountsSchema = z.object({
  feeds: z.int().min(0),
  items: z.int().min(0),
  revisions: z.int().min(0),
  /** What readers did with the items, without their names. */
  engagements: z.int().min(0),
  pictures: z.int().min(0),
  /** Items that the search index was told to remove; absent in receipts from before there was one. */
  searchDocuments: z.int().min(0).default(0),
  storiesChanged: z.int().min(0),
  storiesRemoved: z.int().min(0),
});
export type RemovedCounts = z.infer<typeof removedCountsSchema>;

/**
 * What was removed for an opt-out. `sha256` is that of all item ids in ascending order, each followed by a line feed;
 * `ids` is one page of them and `next` the address of the following one.
 */
export const removalReceiptSchema = z.object({
  reference: z.string(),
  domain: z.string(),
  publishers: z.array(z.object({ id: z.string(), name: z.string() })),
  requestedAt: iso,
  provenAt: iso.nullable(),
  provenBy: z.enum(['file', 'dns']).nullable(),
  decidedAt: iso,
  decidedBy: z.string(),
  enforcedAt: iso,
  removed: removedCountsSchema,
  verified: z.object({ at: iso, searched: z.record(z.string(), z.int().min(0)), traces: z.literal(0) }),
  items: z.object({
    total: z.int().min(0),
    sha256: z.string(),
    ids: z.array(z.string()),
    next: z.string().nullable(),
  }),
});
export type RemovalReceipt = z.infer<typeof removalReceiptSchema>;

/** A request as whoever has its reference sees it: without the contact's e-mail. `answer` is what the operator wrote. */
export const publisherRequestSchema = z.object({
  reference: z.string(),
  statusUrl: z.string(),
  publisherName: z.string(),
  website: z.string(),
  domain: z.string(),
  requestType: z.enum(REQUEST_TYPES),
  matter: z.enum(REQUEST_MATTERS),
  status: z.enum(REQUEST_STATES),
  createdAt: iso,
  dueAt: iso,
  overdue: z.boolean(),
  history: z.array(z.object({ status: z.enum(REQUEST_STATES), at: iso })),
  proof: proofSchema,
  /** What is read of the domain now. */
  known: z.object({ publishers: z.array(z.string()), feeds: z.int().min(0) }),
  answer: z.string().nullable(),
  /** Items looked through and removed so far, while an approved opt-out is being enforced. */
  removal: z.object({ looked: z.int().min(0), removed: z.int().min(0) }).nullable(),
  receiptUrl: z.string().nullable(),
});
export type PublisherRequest = z.infer<typeof publisherRequestSchema>;

/** A request as operators see it. `minutesLeft` is negative once it is overdue. */
export const operatorRequestSchema = publisherRequestSchema.omit({ known: true }).extend({
  contactEmail: z.string(),
  additionalInfo: z.string(),
  minutesLeft: z.int(),
  decision: z.object({ operator: z.string(), at: iso, note: z.string(), withoutProof: z.boolean() }).nullable(),
});
export type OperatorRequest = z.infer<typeof operatorRequestSchema>;

/** The query of `GET /api/operator/publisher-requests`; without `status`, the open ones. */
export const operatorQuerySchema = z.object({
  status: z.enum(REQUEST_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
});

const NOTE_MAX = 2_000;

/** The body of an operator's decision. `note` is shown on the page of the request. */
export const decisionInputSchema = z
  .object(
    {
      decision: z.enum(['approve', 'decline'], 'approve or decline.'),
      note: z
        .string()
        .trim()
        .max(NOTE_MAX, tooLong(NOTE_MAX))
        .regex(PLAIN_TEXT, 'Without control characters.')
        .default(''),
      withoutProof: z.boolean().default(false),
    },
    'Please send the decision as JSON.',
  )
  .refine(({ withoutProof, note }) => !withoutProof || note !== '', {
    path: ['note'],
    error: 'Say why the domain need not be proven.',
  })
  .refine(({ decision, note }) => decision === 'approve' || note !== '', {
    path: ['note'],
    error: 'Say why it is declined.',
  });
export type DecisionInput = z.output<typeof decisionInputSchema>;
