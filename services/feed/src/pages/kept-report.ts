import type { PageReading } from '@360/contracts/reading-room';
import { canonicalUrl } from '../ingest/canonical-url.ts';
import type { ItemDoc } from '../items/item.model.ts';
import { itemIdOf } from '../items/item-id.ts';

/** The page of a post on X shows nothing without scripts, and is headed by its author. */
const X_POST = /^https?:\/\/[^/]+\/[^/?#]+\/status\/(\d+)(?=$|[/?#])/;

/** The ids a report at this address would have. */
export const reportIdsAt = (url: string): string[] => {
  const address = canonicalUrl(url);
  const post = X_POST.exec(address ?? '')?.[1];
  return [address, post && `guid:x:${post}`].flatMap((key) => (key ? [itemIdOf(key)] : []));
};

/** Whether all of a report is kept: a post, or an article whose text its feed or its page gave. */
export const isWhole = ({ text, post, page }: ItemDoc): boolean =>
  text !== '' && (post !== null || page === null || page?.state === 'read');

/** What a report that is kept with its text says; nobody is asked for it again. */
export const readingOfKept = ({ url, title, text, language, publishedAt }: ItemDoc): PageReading => ({
  ...{ state: 'read', url, title, text, language, publishedAt: publishedAt.toISOString() },
  siteName: new URL(url).hostname.replace(/^www\./, ''),
});
