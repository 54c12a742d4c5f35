import { createArchive, timeOf } from './archive.ts';
import { cleanItem } from './clean.ts';
import { featuresOf, headTokensOf } from './features.ts';
import { frameOf } from './frame.ts';
import type { GroupingItem } from './grouping-item.ts';
import { createNearest, type Ranked } from './nearest.ts';
import { createParted } from './parted.ts';
import { joinThreshold } from './scoring.ts';
import { defaultSettings, type GroupingSettings } from './settings.ts';
import { partsOf } from './split.ts';
import { type ItemVector, vectorOf } from './vectors.ts';
import { createVocabulary } from './vocabulary.ts';

export interface Assignment {
  storyId: string;
  /** The story is new. */
  opened: boolean;
  /** Stories the item has shown to be one, in the order they were merged. */
  merged: { from: string; into: string }[];
  /** Nearness to the best story there was, at most 1; 0 where there was none. */
  score: number;
}

export interface Split {
  /** The new story. */
  storyId: string;
  /** The items that went there, oldest first; the others stayed. */
  itemIds: string[];
}

export interface StoryIndex {
  /**
   * Puts an item into the story it belongs to or opens one; two stories that the item binds merge. An item known
   * already is taken out first; if it was alone in its story, that story keeps its id or merges into the one joined.
   */
  assign(item: GroupingItem, newStoryId: () => string): Assignment;
  /** Parts a story that has turned out to be two; the larger part stays, or the older of equals. */
  split(storyId: string, newStoryId: () => string): Split | undefined;
  /** Puts an item into its known story, without a decision. */
  restore(item: GroupingItem, storyId: string): void;
  /** Forgets an item; an unknown id is ignored. */
  remove(itemId: string): void;
  /** Items in a story; 0 where there is none of that id. */
  sizeOf(storyId: string): number;
  readonly items: number;
  readonly stories: number;
}

const MAX_RIVALS = 3;

/** Groups news items into stories as they arrive, in memory; the same calls always give the same stories. */
export const createStoryIndex = (options: Partial<GroupingSettings> = {}): StoryIndex => {
  const settings = { ...defaultSettings, ...options };
  const vocabulary = createVocabulary(settings);
  const archive = createArchive(vocabulary, settings);
  const nearest = createNearest(archive, vocabulary, settings);
  const parted = createParted();

  const vectorFor = (item: GroupingItem): ItemVector => {
    vocabulary.countItem(1);
    const clean = cleanItem(item, settings);
    const head = headTokensOf(clean);
    return vectorOf(featuresOf(head, clean.text, settings), frameOf(head.title, head.lead), vocabulary);
  };

  /** Score of the best of the other stories that is not another part of the first. */
  const rivalScore = (best: Ranked, others: readonly Ranked[]): number => {
    for (const { story, score, otherNotice } of others.slice(0, MAX_RIVALS)) {
      if (score <= 0) return 0;
      if (otherNotice || nearest.likeness(best.story, story) < settings.kinThreshold) return score;
    }
    return 0;
  };

  const put = (item: GroupingItem, vector: ItemVector, story: number) => {
    archive.put(item, vector, story);
    for (let eldest = archive.eldest(); eldest !== undefined && archive.items > settings.liveItems; ) {
      archive.take(eldest);
      eldest = archive.eldest();
    }
  };

  const storyIdOf = (itemId: string): string | undefined => {
    const slot = archive.slotOf(itemId);
    return slot === undefined ? undefined : archive.storyId(archive.storyOf(slot));
  };

  const joins = (best: Ranked, others: readonly Ranked[], vector: ItemVector): boolean => {
    const reaches = (rival: number) => best.score >= joinThreshold(vector.headCount, best.score, rival, settings);
    if (best.strangers || reaches(best.score)) return reaches(best.score);
    if (!best.topical && !reaches(best.score * settings.namesakeRival)) return false;
    return reaches(0) && reaches(rivalScore(best, others));
  };

  const bind = (target: number, others: readonly Ranked[], merged: Assignment['merged']): number => {
    let whole = target;
    for (const { story, score, otherNotice } of others) {
      if (score < settings.bindThreshold) break;
      if (otherNotice || parted.has(archive.storyId(whole), archive.storyId(story))) continue;
      if (nearest.likeness(whole, story) < settings.mergeThreshold) continue;
      const [into, from] = archive.size(whole) >= archive.size(story) ? [whole, story] : [story, whole];
      merged.push({ from: archive.storyId(from), into: archive.storyId(into) });
      archive.merge(into, from);
      whole = into;
    }
    return whole;
  };

  return {
    assign: (item, newStoryId) => {
      const before = storyIdOf(item.id);
      const emptied = archive.take(item.id);
      const vector = vectorFor(item);
      const ranked = nearest
        .storiesFor(vector, timeOf(item))
        .filter(({ story }) => before === undefined || !parted.has(before, archive.storyId(story)));
      const best = ranked.find(({ otherNotice }) => !otherNotice);
      const others = ranked.filter((each) => each !== best);
      const score = best?.score ?? 0;
      if (!best || !joins(best, others, vector)) {
        const storyId = emptied ?? newStoryId();
        put(item, vector, archive.story(storyId));
        return { storyId, opened: emptied === undefined, merged: [], score };
      }
      put(item, vector, best.story);
      const merged: Assignment['merged'] = emptied ? [{ from: emptied, into: archive.storyId(best.story) }] : [];
      const story = bind(best.story, others, merged);
      return { storyId: archive.storyId(story), opened: false, merged, score };
    },
    split: (storyId, newStoryId) => {
      const story = archive.known(storyId);
      if (story === undefined || archive.size(story) > settings.splitMost) return undefined;
      const slots = archive.members(story).sort((a, b) => archive.timeOf(a) - archive.timeOf(b) || a - b);
      const rows = nearest.among(slots);
      const parts = partsOf(slots.length, (i, j) => rows[i]?.[j] ?? 0, settings);
      if (!parts) return undefined;
      const split = { storyId: newStoryId(), itemIds: [] as string[] };
      const target = archive.story(split.storyId);
      for (const position of parts.smaller) {
        const slot = slots[position] as number;
        archive.move(slot, target);
        split.itemIds.push(archive.itemId(slot));
      }
      parted.add(storyId, split.storyId);
      return split;
    },
    restore: (item, storyId) => {
      archive.take(item.id);
      put(item, vectorFor(item), archive.story(storyId));
    },
    remove: (itemId) => {
      archive.take(itemId);
    },
    sizeOf: (storyId) => {
      const story = archive.known(storyId);
      return story === undefined ? 0 : archive.size(story);
    },
    get items() {
      return archive.items;
    },
    get stories() {
      return archive.stories;
    },
  };
};
