import type { Archive, Story } from './archive.ts';
import { type Evidence, storyScore } from './scoring.ts';
import type { GroupingSettings } from './settings.ts';
import { createComparison, HEAD_STEPS, headOf, type ItemVector, type Nearness, termOf } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Ranked {
  story: Story;
  score: number;
  /** The item and the story both have names, but none in common. */
  strangers: boolean;
  /** Beyond names and figures the item has something in common with the head of one of the story's items. */
  topical: boolean;
}

/** What a term of the text alone counts in a lookup, where one of the lead counts 1 more. */
const TEXT_RANK = 0.5;

export interface Nearest {
  /** The stories nearest to an item that is not in the archive yet, best first. */
  storiesFor: (vector: ItemVector, time: number) => Ranked[];
  /** Mean score of the smaller story's items against the larger story. */
  likeness: (one: Story, other: Story) => number;
}

type Seen = Map<number, Nearness>;

const highest = <T>(scores: Map<T, number>, count: number): T[] =>
  [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([key]) => key);

export const createNearest = (archive: Archive, vocabulary: Vocabulary, settings: GroupingSettings): Nearest => {
  const comparison = createComparison(vocabulary);

  /** The terms other items hold too, with their use for a lookup. */
  const lookupRanks = ({ terms }: ItemVector): Map<number, number> => {
    const ranks = new Map<number, number>();
    for (const packed of terms) {
      const term = termOf(packed);
      if (archive.postings.of(term).length > 0)
        ranks.set(term, vocabulary.idf(term) * (TEXT_RANK + headOf(packed) / HEAD_STEPS));
    }
    return ranks;
  };

  const candidates = (vector: ItemVector): number[] => {
    const ranks = lookupRanks(vector);
    const found = new Map<number, number>();
    for (const term of highest(ranks, settings.lookupTerms)) {
      const weight = (ranks.get(term) ?? 0) * vocabulary.idf(term);
      for (const slot of archive.postings.of(term)) found.set(slot, (found.get(slot) ?? 0) + weight);
    }
    return highest(found, settings.candidateItems);
  };

  const compare = (slot: number, seen: Seen): Nearness => {
    const nearness = seen.get(slot) ?? comparison.with(archive.entry(slot).vector);
    seen.set(slot, nearness);
    return nearness;
  };

  const evidenceFor = (
    story: Story,
    vector: ItemVector,
    time: number,
    hits: readonly number[],
    seen: Seen,
  ): Evidence => {
    const sample = story.members.slice(-settings.centroidMembers);
    const evidence: Evidence = {
      headSum: 0,
      members: sample.length,
      bestHead: 0,
      bestBody: 0,
      strangers: true,
      topical: false,
      bodyTerms: vector.terms.length - vector.headCount,
      gap: Math.max(0, story.first - time, time - story.last),
    };
    for (const slot of sample) evidence.headSum += compare(slot, seen).head;
    for (const slot of [...hits, ...sample]) {
      const { head, body, strangers, topical } = compare(slot, seen);
      evidence.bestHead = Math.max(evidence.bestHead, head);
      evidence.strangers &&= strangers;
      evidence.topical ||= topical;
      evidence.bestBody = Math.max(evidence.bestBody, body);
    }
    return evidence;
  };

  return {
    storiesFor: (vector, time) => {
      comparison.load(vector);
      const seen: Seen = new Map();
      const hits = Map.groupBy(candidates(vector), (slot) => archive.entry(slot).story);
      const firstLook = new Map<Story, number>();
      for (const [story, slots] of hits) {
        const nearest = slots.map((slot) => compare(slot, seen)).map(({ head, body }) => head + body);
        firstLook.set(story, Math.max(...nearest));
      }
      return highest(firstLook, settings.candidateStories)
        .map((story) => {
          const evidence = evidenceFor(story, vector, time, hits.get(story) ?? [], seen);
          const { strangers, topical } = evidence;
          return { story, score: storyScore(evidence, settings), strangers, topical };
        })
        .sort((a, b) => b.score - a.score);
    },
    likeness: (one, other) => {
      const [small, large] = one.members.length < other.members.length ? [one, other] : [other, one];
      const sample = small.members.slice(-settings.likenessMembers);
      let sum = 0;
      for (const slot of sample) {
        const { vector, time } = archive.entry(slot);
        comparison.load(vector);
        sum += storyScore(evidenceFor(large, vector, time, [], new Map()), settings);
      }
      return sum / sample.length;
    },
  };
};
