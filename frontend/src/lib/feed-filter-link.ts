import type { FeedFilter } from './feed-filter.ts';

/** The search part of an address with another filter; everything else in it stays. */
export const withFilter =
  (filter: FeedFilter) =>
  <Search extends FeedFilter>(search: Search): Search => {
    const { category: _category, country: _country, ...rest } = search;
    return { ...rest, ...filter } as Search;
  };
