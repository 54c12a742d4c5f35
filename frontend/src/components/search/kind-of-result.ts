import type { SearchResult } from '@360/contracts/search';

/** The key of what a result is: a report, a video, a story, a reader's post, the reader's own briefing. */
export const kindOfResult = ({ type, writing }: Pick<SearchResult, 'type' | 'writing'>): string =>
  writing ? `search.writing.${writing}` : `search.type.${type}`;
