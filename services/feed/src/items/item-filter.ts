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
  /** True for filters no source feeds yet: posts come with their own collection. */
  nothing?: boolean;
}

const COUNTRY_PREFIX = 'country-';

/** `category` may hold a topic, a format or `country-<id>`; `country` narrows it further. */
export const itemFilterOf = (
  query: { category?: FeedFilter | undefined; country?: CountryId | undefined },
  now: Date,
): ItemFilter => {
  const { category, country } = query;
  const filter: ItemFilter = country ? { country: COUNTRY_CODES[country] } : {};
  if (category === undefined) return filter;
  if (category === 'breaking') return { ...filter, breakingAfter: now };
  if (category === 'video') return { ...filter, contentType: 'video' };
  if (category === 'twitter') return { nothing: true };
  if (category.startsWith(COUNTRY_PREFIX)) {
    const code = COUNTRY_CODES[category.slice(COUNTRY_PREFIX.length) as CountryId];
    return country && COUNTRY_CODES[country] !== code ? { nothing: true } : { country: code };
  }
  return { ...filter, category: categorySchema.parse(category) };
};
