import type { FetchedHeaders } from '../fetch/safe-fetch.ts';
import type { DescribedEntry } from '../ingest/describe-entry.ts';

/** What one reading of an account, search or list brought. `cursor` is to be kept with the feed for the next one. */
export interface PostsRead {
  entries: DescribedEntry[];
  /** Of the last answer; `retryAfterMs` says when a used-up limit opens again. */
  headers: FetchedHeaders;
  cursor: string | null;
}
