import type { Archive } from './archive.ts';
import { type Comparison, createComparison, type Nearness } from './comparison.ts';
import { isOtherNotice } from './pattern.ts';
import { type Evidence, pairScore, storyScore } from './scoring.ts';
import type { GroupingSettings } from './settings.ts';
import { createTop } from './top.ts';
import { withRow } from './typed-columns.ts';
import { HEAD_STEPS, headOf, type ItemVector, termOf } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Ranked {
  story: number;
  score: number;
  /** The item and the story both have names, but none in common. */
  strangers: boolean;
  /** Beyond names and figures the item has something in common with the head of one of the story's items. */
  topical: boolean;
  /** The nearest of the story's items is a notice of another event, written from the same pattern. */
  otherNotice: boolean;
}

/** What a term of the text alone counts in a lookup, where one of the lead counts 1 more. */
const TEXT_RANK = 0.5;

export interface Nearest {
  /** The stories nearest to an item that is not in the archive yet, best first. */
  storiesFor: (vector: ItemVector, time: number) => Ranked[];
  /** Mean score of the smaller story's items against the larger story. */
  likeness: (one: number, other: number) => number;
  /** How alike two items of each pair are, whenever they were published: row by row, for `partsOf`. */
  among: (slots: readonly number[]) => number[][];
}

/** With the member whose head is nearest. */
interface Found extends Evidence {
  nearest: number;
}

/** Comparisons of the loaded item with others, each made once. */
const createSeen = (compare: Comparison['with']) => {
  const made: Nearness[] = [];
  let count = 0;
  let round = 0;
  let rounds = new Uint32Array(0);
  let places = new Int32Array(0);
  return {
    clear: () => {
      count = 0;
      round++;
    },
    with: (slot: number, headOnly = false): Nearness => {
      if (rounds[slot] === round) return made[places[slot] as number] as Nearness;
      rounds = withRow(rounds, slot);
      places = withRow(places, slot);
      rounds[slot] = round;
      places[slot] = count;
      const blank = made[count] ?? { head: 0, body: 0, strangers: false, topical: false };
      made[count++] = blank;
      return compare(slot, blank, headOnly);
    },
  };
};

export const createNearest = (archive: Archive, vocabulary: Vocabulary, settings: GroupingSettings): Nearest => {
  const comparison = createComparison(vocabulary, archive.vectors);
  const seen = createSeen(comparison.with);
  const lookups = createTop(settings.lookupTerms);
  const candidates = createTop(settings.candidateItems);
  const stories = createTop(settings.candidateStories);
  const posted = new Int32Array(settings.postingsLength);
  let found = new Float64Array(0);
  let firstLook = new Float64Array(0);

  /** The terms other items hold too that are of most use for a lookup. */
  const chooseLookups = ({ terms }: ItemVector) => {
    lookups.clear();
    for (const packed of terms) {
      const term = termOf(packed);
      if (archive.postings.count(term) === 0) continue;
      lookups.offer(term, vocabulary.idf(term) * (TEXT_RANK + headOf(packed) / HEAD_STEPS));
    }
  };

  const chooseCandidates = () => {
    const touched: number[] = [];
    for (let index = 0; index < lookups.count; index++) {
      const term = lookups.keys[index] as number;
      const weight = (lookups.scores[index] as number) * vocabulary.idf(term);
      const count = archive.postings.read(term, posted);
      for (let at = 0; at < count; at++) {
        const slot = posted[at] as number;
        found = withRow(found, slot);
        if (found[slot] === 0) touched.push(slot);
        found[slot] = (found[slot] as number) + weight;
      }
    }
    candidates.clear();
    for (const slot of touched) {
      candidates.offer(slot, found[slot] as number);
      found[slot] = 0;
    }
  };

  const chooseStories = () => {
    const touched: number[] = [];
    for (let index = 0; index < candidates.count; index++) {
      const slot = candidates.keys[index] as number;
      const story = archive.storyOf(slot);
      firstLook = withRow(firstLook, story);
      const { head, body } = seen.with(slot);
      if (!touched.includes(story)) {
        touched.push(story);
        firstLook[story] = 0;
      }
      firstLook[story] = Math.max(firstLook[story] as number, head + body);
    }
    stories.clear();
    for (const story of touched) stories.offer(story, firstLook[story] as number);
  };

  const take = (evidence: Found, slot: number, { head, body, strangers, topical }: Nearness) => {
    if (head > evidence.bestHead || evidence.nearest < 0) evidence.nearest = slot;
    evidence.bestHead = Math.max(evidence.bestHead, head);
    evidence.bestBody = Math.max(evidence.bestBody, body);
    evidence.strangers &&= strangers;
    evidence.topical ||= topical;
  };

  const evidenceFor = (story: number, vector: ItemVector, time: number, headOnly: boolean): Found => {
    const sample = archive.members(story, settings.centroidMembers);
    const evidence: Found = {
      nearest: -1,
      headSum: 0,
      members: sample.length,
      bestHead: 0,
      bestBody: 0,
      strangers: true,
      topical: false,
      bodyTerms: vector.terms.length - vector.headCount,
      gap: Math.max(0, archive.first(story) - time, time - archive.last(story)),
    };
    for (const slot of sample) {
      const nearness = seen.with(slot, headOnly);
      evidence.headSum += nearness.head;
      take(evidence, slot, nearness);
    }
    return evidence;
  };

  const ranked = (story: number, vector: ItemVector, time: number): Ranked => {
    const evidence = evidenceFor(story, vector, time, true);
    for (let index = 0; index < candidates.count; index++) {
      const slot = candidates.keys[index] as number;
      if (archive.storyOf(slot) === story) take(evidence, slot, seen.with(slot));
    }
    const { strangers, topical } = evidence;
    const otherNotice = isOtherNotice(comparison.common(evidence.nearest), settings);
    return { story, score: storyScore(evidence, settings), strangers, topical, otherNotice };
  };

  const load = (vector: ItemVector) => {
    comparison.load(vector);
    seen.clear();
  };

  const among = (slots: readonly number[]): number[][] => {
    const rows = slots.map(() => slots.map(() => 1));
    for (const [at, slot] of slots.entries()) {
      load(archive.vectors.vectorOf(slot));
      for (const [index, other] of slots.slice(0, at).entries()) {
        const likeness = pairScore(seen.with(other), archive.vectors.bodyTermsIn(slot), settings);
        (rows[at] as number[])[index] = likeness;
        (rows[index] as number[])[at] = likeness;
      }
    }
    return rows;
  };

  return {
    among,
    storiesFor: (vector, time) => {
      load(vector);
      chooseLookups(vector);
      chooseCandidates();
      chooseStories();
      return Array.from(stories.keys.subarray(0, stories.count), (story) => ranked(story, vector, time)).sort(
        (a, b) => b.score - a.score,
      );
    },
    likeness: (one, other) => {
      const [small, large] = archive.size(one) < archive.size(other) ? [one, other] : [other, one];
      const sample = archive.members(small, settings.likenessMembers);
      let sum = 0;
      for (const slot of sample) {
        const vector = archive.vectors.vectorOf(slot);
        load(vector);
        sum += storyScore(evidenceFor(large, vector, archive.timeOf(slot), false), settings);
      }
      return sum / sample.length;
    },
  };
};
