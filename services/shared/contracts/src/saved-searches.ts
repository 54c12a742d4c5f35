import { z } from 'zod';
import { SEARCH_LENGTH_MAX } from './search.ts';

/** So many searches a reader may keep. */
export const SAVED_SEARCHES_MAX = 50;
/** New results are counted so far. */
export const NEW_RESULTS_MAX = 100;

/** A search a reader wants to be told of: what stands in the box of the search page, operators among it. */
export const savedSearchRequestSchema = z.object({
  query: z.string().trim().min(1).max(SEARCH_LENGTH_MAX),
  notify: z.boolean().default(true),
});
export type SavedSearchRequest = z.input<typeof savedSearchRequestSchema>;

export const savedSearchChangeSchema = z.object({ notify: z.boolean() });

/** `newResults` have come since the reader last opened it; counted to NEW_RESULTS_MAX. */
export const savedSearchSchema = z.object({
  id: z.string(),
  query: z.string(),
  notify: z.boolean(),
  createdAt: z.iso.datetime(),
  newResults: z.int().min(0),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchListSchema = z.object({ searches: z.array(savedSearchSchema) });
