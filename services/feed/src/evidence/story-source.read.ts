import type { StorySource } from '@360/contracts/evidence-source';
import type { Category } from '@360/contracts/vocabulary';
import { LRUCache } from 'lru-cache';
import type { ItemDoc } from '../items/item.model.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { PublisherDoc } from '../publishers/publisher.model.ts';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import { coverageItemOf } from '../stories/build-story.ts';
import { reportsOf } from '../stories/coverage/independence.ts';
import type { StoryDoc } from '../stories/story.model.ts';
import type { StoryBaseline, StoryRepo } from '../stories/story.repo.ts';
import { chooseReports } from './choose-reports.ts';
import type { EvidenceRepo } from './evidence.repo.ts';
import { newestChange, readChanges } from './revisions.read.ts';

/** As many as a story's figures are computed from. */
const MAX_STORY_ITEMS = 400;
const BASELINE_WINDOW_MS = 30 * 24 * 60 * 60_000;
const BASELINE_FRESH_MS = 10 * 60_000;

interface Sources {
  items: ItemRepo;
  stories: StoryRepo;
  publishers: PublisherRepo;
  evidence: EvidenceRepo;
}

type Publishers = ReadonlyMap<string, PublisherDoc>;

/** What the story says of how its items depend on each other. */
interface Dependence {
  reportOf: ReadonlyMap<string, number>;
  copyOf: ReadonlyMap<string, string>;
  creditOf: ReadonlyMap<string, string>;
}

/** As the story keeps it; computed again where it was not kept, or where items came to it since. */
const dependenceOf = (story: StoryDoc, items: readonly ItemDoc[], publishers: Publishers): Dependence => {
  const kept = story.reportOf ?? {};
  if (items.every(({ _id }) => kept[_id] !== undefined))
    return {
      reportOf: new Map(Object.entries(kept)),
      copyOf: new Map(Object.entries(story.copyOf)),
      creditOf: new Map(Object.entries(story.creditOf ?? {})),
    };
  const found = reportsOf(items.map((item) => coverageItemOf(item, publishers.get(item.publisherId))));
  return {
    ...found,
    reportOf: found.groupOf,
    creditOf: new Map([...found.creditOf].map(([id, { name }]) => [id, name])),
  };
};

/** Numbers from 0 in order of time, whatever is missing between. */
const renumbered = (items: readonly ItemDoc[], reportOf: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const numbers = new Map<number, number>();
  return new Map(
    items.map(({ _id }) => {
      const kept = reportOf.get(_id) ?? 0;
      if (!numbers.has(kept)) numbers.set(kept, numbers.size);
      return [_id, numbers.get(kept) ?? 0];
    }),
  );
};

const storedAt = ({ createdAt, page }: ItemDoc): number =>
  Math.max(createdAt.getTime(), page?.state === 'read' ? (page.at?.getTime() ?? 0) : 0);

type Presented = Omit<StorySource['reports'][number], 'report' | 'copyOf' | 'creditTo' | 'approach' | 'revisions'>;

const present = (item: ItemDoc, publisher: PublisherDoc | undefined, whole: boolean): Presented => ({
  ...{ id: item._id, url: item.url, title: item.title, summary: item.summary },
  text: whole ? item.text : '',
  cut: !whole && item.text !== '',
  outletId: item.publisherId,
  outletName: publisher?.name ?? item.publisherId,
  owner: publisher?.owner ?? null,
  outletKind: publisher?.kind ?? null,
  country: item.country as Presented['country'],
  language: item.language ?? publisher?.language ?? null,
  publishedAt: item.publishedAt.toISOString(),
  contentType: item.contentType,
  isPost: item.post !== null,
});

/** Reads what a story's analysis is computed from. */
export const createStorySource = ({ items, stories, publishers, evidence }: Sources) => {
  const baselines = new LRUCache<string, StoryBaseline>({ max: 32, ttl: BASELINE_FRESH_MS });

  const baselineOf = async (category: Category | null): Promise<StoryBaseline> => {
    const known = baselines.get(`${category}`);
    if (known) return known;
    const fresh = await stories.baseline(category, new Date(Date.now() - BASELINE_WINDOW_MS));
    baselines.set(`${category}`, fresh);
    return fresh;
  };

  /** The items of a story whose publishers have not opted out, oldest first. */
  const standing = async (storyId: string) => {
    const all = await items.ofStory(storyId, MAX_STORY_ITEMS);
    const found = await publishers.byIds([...new Set(all.map(({ publisherId }) => publisherId))]);
    const known = new Map(found.map((publisher) => [publisher._id, publisher]));
    return { members: all.filter(({ publisherId }) => !known.get(publisherId)?.optedOut), publishers: known };
  };

  const readReports = async (story: StoryDoc, members: ItemDoc[], known: Publishers) => {
    const { copyOf, creditOf, reportOf } = dependenceOf(story, members, known);
    const numbers = renumbered(members, reportOf);
    const numberOf = (id: string): number => numbers.get(id) ?? 0;
    const { ids, whole } = chooseReports(members.map(({ _id }) => ({ id: _id, report: numberOf(_id) })));
    const chosen = members.filter(({ _id }) => ids.has(_id));
    const changes = await readChanges(evidence, chosen);
    const reports = chosen.map((item) => {
      const original = copyOf.get(item._id);
      return {
        ...present(item, known.get(item.publisherId), whole.has(item._id)),
        approach: story.approaches[item._id] ?? null,
        report: numberOf(item._id),
        copyOf: original !== undefined && ids.has(original) ? original : null,
        creditTo: creditOf.get(item._id) ?? null,
        revisions: changes.get(item._id) ?? [],
      };
    });
    return { reports, asOf: Math.max(newestChange(changes), ...chosen.map(storedAt)) };
  };

  /** Null when there is no story at this address, nor one that it was merged into, or nobody is left who reports it. */
  return async (id: string): Promise<StorySource | null> => {
    const story = await stories.resolve(id);
    if (!story) return null;
    const { members, publishers: known } = await standing(story._id);
    if (members.length === 0) return null;
    const [{ reports, asOf }, { shares, reports: counted, usualPerHour }] = await Promise.all([
      readReports(story, members, known),
      baselineOf(story.category),
    ]);
    return {
      ...{ id: story._id, title: story.title, category: story.category, asOf: new Date(asOf).toISOString() },
      ...{ reports, left: members.length - reports.length, velocity: story.velocity, usualPerHour },
      usualApproaches: { shares, reports: counted },
    };
  };
};
export type StorySourceRead = ReturnType<typeof createStorySource>;
