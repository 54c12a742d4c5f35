import type { SearchPage, SearchResponse, SearchResult } from '@360/contracts/search';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { getJson, postJson } from '../../lib/api.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { type Answer, answerOfMedia, answerOfPages } from './answer.ts';
import { type Asked, asksAnything, searchPath } from './asked.ts';
import { attachmentCalled } from './attachments.ts';

/** News moves on: an answer older than this is asked for again when its page is opened. */
const FRESH_MS = 60_000;

const wordsQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['search', searchPath(asked, null)],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => getJson<SearchPage>(searchPath(asked, pageParam), signal),
    getNextPageParam: (last: SearchPage) => last.cursor,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

const mediaQuery = ({ media, q }: Asked) =>
  queryOptions({
    queryKey: ['search', 'media', media, q],
    queryFn: () =>
      postJson<SearchResponse>('/api/search', { query: q, attachedMedia: attachmentCalled(media)?.url ?? '' }),
  });

export interface AnswerState {
  /** Of an earlier question while the next one is on its way. */
  answer: Answer | null;
  /** How many of its results the reader's settings leave out. */
  hidden: number;
  state: 'idle' | 'lost' | 'loading' | 'failed' | 'ready';
  error: Error | null;
  more: 'no' | 'yes' | 'loading' | 'failed';
  loadMore: () => void;
  retry: () => void;
}

const NONE: readonly SearchResult[] = [];
const isOwnBriefing = ({ type }: SearchResult): boolean => type === 'briefing';

/** What the address asks and how far the answer has come; `lost` where the file it names is no longer here. */
export function useAnswer(asked: Asked): AnswerState {
  const byMedia = asked.media !== null;
  const lost = byMedia && attachmentCalled(asked.media) === undefined;
  const idle = !asksAnything(asked);
  const words = useInfiniteQuery({ ...wordsQuery(asked), enabled: !byMedia && !idle });
  const media = useQuery({ ...mediaQuery(asked), enabled: byMedia && !lost });
  const { type, sort } = asked;
  const came = useMemo(() => {
    if (byMedia) return media.data ? answerOfMedia(media.data, { type, sort }) : null;
    return words.data ? answerOfPages(words.data.pages) : null;
  }, [byMedia, media.data, words.data, type, sort]);
  const { shown, hidden, waiting } = useUnmuted(came?.results ?? NONE, isOwnBriefing);
  const answer = useMemo(() => came && { ...came, results: shown }, [came, shown]);
  const query = byMedia ? media : words;
  const state = (): AnswerState['state'] => {
    if (idle) return 'idle';
    if (lost) return 'lost';
    if (query.isError && !answer) return 'failed';
    return query.isPending || query.isPlaceholderData || waiting ? 'loading' : 'ready';
  };
  const more = (): AnswerState['more'] => {
    if (byMedia || !words.hasNextPage) return 'no';
    if (words.isFetchingNextPage) return 'loading';
    return words.isFetchNextPageError ? 'failed' : 'yes';
  };
  return {
    answer: idle || lost ? null : answer,
    hidden,
    state: state(),
    error: query.error,
    more: more(),
    loadMore: () => void words.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
