import { createChains } from './chains.ts';
import type { GroupingItem } from './grouping-item.ts';
import { createPostings, type Postings } from './postings.ts';
import type { GroupingSettings } from './settings.ts';
import { withRow } from './typed-columns.ts';
import { createVectorStore, type VectorStore } from './vector-store.ts';
import type { ItemVector } from './vectors.ts';
import { bodyOf, termOf } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The items grouped so far and their stories. An item is known by a slot and a story by a number, both small and used
 * again once they are free.
 */
export interface Archive {
  readonly postings: Postings;
  readonly vectors: VectorStore;
  timeOf: (slot: number) => number;
  storyOf: (slot: number) => number;
  itemId: (slot: number) => string;
  /** Slot of an item; undefined where it is not known. */
  slotOf: (itemId: string) => number | undefined;
  /** Number of the story of that id, opened if it is new: an item must follow. */
  story: (storyId: string) => number;
  /** Number of a story that has items. */
  known: (storyId: string) => number | undefined;
  storyId: (story: number) => string;
  /** Items in the story. */
  size: (story: number) => number;
  /** Times of its first and last report, in ms. */
  first: (story: number) => number;
  last: (story: number) => number;
  /** Slots of its items, at most `limit`, the last that joined first. */
  members: (story: number, limit?: number) => number[];
  put: (item: GroupingItem, vector: ItemVector, story: number) => void;
  /** Takes an item out and returns the id of the story that has lost its last item by that. */
  take: (itemId: string) => string | undefined;
  /** The item that was put first of those there are. */
  eldest: () => string | undefined;
  merge: (into: number, from: number) => void;
  /** Moves an item to another story. */
  move: (slot: number, story: number) => void;
  readonly items: number;
  readonly stories: number;
}

/** Body weight, in steps, of a term that stands in the text more than once. */
const REPEATED = 7;
const ARRIVALS = 0;

/** A date that is no date counts as the oldest, so that it can spoil no comparison. */
export const timeOf = ({ publishedAt }: GroupingItem): number => (Number.isFinite(publishedAt) ? publishedAt : 0);

/** Numbers for names; a number that is given back is given out again. */
const createNumbers = () => {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const free: number[] = [];
  return {
    of: (name: string) => numbers.get(name),
    name: (number: number) => names[number] as string,
    give: (name: string) => {
      const number = free.pop() ?? names.length;
      names[number] = name;
      numbers.set(name, number);
      return number;
    },
    takeBack: (number: number) => {
      numbers.delete(names[number] as string);
      names[number] = '';
      free.push(number);
    },
    get size() {
      return numbers.size;
    },
  };
};

export const createArchive = (vocabulary: Vocabulary, settings: GroupingSettings): Archive => {
  const items = createNumbers();
  const stories = createNumbers();
  const members = createChains();
  const arrivals = createChains();
  const vectors = createVectorStore(vocabulary);
  let times = new Float64Array(0);
  let storyOf = new Int32Array(0);
  let first = new Float64Array(0);
  let last = new Float64Array(0);
  const postings = createPostings(settings.postingsLength, (slot) => times[slot] as number);

  /** What an item is looked up by: the terms of its head, and of its body those that occur more than once. */
  const eachIndexed = (slot: number, use: (term: number, slot: number) => void) => {
    const terms = vectors.arrayOf(slot);
    const start = vectors.startAt(slot);
    const headEnd = start + vectors.headCountOf(slot);
    const end = start + vectors.lengthOf(slot);
    for (let at = start; at < end; at++) {
      const packed = terms[at] as number;
      if (at < headEnd || bodyOf(packed) >= REPEATED) use(termOf(packed), slot);
    }
  };

  const widen = (story: number, from: number, to: number) => {
    first[story] = Math.min(first[story] as number, from);
    last[story] = Math.max(last[story] as number, to);
  };

  const open = (storyId: string): number => {
    const story = stories.give(storyId);
    first = withRow(first, story);
    last = withRow(last, story);
    first[story] = Number.POSITIVE_INFINITY;
    last[story] = Number.NEGATIVE_INFINITY;
    return story;
  };

  const join = (slot: number, story: number) => {
    const time = times[slot] as number;
    storyOf[slot] = story;
    members.append(story, slot);
    widen(story, time, time);
  };

  /** True when the story has no item any more. */
  const leave = (slot: number): boolean => {
    const story = storyOf[slot] as number;
    const time = times[slot] as number;
    members.remove(story, slot);
    if (members.size(story) === 0) return true;
    if (time > (first[story] as number) && time < (last[story] as number)) return false;
    first[story] = Number.POSITIVE_INFINITY;
    last[story] = Number.NEGATIVE_INFINITY;
    for (let member = members.first(story); member >= 0; member = members.next(member))
      widen(story, times[member] as number, times[member] as number);
    return false;
  };

  return {
    postings,
    vectors,
    timeOf: (slot) => times[slot] as number,
    storyOf: (slot) => storyOf[slot] as number,
    itemId: items.name,
    slotOf: items.of,
    story: (storyId) => stories.of(storyId) ?? open(storyId),
    known: stories.of,
    storyId: stories.name,
    size: members.size,
    first: (story) => first[story] as number,
    last: (story) => last[story] as number,
    members: (story, limit = Number.POSITIVE_INFINITY) => {
      const slots: number[] = [];
      if (members.size(story) === 0) return slots;
      for (let slot = members.last(story); slot >= 0 && slots.length < limit; slot = members.previous(slot))
        slots.push(slot);
      return slots;
    },
    put: (item, vector, story) => {
      const slot = items.give(item.id);
      times = withRow(times, slot);
      storyOf = withRow(storyOf, slot);
      times[slot] = timeOf(item);
      vectors.put(slot, vector);
      join(slot, story);
      arrivals.append(ARRIVALS, slot);
      eachIndexed(slot, postings.add);
    },
    take: (itemId) => {
      const slot = items.of(itemId);
      if (slot === undefined) return undefined;
      const story = storyOf[slot] as number;
      eachIndexed(slot, postings.remove);
      vectors.take(slot);
      vocabulary.countItem(-1);
      arrivals.remove(ARRIVALS, slot);
      items.takeBack(slot);
      if (!leave(slot)) return undefined;
      const storyId = stories.name(story);
      stories.takeBack(story);
      return storyId;
    },
    eldest: () => (arrivals.size(ARRIVALS) === 0 ? undefined : items.name(arrivals.first(ARRIVALS))),
    merge: (into, from) => {
      for (let slot = members.first(from); slot >= 0; ) {
        const next = members.next(slot);
        members.remove(from, slot);
        join(slot, into);
        slot = next;
      }
      stories.takeBack(from);
    },
    move: (slot, story) => {
      const left = storyOf[slot] as number;
      if (leave(slot)) stories.takeBack(left);
      join(slot, story);
    },
    get items() {
      return items.size;
    },
    get stories() {
      return stories.size;
    },
  };
};
