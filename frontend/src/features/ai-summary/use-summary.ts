import type { SummarizeRequest, SummarizeResponse } from '@360/contracts/ai-summaries';
import type { NewsItem } from '@360/contracts/news';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, postJson } from '../../lib/api.ts';
import { createSummaryCache } from './summary-cache.ts';

const cache = createSummaryCache();

/** `refused`: the server answered with a failure; `unreached`: there was no answer. */
export type SummaryState =
  | { name: 'loading' }
  | { name: 'ready'; summary: SummarizeResponse }
  | { name: 'refused' | 'unreached' };

const bodyOf = ({ id, title, summary, category, sourceName, contentType }: NewsItem): SummarizeRequest => ({
  ...{ itemId: id, title, summary: summary ?? '', category, sourceName, contentType },
});

/** Summarises a report, unless that has been done lately. */
export function useSummary(item: NewsItem): { state: SummaryState; retry: () => void } {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<SummaryState>(() => {
    const summary = cache.get(item.id, item.title);
    return summary ? { name: 'ready', summary } : { name: 'loading' };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks once, whatever becomes of the item's other figures
  useEffect(() => {
    if (cache.get(item.id, item.title)) return;
    const leaving = new AbortController();
    postJson<SummarizeResponse>('/api/ai-summarize', bodyOf(item), leaving.signal).then(
      (summary) => {
        cache.set(item.id, item.title, summary);
        if (!leaving.signal.aborted) setState({ name: 'ready', summary });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setState({ name: error instanceof ApiError && error.status > 0 ? 'refused' : 'unreached' });
      },
    );
    return () => leaving.abort();
  }, [item.id, item.title, round]);
  const retry = useCallback(() => {
    setState({ name: 'loading' });
    setRound((now) => now + 1);
  }, []);
  return { state, retry };
}
