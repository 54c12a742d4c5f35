import { countWords, hashOf } from '../ingest/normalise-entry.ts';
import type { ItemDoc } from '../items/item.model.ts';
import { keysOf } from '../related/keys.ts';
import { categoryOfText } from '../topics/category-of-text.ts';
import type { Article } from './extract-article.ts';
import type { WantedItem } from './page.repo.ts';

/** From this width on a picture fills the place the page has for it, which those in feeds often do not. */
const WIDE = 640;

type ItemText = Pick<ItemDoc, 'text' | 'wordCount' | 'contentHash'> & Partial<ItemDoc>;

const pictureOf = (item: WantedItem, { image }: Article): Partial<ItemDoc> => {
  const isBetter = image && (item.imageUrl === null || (image.width ?? 0) >= WIDE);
  if (!isBetter) return {};
  return {
    imageUrl: image.url,
    mediaType: item.mediaType === null || item.mediaType === 'gif' ? 'photo' : item.mediaType,
  };
};

/** A feed that dates nothing gives its items the time at which they were found. */
const dateOf = (item: WantedItem, { publishedAt }: Article): Partial<ItemDoc> => {
  const isUndated = item.publishedAt.getTime() === item.createdAt.getTime();
  return isUndated && publishedAt !== null && publishedAt > 0 && publishedAt < item.createdAt.getTime()
    ? { publishedAt: new Date(publishedAt) }
    : {};
};

/** What follows from an item's text alone. */
const textOf = ({ title, summary }: WantedItem, text: string, language: string | null): ItemText => ({
  text,
  wordCount: countWords(text || summary, language),
  contentHash: hashOf(title, summary, text),
  keys: keysOf({ title, summary, text, language }),
});

/**
 * What an item becomes by the article on its page: its text, and whatever the feed left out. What the feed states
 * stands, apart from a picture that the page has larger.
 */
export const itemWithArticle = (item: WantedItem, article: Article): ItemText => {
  const { title, summary } = item;
  const { text } = article;
  const language = item.language ?? article.language;
  return {
    ...textOf(item, text, language),
    language,
    category: item.category ?? categoryOfText({ title, summary, text, language })?.category ?? null,
    author: item.author ?? article.byline,
    ...(item.videoUrl === null && item.embedUrl === null && { embedUrl: article.embedUrl }),
    ...pictureOf(item, article),
    ...dateOf(item, article),
  };
};

/** The item without text of its page, as it has to be once the publisher opts out. */
export const itemWithoutArticle = (item: WantedItem): ItemText => textOf(item, '', item.language);
