import type { NewsItem } from '@360/contracts/news';
import type { PublisherDoc } from '../publishers/publisher.model.ts';
import { presentOutlet } from '../publishers/publisher-directory.ts';
import type { StoryDoc } from '../stories/story.model.ts';
import type { ItemRow } from './item-fields.ts';

/** Adults read about 238 words of English non-fiction a minute (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238;
/** Fewer words than this are a teaser, from which the length of the article cannot be told. */
export const FULL_TEXT_WORDS = 80;

export const readTimeOf = (wordCount: number): number | null =>
  wordCount < FULL_TEXT_WORDS ? null : Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

/** Pictures come through our own address, so that a reader's browser asks no other host. */
export const pictureUrlOf = (item: { _id: string; imageUrl: string | null }): string | null =>
  item.imageUrl ? `/api/media/${item._id}` : null;

export const presentItem = (
  item: ItemRow,
  publisher: PublisherDoc | undefined,
  story: StoryDoc | undefined,
  now: Date,
): NewsItem => ({
  id: item._id,
  title: item.title,
  summary: item.summary,
  category: item.category ?? story?.category ?? null,
  sourceName: publisher?.name ?? item.post?.name ?? item.publisherId,
  sourceUrl: item.url,
  publishedAt: item.publishedAt.toISOString(),
  createdAt: item.createdAt.toISOString(),
  imageUrl: pictureUrlOf(item),
  videoUrl: item.videoUrl,
  embedUrl: item.embedUrl,
  readTime: item.contentType === 'article' ? readTimeOf(item.wordCount) : null,
  duration: item.durationS,
  contentType: item.contentType,
  mediaType: item.mediaType,
  storyId: item.storyId,
  breaking: item.breakingUntil !== null && item.breakingUntil > now,
  tags: item.tags,
  engagement: item.engagement,
  socialMetrics: item.socialMetrics,
  country: item.country,
  language: item.language,
  truthConfidenceScore: story?.truthConfidence ?? null,
  civFlags: item.civFlags ?? [],
  tweetUrl: item.post && item.url,
  post: item.post ?? null,
  revisions: item.revisions,
  outlet: presentOutlet(item.publisherId, publisher, item.post?.name),
  coverage: story?.coverage ?? null,
});
