import { categorySchema } from '@360/contracts/categories';
import type { FeedFilter } from '@360/contracts/news';
import { type Category, COUNTRY_CODES, type CountryId } from '@360/contracts/vocabulary';
import type { ItemDoc } from './item.model.ts';

/** What a reader's filter means in terms of stored fields. */
export interface ItemFilter {
  category?: Category;
  country?: string;
  contentType?: ItemDoc['contentType'];
  breakingAfter?: Date;
  /** Posts alone, or everything but posts: readers of the news expect reports, and ask for posts by name. */
  posts: boolean;
  /** True where the choices contradict each other. */
  nothing?: boolean;
}

const COUNTRY_PREFIX = 'country-';
const POSTS_PREFIX = 'x-';

/** `category` may hold a topic, a format, `x-<topic>` or `country-<id>`; `country` narrows it further. */
export const itemFilterOf = (
  query: { category?: FeedFilter | undefined; country?: CountryId | undefined },
  now: Date,
): ItemFilter => {
  const { category, country } = query;
  const filter: ItemFilter = { posts: false, ...(country && { country: COUNTRY_CODES[country] }) };
  if (category === undefined) return filter;
  if (category === 'breaking') return { ...filter, breakingAfter: now };
  if (category === 'video') return { ...filter, contentType: 'video' };
  if (category === 'twitter') return { ...filter, posts: true };
  if (category.startsWith(POSTS_PREFIX))
    return { ...filter, posts: true, category: categorySchema.parse(category.slice(POSTS_PREFIX.length)) };
  if (category.startsWith(COUNTRY_PREFIX)) {
    const code = COUNTRY_CODES[category.slice(COUNTRY_PREFIX.length) as CountryId];
    return country && COUNTRY_CODES[country] !== code ? { ...filter, nothing: true } : { ...filter, country: code };
  }
  return { ...filter, category: categorySchema.parse(category) };
};
