import type { SearchResponse } from '@360/contracts/search';
import { useCallback, useState } from 'react';
import type { PreparedAttachment } from '../../lib/prepare-attachment.ts';
import { askSearch, SearchFailure } from './ask-search.ts';
import type { HandedOver } from './handed-over.ts';
import { useLatestCall } from './use-latest-call.ts';

export type SearchState =
  | { phase: 'idle' }
  | { phase: 'loading' }
  /** `begun` is false where nothing could be sent; `told` is the server's own sentence, or empty. */
  | { phase: 'failed'; query: string; begun: boolean; told: string }
  | { phase: 'found'; query: string; response: SearchResponse };

export interface Search {
  state: SearchState;
  /** Asks, in place of whatever is under way. */
  run: (query: string, attachment: Promise<PreparedAttachment | null>) => Promise<void>;
  /** Stops what is under way and forgets what was found. */
  clear: () => void;
}

/** One search at a time: a new one ends the one before, and so does leaving. */
export function useSearch(found: HandedOver | null): Search {
  const [state, setState] = useState<SearchState>(found ? { phase: 'found', ...found } : { phase: 'idle' });
  const { take, stop } = useLatestCall();
  const clear = useCallback(() => {
    stop();
    setState({ phase: 'idle' });
  }, [stop]);
  const run = useCallback<Search['run']>(
    async (query, attachment) => {
      const { signal } = take();
      setState({ phase: 'loading' });
      const next = await attachment
        .then((prepared) => askSearch(query, prepared?.dataUrl, signal))
        .then(
          (response): SearchState => ({ phase: 'found', query, response }),
          (error: unknown): SearchState => {
            const begun = error instanceof SearchFailure;
            return { phase: 'failed', query, begun, told: begun ? error.message : '' };
          },
        );
      if (!signal.aborted) setState(next);
    },
    [take],
  );
  return { state, run, clear };
}
