import type { GroupingItem } from './grouping-item.ts';
import { createPostings, type Postings } from './postings.ts';
import type { GroupingSettings } from './settings.ts';
import { bodyOf, type ItemVector, releaseVector, termOf } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Story {
  readonly id: string;
  /** Slots of its items, in the order they joined. */
  members: number[];
  /** Times of its first and last report, in ms. */
  first: number;
  last: number;
}

export interface Entry {
  readonly time: number;
  readonly vector: ItemVector;
  story: Story;
}

/** The items grouped so far and their stories. An item is known by a slot, a small number that is used again. */
export interface Archive {
  readonly postings: Postings;
  entry: (slot: number) => Entry;
  /** The story of that id, empty if it is new. */
  story: (storyId: string) => Story;
  /** Items in the story of that id; 0 where there is none. */
  sizeOf: (storyId: string) => number;
  put: (item: GroupingItem, vector: ItemVector, story: Story) => void;
  /** Takes an item out and returns the story that has lost its last item by that. */
  take: (itemId: string) => Story | undefined;
  merge: (into: Story, from: Story) => void;
  readonly items: number;
  readonly stories: number;
}

const REPEATED = 7;

/** What an item is looked up by: the terms of its head, and of its body those that occur more than once. */
const indexedTerms = ({ terms, headCount }: ItemVector): number[] => {
  const indexed: number[] = [];
  terms.forEach((packed, index) => {
    if (index < headCount || bodyOf(packed) >= REPEATED) indexed.push(termOf(packed));
  });
  return indexed;
};

const emptyStory = (id: string): Story => ({
  id,
  members: [],
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
});

const widen = (story: Story, first: number, last: number) => {
  story.first = Math.min(story.first, first);
  story.last = Math.max(story.last, last);
};

/** A date that is no date counts as the oldest, so that it can spoil no comparison. */
export const timeOf = ({ publishedAt }: GroupingItem): number => (Number.isFinite(publishedAt) ? publishedAt : 0);

export const createArchive = (vocabulary: Vocabulary, settings: GroupingSettings): Archive => {
  const entries: (Entry | undefined)[] = [];
  const free: number[] = [];
  const slots = new Map<string, number>();
  const stories = new Map<string, Story>();
  const entry = (slot: number): Entry => {
    const found = entries[slot];
    if (!found) throw new RangeError(`no item in slot ${slot}`);
    return found;
  };
  const postings = createPostings(settings.postingsLength, (slot) => entry(slot).time);

  const leave = (story: Story, slot: number): Story | undefined => {
    story.members.splice(story.members.indexOf(slot), 1);
    if (story.members.length === 0) {
      stories.delete(story.id);
      return story;
    }
    const times = story.members.map((member) => entry(member).time);
    story.first = times.reduce((least, time) => Math.min(least, time));
    story.last = times.reduce((most, time) => Math.max(most, time));
    return undefined;
  };

  return {
    postings,
    entry,
    story: (storyId) => {
      const known = stories.get(storyId) ?? emptyStory(storyId);
      stories.set(storyId, known);
      return known;
    },
    sizeOf: (storyId) => stories.get(storyId)?.members.length ?? 0,
    put: (item, vector, story) => {
      const slot = free.pop() ?? entries.length;
      const time = timeOf(item);
      entries[slot] = { time, vector, story };
      slots.set(item.id, slot);
      story.members.push(slot);
      widen(story, time, time);
      for (const term of indexedTerms(vector)) postings.add(term, slot);
    },
    take: (itemId) => {
      const slot = slots.get(itemId);
      if (slot === undefined) return undefined;
      const { vector, story } = entry(slot);
      for (const term of indexedTerms(vector)) postings.remove(term, slot);
      releaseVector(vector, vocabulary);
      vocabulary.countItem(-1);
      slots.delete(itemId);
      const emptied = leave(story, slot);
      entries[slot] = undefined;
      free.push(slot);
      return emptied;
    },
    merge: (into, from) => {
      for (const slot of from.members) {
        entry(slot).story = into;
        into.members.push(slot);
      }
      widen(into, from.first, from.last);
      stories.delete(from.id);
    },
    get items() {
      return slots.size;
    },
    get stories() {
      return stories.size;
    },
  };
};
