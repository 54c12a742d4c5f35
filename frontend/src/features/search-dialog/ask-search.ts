import type { SearchResponse } from '@360/contracts/search';
import { noteActivity, searchOf } from '../../lib/activity.ts';

/** A search that got no results. `message` is what the server said for the reader, empty where it said nothing. */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';
}

async function toldError(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { error?: unknown } | null;
  return typeof body?.error === 'string' ? body.error : '';
}

/**
 * Asks `POST /api/search`; what was answered is noted in the reader's activity.
 * @param attachedMedia a data URL.
 * @throws SearchFailure for every other answer than results; the reason of `signal` once that is aborted.
 */
export async function askSearch(
  query: string,
  attachedMedia: string | undefined,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const body = JSON.stringify({ query, attachedMedia });
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const unlessAborted = (cause: unknown): never => {
    if (signal.aborted) throw cause;
    throw new SearchFailure('', { cause });
  };
  const response = await fetch('/api/search', { method: 'POST', headers, body, signal }).catch(unlessAborted);
  if (!response.ok) throw new SearchFailure(await toldError(response));
  const found = (await response.json().catch(unlessAborted)) as SearchResponse;
  const searched = searchOf(query);
  if (searched) noteActivity(searched);
  return found;
}
