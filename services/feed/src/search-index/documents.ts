import type { ItemDocument, StoryDocument } from '@360/contracts/search';
import type { ItemDoc } from '../items/item.model.ts';
import { pictureUrlOf } from '../items/present-item.ts';
import type { PublisherDoc } from '../publishers/publisher.model.ts';
import type { StoryDoc } from '../stories/story.model.ts';

const TEXT_LENGTH = 8_000;
/** Reports of one story that are named in its document. */
const MOST_REPORTS = 400;

/** What a story's document needs of its reports. */
export type StoryReport = Pick<ItemDoc, '_id' | 'title' | 'publisherId' | 'language' | 'publishedAt' | 'storyId'> &
  Partial<Pick<ItemDoc, 'post'>>;

/** Not ending in half a character, which an index would refuse. */
const cut = (text: string): string => text.slice(0, TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '');

const typeOf = ({ post, contentType }: Pick<ItemDoc, 'post' | 'contentType'>): ItemDocument['type'] => {
  if (post) return 'post';
  return contentType === 'article' ? 'article' : 'video';
};

const nameOf = (report: Pick<StoryReport, 'publisherId' | 'post'>, publisher: PublisherDoc | undefined): string =>
  publisher?.name ?? report.post?.name ?? report.publisherId;

/** An item as it is searched. `story` is absent while its figures are not computed yet. */
export const itemDocument = (
  item: ItemDoc,
  publisher: PublisherDoc | undefined,
  story: StoryDoc | undefined,
): ItemDocument => ({
  id: item._id,
  type: typeOf(item),
  title: item.title,
  summary: item.summary,
  text: cut(item.text),
  tags: item.tags,
  url: item.url,
  sourceId: item.publisherId,
  sourceName: nameOf(item, publisher),
  country: item.country,
  category: item.category ?? story?.category ?? null,
  language: item.language,
  publishedAt: item.publishedAt.toISOString(),
  storyId: item.storyId,
  imageUrl: pictureUrlOf(item),
  videoUrl: item.videoUrl,
  durationS: item.durationS,
  engagement: item.engagement,
  factuality: story?.truthConfidence ?? null,
  epistemology: story?.epistemologyTag ?? null,
  approach: story?.approaches[item._id] ?? null,
});

/** A story as it is searched. `reports` are its items, oldest first. */
export const storyDocument = (
  story: StoryDoc,
  reports: StoryReport[],
  publishers: Map<string, PublisherDoc>,
): StoryDocument => {
  const named = reports.slice(0, MOST_REPORTS);
  const outlets = new Map(named.map((each) => [each.publisherId, nameOf(each, publishers.get(each.publisherId))]));
  return {
    id: story._id,
    title: story.title,
    summary: story.summary,
    text: [...new Set(named.map(({ title }) => title))].join('\n'),
    tags: story.tags,
    leadItemId: story.leadItemId,
    category: story.category,
    countries: story.coverage.countries,
    languages: [...new Set(named.flatMap(({ language }) => language ?? []))],
    outletIds: [...outlets.keys()],
    outletNames: [...outlets.values()],
    publishedAt: story.publishedAt.toISOString(),
    updatedAt: story.updatedAt.toISOString(),
    imageUrl: story.imageItemId && `/api/media/${story.imageItemId}`,
    engagement: story.engagement,
    reports: story.coverage.items,
    independent: story.coverage.independentReports,
    agreement: story.coverage.agreement.percent,
    claims: story.coverage.agreement.state,
    epistemology: story.epistemologyTag,
    factuality: story.truthConfidence,
  };
};

/**
 * The items of a story whose documents another computation of it has changed: those that arrived, and all where what
 * they take from the story changed, or where archived ones came to it unmarked.
 */
export const itemsToIndex = (members: ItemDoc[], story: StoryDoc, previous: StoryDoc | undefined): ItemDoc[] => {
  const arrived = members.filter(({ stage }) => stage !== 'done');
  const isSame =
    previous !== undefined &&
    previous.category === story.category &&
    previous.truthConfidence === story.truthConfidence &&
    previous.epistemologyTag === story.epistemologyTag &&
    members.length - arrived.length <= previous.coverage.items;
  if (!isSame) return members;
  return members.filter(({ _id, stage }) => stage !== 'done' || previous.approaches[_id] !== story.approaches[_id]);
};
