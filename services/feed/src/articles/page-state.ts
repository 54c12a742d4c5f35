import { hashOf } from '../ingest/normalise-entry.ts';
import type { ItemDoc, ItemPage } from '../items/item.model.ts';
import type { KnownItem } from '../items/item-fields.ts';
import { FULL_TEXT_WORDS } from '../items/present-item.ts';

/** What an entry must tell for it to be known whether its page is wanted. */
type Teased = Pick<ItemDoc, 'contentType' | 'wordCount' | 'post'> & {
  /** The canonical address of the entry's page, or a `guid:` key where it has none of its own. */
  key: string;
};
type Content = Pick<ItemDoc, 'title' | 'summary' | 'text' | 'wordCount' | 'contentHash' | 'imageUrl'>;

/** A publisher that opted out is asked again after a day at the earliest, and then only because the item changed. */
const REFUSAL_MS = 24 * 60 * 60_000;

const wanted = (key: string, nextAt: Date): ItemPage => ({
  state: 'wanted',
  host: new URL(key).host,
  reason: null,
  url: null,
  attempts: 0,
  at: null,
  nextAt,
});

/**
 * The page a new item wants read: its own, where the feed gives fewer words of it than an article has. Null for films,
 * posts, whole texts, and entries whose address is not theirs alone.
 */
export const pageOf = ({ contentType, wordCount, post, key }: Teased, now: Date): ItemPage | null => {
  const isTeaser = contentType === 'article' && post === null && wordCount < FULL_TEXT_WORDS;
  return isTeaser && /^https?:/.test(key) ? wanted(key, now) : null;
};

/**
 * What a stored item becomes when its feed says something new. Text that was read from its page stays until the page,
 * which is wanted again, has been read anew: the revision is the publisher's, and counts once.
 */
export const revisedItem = (old: KnownItem, entry: Teased, content: Content, now: Date): Partial<ItemDoc> => {
  const feedHash = content.contentHash;
  const page = pageOf(entry, now);
  if (page === null || !old.page) return { ...content, feedHash, page };
  if (old.page.state === 'refused' && old.page.at)
    page.nextAt = new Date(Math.max(now.getTime(), old.page.at.getTime() + REFUSAL_MS));
  if (old.page.url === null) return { ...content, feedHash, page };
  return {
    ...content,
    text: old.text,
    wordCount: old.wordCount,
    contentHash: hashOf(content.title, content.summary, old.text),
    feedHash,
    page: { ...page, url: old.page.url },
  };
};

/** Whether the feed says of an item what it said before; for items stored before pages were read, by what they hold. */
export const isAsFed = ({ feedHash, contentHash }: Pick<KnownItem, 'feedHash' | 'contentHash'>, fed: string): boolean =>
  (feedHash ?? contentHash) === fed;
