import type { PageReading } from '@360/contracts/reading-room';
import { canonicalUrl } from '../ingest/canonical-url.ts';
import type { ItemDoc } from '../items/item.model.ts';
import { itemIdOf } from '../items/item-id.ts';

/** The page of a post on X shows nothing without scripts, and is headed by its author. */
const POST_PATH = /^\/[^/]+\/status\/(\d+)(?=$|\/)/;
const SUBDOMAIN = /^(?:www|mobile)\./;

/** One name for all that a site is reached by. */
const siteOf = (url: string): string => {
  const host = new URL(url).host.replace(SUBDOMAIN, '');
  return host === 'twitter.com' ? 'x.com' : host;
};

/** The ids a report at this address would have: one of a page, and one of a post on X where the address is formed so. */
export const reportIdsAt = (url: string): string[] => {
  const address = canonicalUrl(url);
  const post = address && POST_PATH.exec(new URL(address).pathname)?.[1];
  return [address, post && `guid:x:${post}`].flatMap((key) => (key ? [itemIdOf(key)] : []));
};

/** Whether all that stands at an address is kept: a post of its site, or an article whose text its feed or page gave. */
export const isWholeAt = (address: string, { url, text, post, page }: ItemDoc): boolean =>
  text !== '' && siteOf(url) === siteOf(address) && (post !== null || page === null || page?.state === 'read');

/** What a report that is kept with its text says; nobody is asked for it again. */
export const readingOfKept = ({ url, title, text, language, publishedAt }: ItemDoc): PageReading => ({
  ...{ state: 'read', url, title, text, language, publishedAt: publishedAt.toISOString() },
  siteName: new URL(url).hostname.replace(/^www\./, ''),
});
