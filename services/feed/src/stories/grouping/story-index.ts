import { createArchive, type Story, timeOf } from './archive.ts';
import { cleanItem } from './clean.ts';
import { featuresOf } from './features.ts';
import type { GroupingItem } from './grouping-item.ts';
import { createNearest, type Ranked } from './nearest.ts';
import { joinThreshold } from './scoring.ts';
import { defaultSettings, type GroupingSettings } from './settings.ts';
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

export interface StoryIndex {
  /**
   * Puts an item into the story it belongs to or opens one; two stories that the item binds merge. An item known
   * already is taken out first; if it was alone in its story, that story keeps its id or merges into the one joined.
   */
  assign(item: GroupingItem, newStoryId: () => string): Assignment;
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

  const vectorFor = (item: GroupingItem): ItemVector => {
    vocabulary.countItem(1);
    return vectorOf(featuresOf(cleanItem(item, settings), settings), vocabulary);
  };

  /** Score of the best story that is not another part of the first. */
  const rivalScore = ([first, ...others]: Ranked[]): number => {
    for (const { story, score } of others.slice(0, MAX_RIVALS)) {
      if (score <= 0 || !first) return 0;
      if (nearest.likeness(first.story, story) < settings.kinThreshold) return score;
    }
    return 0;
  };

  const joins = (ranked: Ranked[], vector: ItemVector): boolean => {
    const [best] = ranked;
    if (!best) return false;
    const reaches = (rival: number) => best.score >= joinThreshold(vector.headCount, best.score, rival, settings);
    if (best.strangers || reaches(best.score)) return reaches(best.score);
    if (!best.topical && !reaches(best.score * settings.namesakeRival)) return false;
    return reaches(0) && reaches(rivalScore(ranked));
  };

  const bind = (target: Story, others: Ranked[], merged: Assignment['merged']): Story => {
    let whole = target;
    for (const { story, score } of others) {
      if (score < settings.bindThreshold) break;
      if (nearest.likeness(whole, story) < settings.mergeThreshold) continue;
      const [into, from] = whole.members.length >= story.members.length ? [whole, story] : [story, whole];
      archive.merge(into, from);
      merged.push({ from: from.id, into: into.id });
      whole = into;
    }
    return whole;
  };

  return {
    assign: (item, newStoryId) => {
      const emptied = archive.take(item.id);
      const vector = vectorFor(item);
      const ranked = nearest.storiesFor(vector, timeOf(item));
      const [best, ...others] = ranked;
      const score = best?.score ?? 0;
      if (!best || !joins(ranked, vector)) {
        const storyId = emptied?.id ?? newStoryId();
        archive.put(item, vector, archive.story(storyId));
        return { storyId, opened: emptied === undefined, merged: [], score };
      }
      archive.put(item, vector, best.story);
      const merged: Assignment['merged'] = emptied ? [{ from: emptied.id, into: best.story.id }] : [];
      const { id: storyId } = bind(best.story, others, merged);
      return { storyId, opened: false, merged, score };
    },
    restore: (item, storyId) => {
      archive.take(item.id);
      archive.put(item, vectorFor(item), archive.story(storyId));
    },
    remove: (itemId) => {
      archive.take(itemId);
    },
    sizeOf: archive.sizeOf,
    get items() {
      return archive.items;
    },
    get stories() {
      return archive.stories;
    },
  };
};
