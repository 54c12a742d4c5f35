import type { Category, CountryId } from '@360/contracts/vocabulary';
import { CATEGORIES, COUNTRY_CODES, COUNTRY_IDS } from '@360/contracts/vocabulary';

/** The four chips besides "All News" carry these ids; topics carry their own. */
export type FeedCategory = 'breaking' | 'video' | 'twitter' | Category;

/** One choice across chips, categories and countries; neither set means all news. */
export interface FeedFilter {
  category?: FeedCategory;
  country?: CountryId;
}

const KNOWN: readonly string[] = ['breaking', 'video', 'twitter', ...CATEGORIES];

/** Reads the filter out of an address; anything unknown is all news. A country yields to a category. */
export function filterFromSearch(search: Record<string, unknown>): FeedFilter {
  const { category, country } = search;
  if (typeof category === 'string') {
    if (KNOWN.includes(category)) return { category: category as FeedCategory };
    const named = category.startsWith('country-') ? category.slice('country-'.length) : null;
    if (named && COUNTRY_IDS.includes(named as CountryId)) return { country: named as CountryId };
  }
  if (typeof country === 'string' && COUNTRY_IDS.includes(country as CountryId))
    return { country: country as CountryId };
  return {};
}

/** The filter as a short stable key. */
export const filterKey = (filter: FeedFilter): string =>
  filter.category ?? (filter.country ? `country-${filter.country}` : '');

/** The address of a filter's first page. */
export function newsPath(filter: FeedFilter, limit: number): string {
  const query = new URLSearchParams({ page: '1', limit: String(limit) });
  if (filter.category) query.set('category', filter.category);
  if (filter.country) query.set('country', filter.country);
  return `/api/news?${query}`;
}

/** What the event stream tells of a new item, as far as a filter needs it. */
export interface Arrival {
  category: string | null;
  country: string | null;
  contentType: string;
}

/** Whether an arriving item belongs in the list. The stream does not say what is breaking or a post, so those two never match. */
export function arrivalMatches(filter: FeedFilter, arrival: Arrival): boolean {
  if (filter.country) return arrival.country === COUNTRY_CODES[filter.country];
  if (!filter.category) return true;
  if (filter.category === 'video') return arrival.contentType === 'video';
  return arrival.category === filter.category;
}
