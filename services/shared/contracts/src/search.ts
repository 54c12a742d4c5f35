import { z } from 'zod';
import { approachSchema, categorySchema } from './categories.ts';
import { countryCodeSchema } from './countries.ts';
import { FEW_OUTLETS } from './muted.ts';
import { claimStateSchema } from './news.ts';
import { epistemologyTagSchema } from './stories.ts';

const iso = z.iso.datetime();

/** What a search may be narrowed to. A story is all reports of one event; a briefing is the reader's own. */
export const SEARCH_TYPES = ['article', 'video', 'post', 'briefing', 'story'] as const;
export const searchTypeSchema = z.enum(SEARCH_TYPES);
export type SearchType = z.infer<typeof searchTypeSchema>;

export const SEARCH_SORTS = ['relevance', 'date', 'factuality'] as const;
export const searchSortSchema = z.enum(SEARCH_SORTS);
export type SearchSort = z.infer<typeof searchSortSchema>;

export const SEARCH_LENGTH_MAX = 1_000;
export const SEARCH_LIMIT_MAX = 50;
/** Ids that one question for documents, or one job, may hold. */
export const SEARCH_BATCH = 200;

/** An item as it is indexed. `text` is cut to 8,000 characters; `factuality` is the confidence of its story, 0–100. */
export const itemDocumentSchema = z.object({
  id: z.string(),
  type: z.enum(['article', 'video', 'post']),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  url: z.string(),
  sourceId: z.string(),
  sourceName: z.string(),
  country: countryCodeSchema.nullable(),
  category: categorySchema.nullable(),
  language: z.string().nullable(),
  publishedAt: iso,
  storyId: z.string().nullable(),
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  durationS: z.int().nullable(),
  engagement: z.int().min(0),
  factuality: z.int().min(0).max(100).nullable(),
  epistemology: epistemologyTagSchema.nullable(),
  approach: approachSchema.nullable(),
});
export type ItemDocument = z.infer<typeof itemDocumentSchema>;

/** A story as it is indexed; `outletIds` are those that report it, at most 400. */
export const storyDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The headlines of its reports, each once. */
  text: z.string(),
  tags: z.array(z.string()),
  leadItemId: z.string(),
  category: categorySchema.nullable(),
  countries: z.array(countryCodeSchema),
  languages: z.array(z.string()),
  outletIds: z.array(z.string()),
  outletNames: z.array(z.string()),
  publishedAt: iso,
  updatedAt: iso,
  imageUrl: z.string().nullable(),
  engagement: z.int().min(0),
  reports: z.int().min(1),
  independent: z.int().min(1),
  agreement: z.int().min(0).max(100).nullable(),
  claims: claimStateSchema,
  epistemology: epistemologyTagSchema,
  factuality: z.int().min(0).max(100).nullable(),
});
export type StoryDocument = z.infer<typeof storyDocumentSchema>;

/** What is written here, by a reader or for one. */
export const WRITINGS = ['post', 'briefing'] as const;
export type Writing = (typeof WRITINGS)[number];

/** What the feed service says of the documents asked for; ids it does not name are gone. `next` goes on a walk. */
export const itemDocumentsSchema = z.object({ documents: z.array(itemDocumentSchema), next: z.string().nullable() });
export const storyDocumentsSchema = z.object({ documents: z.array(storyDocumentSchema), next: z.string().nullable() });

/** A piece of text, `hit` where it answers the query. */
export const highlightSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Highlight = z.infer<typeof highlightSchema>;

/** One answer; absent figures are null, never guessed. `thumbnailUrl` lies on our own address. */
export const searchResultSchema = z.object({
  id: z.string(),
  type: searchTypeSchema,
  /** Present where it is written here: its page is that of a post or briefing, not of a report. */
  writing: z.enum(WRITINGS).optional(),
  /** Who wrote a post. */
  authorId: z.string().optional(),
  title: z.string(),
  summary: z.string(),
  storyId: z.string().nullable(),
  sourceName: z.string(),
  publishedAt: iso,
  source: z.object({
    name: z.string(),
    url: z.string().nullable(),
    country: countryCodeSchema.nullable(),
    publishedAt: iso,
  }),
  /** Who reports it, where they are few (`muted.ts`). */
  outletIds: z.array(z.string()).max(FEW_OUTLETS).optional(),
  content: z.object({
    text: z.string().nullable(),
    videoUrl: z.string().nullable(),
    imageUrl: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
  }),
  metadata: z.object({
    viewCount: z.int().nullable(),
    engagement: z.int(),
    factualityScore: z.int().nullable(),
    biasScore: z.int().nullable(),
    analysisApproach: approachSchema.nullable(),
    epistemology: epistemologyTagSchema.nullable(),
    reports: z.int().nullable(),
    independent: z.int().nullable(),
    agreement: z.int().nullable(),
  }),
  highlights: z.object({ title: highlightSchema, text: highlightSchema }),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/**
 * One thing that was understood of a query, and the piece of it (`start` to `end`, UTF-16 units) that said so; leaving
 * that piece out of the query takes it back. `value` is what `filter` fields hold, an ISO day for dates.
 */
export const intentChipSchema = z.object({
  kind: z.enum([
    'text',
    'phrase',
    'excluded',
    'entity',
    'place',
    'topic',
    'source',
    'type',
    'language',
    'after',
    'before',
    'coverage',
  ]),
  label: z.string(),
  value: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
});
export type IntentChip = z.infer<typeof intentChipSchema>;

/** What is wrong with a query and where; the rest of it is searched all the same. */
export const queryProblemSchema = z.object({ message: z.string(), start: z.int().min(0), end: z.int().min(0) });
export type QueryProblem = z.infer<typeof queryProblemSchema>;

export const intentSchema = z.object({ chips: z.array(intentChipSchema), problems: z.array(queryProblemSchema) });
export type SearchIntent = z.infer<typeof intentSchema>;

export const FACETS = ['type', 'country', 'source', 'category', 'language', 'epistemology', 'date'] as const;
export const facetNameSchema = z.enum(FACETS);
export type FacetName = z.infer<typeof facetNameSchema>;
/** Most frequent first, at most 20 of each; `date` holds days of the last week, weeks before, as `YYYY-MM-DD..YYYY-MM-DD`. */
export const facetsSchema = z.record(
  facetNameSchema,
  z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
);
export type Facets = z.infer<typeof facetsSchema>;

export const searchRequestSchema = z.object({
  query: z.string().trim().max(SEARCH_LENGTH_MAX, 'A search may hold 1,000 characters.'),
  /** A data URL, at most 12 MB as text. */
  attachedMedia: z.string().max(12_000_000, 'The attached file is too large.').optional(),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;
export const searchResponseSchema = z.object({
  interpretedIntent: intentSchema,
  totalResults: z.int(),
  newsResults: z.array(searchResultSchema),
  videoResults: z.array(searchResultSchema),
  /** Readers' posts and the reader's own briefings. */
  writtenResults: z.array(searchResultSchema),
  /** What was read from the attachment, or the sentence that says why nothing was. */
  attachment: z.object({ kind: z.string(), text: z.string(), problem: z.string().nullable() }).nullable(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const several = <Each extends z.ZodType>(each: Each) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : String(value).split(',').filter(Boolean)),
    z.array(each).max(20, 'Choose at most twenty.'),
  );

/** The query of `GET /api/search`; lists are parted by commas. `cursor` is what the previous answer gave. */
export const searchQuerySchema = z.object({
  q: z.string().trim().max(SEARCH_LENGTH_MAX, 'A search may hold 1,000 characters.').default(''),
  type: z.preprocess(emptyAsAbsent, searchTypeSchema.optional()),
  sort: z.preprocess(emptyAsAbsent, searchSortSchema.default('relevance')),
  country: several(countryCodeSchema),
  source: several(z.string().max(100)),
  category: several(categorySchema),
  language: several(z.string().regex(/^[a-z]{2,3}$/, 'a language is two or three letters')),
  epistemology: several(epistemologyTagSchema),
  after: z.preprocess(emptyAsAbsent, z.iso.date().optional()),
  before: z.preprocess(emptyAsAbsent, z.iso.date().optional()),
  limit: z.coerce.number().int().min(1).max(SEARCH_LIMIT_MAX).default(20),
  cursor: z.preprocess(emptyAsAbsent, z.string().max(200).optional()),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const searchPageSchema = z.object({
  interpretedIntent: intentSchema,
  /** Exact up to 1,000; beyond that a lower bound. */
  totalResults: z.int(),
  results: z.array(searchResultSchema),
  facets: facetsSchema,
  cursor: z.string().nullable(),
});
export type SearchPage = z.infer<typeof searchPageSchema>;

/** The query of `GET /api/search/suggestions`: nothing for what is in the news now, else the letters typed so far. */
export const suggestionQuerySchema = z.object({ q: z.string().trim().max(100).default('') });

export const suggestionSchema = z.object({
  text: z.string(),
  kind: z.enum(['trending', 'source', 'topic', 'place']),
});
export const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema).max(10) });
export type Suggestion = z.infer<typeof suggestionSchema>;
