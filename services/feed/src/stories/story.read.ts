import type { Story, StoryDetail, StoryItem } from '@360/contracts/stories';
import type { Category } from '@360/contracts/vocabulary';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import { readTimeOf } from '../items/present-item.ts';
import type { PublisherDoc } from '../publishers/publisher.model.ts';
import { type PublisherDirectory, presentOutlet } from '../publishers/publisher-directory.ts';
import { velocityAt } from './coverage/velocity.ts';
import type { StoryDoc } from './story.model.ts';
import type { StoryCursor, StoryRepo, StoryTrail } from './story.repo.ts';

const MAX_ITEMS = 400;
const MINUTE_MS = 60_000;

export const presentStory = (story: StoryDoc, now: Date): Story => ({
  id: story._id,
  title: story.title,
  summary: story.summary,
  category: story.category,
  imageUrl: story.imageItemId && `/api/media/${story.imageItemId}`,
  leadItemId: story.leadItemId,
  publishedAt: story.publishedAt.toISOString(),
  updatedAt: story.updatedAt.toISOString(),
  createdAt: story.createdAt.toISOString(),
  breaking: story.breakingUntil !== null && story.breakingUntil > now,
  engagement: story.engagement,
  readTime: readTimeOf(story.wordCount),
  tags: story.tags,
  epistemologyTag: story.epistemologyTag,
  coverage: story.coverage,
  velocity: story.velocity && velocityAt(story.reportTimes, now.getTime(), story.velocity.usualPerHour),
});

const presentMember = (item: ItemDoc, story: StoryDoc, publisher: PublisherDoc | undefined): StoryItem => ({
  id: item._id,
  url: item.url,
  title: item.title,
  summary: item.summary,
  publishedAt: item.publishedAt.toISOString(),
  outlet: presentOutlet(item.publisherId, publisher),
  approach: story.approaches[item._id] ?? null,
  copyOf: story.copyOf[item._id] ?? null,
  creditTo: story.creditOf?.[item._id] ?? null,
  lagMinutes: Math.max(0, Math.round((item.publishedAt.getTime() - story.publishedAt.getTime()) / MINUTE_MS)),
  revisions: item.revisions,
  contentType: item.contentType,
  network: item.post?.network ?? null,
});

const dated = <T extends { at: Date }>(step: T) => ({ ...step, at: step.at.toISOString() });

const presentTrail = ({ merged, splitFrom, splits }: StoryTrail): StoryDetail['trail'] => ({
  merged: merged.map(dated),
  splitFrom: splitFrom && dated(splitFrom),
  splits: splits.map(dated),
});

/** A story with its reports, oldest first. Null when there is none at this address nor was one merged from it. */
export const readStory = async (
  id: string,
  { items, stories, directory }: { items: ItemRepo; stories: StoryRepo; directory: PublisherDirectory },
): Promise<StoryDetail | null> => {
  const story = await stories.resolve(id);
  if (!story) return null;
  const [members, trail] = await Promise.all([items.ofStory(story._id, MAX_ITEMS), stories.trailOf(story)]);
  const publishers = await directory.find(members.map(({ publisherId }) => publisherId));
  return {
    ...presentStory(story, new Date()),
    items: members.map((item) => presentMember(item, story, publishers.get(item.publisherId))),
    figures: story.figures,
    countries: story.countries,
    trail: presentTrail(trail),
  };
};

/** One page of the front page, most prominent first; `next` is null at its end. */
export const readStories = async (
  stories: StoryRepo,
  filter: { category?: Category },
  limit: number,
  cursor: StoryCursor | undefined,
): Promise<{ stories: Story[]; next: StoryCursor | null }> => {
  const rows = await stories.list(filter, limit + 1, cursor);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const now = new Date();
  return {
    stories: page.map((story) => presentStory(story, now)),
    next: rows.length > limit && last ? { prominence: last.prominence, id: last._id } : null,
  };
};
