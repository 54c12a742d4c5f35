import { z } from 'zod';
import { SEARCH_BATCH } from './search.ts';

/**
 * A job as both sides know it: its queue, what it carries, and how a failure is retried.
 * `backoffMs` is the first delay; each further one doubles.
 */
export interface JobDeclaration<Payload extends z.ZodType> {
  readonly queue: string;
  readonly payload: Payload;
  readonly attempts: number;
  readonly backoffMs: number;
  /** Two jobs with the same key are one until it has finished; without it each job is its own. Must not contain a colon (BullMQ reserves it). */
  readonly dedupeKey?: (payload: z.infer<Payload>) => string;
  /** How long a job rests before it is run, in milliseconds; those with its key that come meanwhile are one with it. */
  readonly delayMs?: number;
  /** One that comes while another with its key runs is kept until that has ended, and run then. */
  readonly againAfterRunning?: boolean;
}

const declare = <Payload extends z.ZodType>(job: JobDeclaration<Payload>): JobDeclaration<Payload> => job;

/**
 * Fetch feeds and store what is new in them. That one fails is its state, no failure of the job; one that was polled
 * meanwhile is not polled again.
 */
export const feedPolling = declare({
  queue: 'feed-polling',
  payload: z.object({ feedIds: z.array(z.string().min(1)).min(1).max(64) }),
  attempts: 3,
  backoffMs: 1_000,
});

/** Take what a publisher opted out with out of every store. The database says what is left, so a lost job costs nothing. */
export const publisherRemoval = declare({
  queue: 'publisher-removal',
  payload: z.object({ reference: z.string().min(1) }),
  attempts: 3,
  backoffMs: 1_000,
  dedupeKey: (payload) => `removal-${payload.reference}`,
});

/**
 * Read the pages that wait at one host, for items whose feeds give only a teaser. One host at a time, so that no host is
 * asked for two pages at once; what waits stays in the database, so one attempt is enough.
 */
export const articleFetching = declare({
  queue: 'article-fetching',
  payload: z.object({ host: z.string().min(1).max(300) }),
  attempts: 1,
  backoffMs: 1_000,
  dedupeKey: (payload) => `host-${payload.host.replaceAll(':', '_')}`,
});

/**
 * Make the search index hold what their service says of these items, stories, posts or briefings; ids it does not know
 * leave the index. A job waits as long as the index is away, so the attempts are for what is wrong with the documents.
 */
export const searchIndexing = declare({
  queue: 'search-indexing',
  payload: z.object({
    kind: z.enum(['items', 'stories', 'posts', 'briefings']),
    ids: z.array(z.string().min(1).max(100)).min(1).max(SEARCH_BATCH),
    /** Tells one round of changes from the next: the same ids may change again while a job for them runs. */
    round: z.string().max(60),
  }),
  attempts: 5,
  backoffMs: 2_000,
  dedupeKey: ({ kind, ids, round }) => `${kind}-${round}-${ids[0]}-${ids.length}`,
});

/** Build the whole index anew beside the one that serves, and swap them. */
export const searchRebuilding = declare({
  queue: 'search-rebuilding',
  payload: z.object({}),
  attempts: 3,
  backoffMs: 5_000,
  dedupeKey: () => 'rebuild',
});

/**
 * Compute the analysis of a story that has settled: the job rests first, so that a story that keeps changing is analysed
 * once in that time. `asOf` is the time of its newest evidence, in ms. One that is gone or merged loses its analysis.
 */
export const storyAnalysis = declare({
  queue: 'story-analysis',
  payload: z.object({ storyId: z.string().min(1).max(100), asOf: z.int().min(0) }),
  attempts: 5,
  backoffMs: 2_000,
  dedupeKey: ({ storyId }) => `story-${storyId}`,
  delayMs: 5_000,
  againAfterRunning: true,
});

/** Write the article a reader asked for; the document of that id says what it is about. */
export const articleGeneration = declare({
  queue: 'article-generation',
  payload: z.object({ articleId: z.string().min(1).max(100) }),
  attempts: 3,
  backoffMs: 1_000,
  dedupeKey: ({ articleId }) => `article-${articleId}`,
});

/** Make the custom briefing of that id. */
export const briefingGeneration = declare({
  queue: 'briefing-generation',
  payload: z.object({ briefingId: z.string().min(1).max(100) }),
  attempts: 3,
  backoffMs: 1_000,
  dedupeKey: ({ briefingId }) => `briefing-${briefingId}`,
});

/** Make the professional report of that id. */
export const reportRendering = declare({
  queue: 'report-rendering',
  payload: z.object({ reportId: z.string().min(1).max(100) }),
  attempts: 3,
  backoffMs: 1_000,
  dedupeKey: ({ reportId }) => `report-${reportId}`,
});

/** Look for anomalies in the items of a story that has been analysed anew. */
export const anomalyFlagging = declare({
  queue: 'anomaly-flagging',
  payload: z.object({ storyId: z.string().min(1).max(100) }),
  attempts: 5,
  backoffMs: 2_000,
  dedupeKey: ({ storyId }) => `story-${storyId}`,
  delayMs: 2_000,
  againAfterRunning: true,
});

/** What the community made of items, as the feed shows it. Flags replace those that an item has. */
export const civOutcome = declare({
  queue: 'civ-outcome',
  payload: z.object({
    outcomes: z.array(z.object({ itemId: z.string().min(1).max(100), civFlags: z.array(z.string()).max(10) })).max(200),
  }),
  attempts: 20,
  backoffMs: 1_000,
});

const removalOf = (queue: string) =>
  declare({
    queue,
    payload: z.object({ sub: z.string().min(1).max(200) }),
    attempts: 20,
    backoffMs: 1_000,
    dedupeKey: ({ sub }) => `reader-${sub.replaceAll(':', '_')}`,
  });

/** Erase what other services keep of a reader whose account is deleted: a queue for each, since a job is taken once. */
export const readerRemoval = removalOf('reader-removal');
export const readerRemovalReports = removalOf('reader-removal-reports');
export const readerRemovalCiv = removalOf('reader-removal-civ');
export const readerRemovalBilling = removalOf('reader-removal-billing');

/** Every job of the product, by queue name. */
export const JOBS = {
  'feed-polling': feedPolling,
  'article-fetching': articleFetching,
  'publisher-removal': publisherRemoval,
  'search-indexing': searchIndexing,
  'search-rebuilding': searchRebuilding,
  'story-analysis': storyAnalysis,
  'article-generation': articleGeneration,
  'briefing-generation': briefingGeneration,
  'report-rendering': reportRendering,
  'anomaly-flagging': anomalyFlagging,
  'civ-outcome': civOutcome,
  'reader-removal': readerRemoval,
  'reader-removal-reports': readerRemovalReports,
  'reader-removal-civ': readerRemovalCiv,
  'reader-removal-billing': readerRemovalBilling,
} as const;
