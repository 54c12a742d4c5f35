import type { SearchResponse } from '@360/contracts/search';

/** Whether a search found nothing of any kind. */
export const isEmpty = ({ newsResults, videoResults, writtenResults }: SearchResponse): boolean =>
  newsResults.length + videoResults.length + writtenResults.length === 0;
