import type { Category, CountryId } from '@360/contracts/vocabulary';
import { CATEGORIES, COUNTRY_CODES, COUNTRY_IDS } from '@360/contracts/vocabulary';

/** The four chips besides "All News" carry these ids; topics carry their own. */
export type FeedCategory = 'breaking' | 'video' | PostCategory | Category;

/** All posts, or those about one topic. */
export type PostCategory = 'twitter' | `x-${Category}`;

/** One choice across chips, categories and countries; neither set means all news. */
export interface FeedFilter {
  category?: FeedCategory;
  country?: CountryId;
}

const POSTS_PREFIX = 'x-';
const KNOWN: readonly string[] = [
  'breaking',
  'video',
  'twitter',
  ...CATEGORIES,
  ...CATEGORIES.map((category) => POSTS_PREFIX + category),
];

const isPostCategory = (category: FeedCategory | undefined): category is PostCategory =>
  category === 'twitter' || category?.startsWith(POSTS_PREFIX) === true;

/** Whether the list is one of posts. */
export const showsPosts = (filter: FeedFilter): boolean => isPostCategory(filter.category);

/** The topic a list is about, of reports or of posts; null where it is about all. */
export const topicOf = ({ category }: FeedFilter): Category | null => {
  const topic = category?.startsWith(POSTS_PREFIX) ? category.slice(POSTS_PREFIX.length) : category;
  return CATEGORIES.find((known) => known === topic) ?? null;
};

/** The choice of a topic, which keeps to posts where posts are shown. */
export const withTopic = (filter: FeedFilter, topic: Category): FeedFilter => ({
  category: showsPosts(filter) ? `x-${topic}` : topic,
});

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
  if (filter.category && filter.category !== 'twitter') query.set('category', filter.category);
  if (filter.country) query.set('country', filter.country);
  return `/api/${showsPosts(filter) ? 'twitter-news' : 'news'}?${query}`;
}

/** What the event stream tells of a new item, as far as a filter needs it. */
export interface Arrival {
  category: string | null;
  country: string | null;
  contentType: string;
  post: boolean;
  breaking: boolean;
}

/** Whether an arriving item belongs in the list. */
export function arrivalMatches(filter: FeedFilter, arrival: Arrival): boolean {
  if (arrival.post !== showsPosts(filter)) return false;
  if (filter.country) return arrival.country === COUNTRY_CODES[filter.country];
  if (!filter.category || filter.category === 'twitter') return true;
  if (filter.category === 'video') return arrival.contentType === 'video';
  if (filter.category === 'breaking') return arrival.breaking;
  return arrival.category === topicOf(filter) && arrival.category !== null;
}
