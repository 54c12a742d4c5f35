import type { Segment } from '../evidence/evidence.ts';
import { type Candidate, candidatesOf, type Summarised } from './candidates.ts';
import { type Scored, scoresOf } from './scores.ts';

/** Exactly one of them: at most so many sentences or words, or that share (0–1) of the words read. */
export interface SummaryLength {
  readonly sentences?: number;
  readonly words?: number;
  readonly share?: number;
}

export interface SummaryChoices {
  /** How many independent reports say what a segment says, itself among them. */
  readonly support?: (segmentId: string) => number;
}

/** How much likeness to what is already taken costs. */
const REDUNDANCY = 0.26;
/** Two sentences this alike say the same. */
const SAME = 0.72;

/** Sentences that lean on each other are taken together up to so many. */
const MOST_CHAINED = 3;

interface Room {
  sentences: number;
  words: number;
}

const roomOf = ({ sentences, words, share }: SummaryLength, candidates: readonly Candidate[]): Room => {
  const all = candidates.reduce((sum, candidate) => sum + candidate.words, 0);
  return {
    sentences: sentences ?? candidates.length,
    words: Math.min(all, words ?? Math.round((share ?? 1) * all)),
  };
};

/** Words the summary will have, as far as its room tells. */
const expectedWords = ({ sentences, words }: Room, candidates: readonly Candidate[]): number => {
  const all = candidates.reduce((sum, candidate) => sum + candidate.words, 0);
  return Math.min(words, (sentences * all) / Math.max(1, candidates.length));
};

const likest = ({ rows }: Scored, at: number, taken: ReadonlySet<number>): number => {
  let most = 0;
  for (const other of taken) most = Math.max(most, rows[at]?.[other] ?? 0);
  return most;
};

/** The sentence, with those before it that it leans on; null where one of them may not be shown. */
const withPredecessors = (candidates: readonly Candidate[], at: number): number[] | null => {
  const chain = [at];
  for (let first = candidates[at]; first?.leans; first = candidates[chain[0] ?? 0]) {
    const before = first.before;
    if (before === null || chain.length === MOST_CHAINED) return null;
    chain.unshift(before);
  }
  return chain;
};

const worthOf = (scored: Scored, at: number, taken: ReadonlySet<number>): number =>
  (scored.scores[at] ?? 0) - REDUNDANCY * likest(scored, at, taken);

interface Step {
  chain: number[];
  worth: number;
}

const bestStep = (
  candidates: readonly Candidate[],
  scored: Scored,
  chains: readonly (number[] | null)[],
  taken: ReadonlySet<number>,
  room: Room,
): Step | null => {
  let best: Step | null = null;
  for (const [at, chain] of chains.entries()) {
    if (!chain || taken.has(at)) continue;
    const fresh = chain.filter((each) => !taken.has(each));
    const words = fresh.reduce((sum, each) => sum + (candidates[each]?.words ?? 0), 0);
    if (fresh.length > room.sentences || words > room.words) continue;
    if (fresh.some((each) => likest(scored, each, new Set([...taken, ...fresh])) > SAME)) continue;
    const worth =
      fresh.reduce((sum, each) => sum + worthOf(scored, each, taken) * (candidates[each]?.words ?? 0), 0) / words;
    if (!best || worth > best.worth) best = { chain: fresh, worth };
  }
  return best;
};

/**
 * The sentences that tell most of what the reports tell, whole and in reading order: central among the sentences
 * (LexRank), made of the words that recur, early, unlike each other, and, of several reports, what more of them support.
 * A sentence that leans on the one before it comes with that one or not at all. Empty where nothing whole fits.
 */
export const summarise = (
  reports: readonly Summarised[],
  length: SummaryLength,
  { support }: SummaryChoices = {},
): Segment[] => {
  const candidates = candidatesOf(reports);
  const chains = candidates.map((_, at) => withPredecessors(candidates, at));
  const room = roomOf(length, candidates);
  const scored = scoresOf(candidates, expectedWords(room, candidates), support);
  const taken = new Set<number>();
  for (;;) {
    const step = bestStep(candidates, scored, chains, taken, room);
    if (!step) break;
    for (const at of step.chain) {
      taken.add(at);
      room.sentences--;
      room.words -= candidates[at]?.words ?? 0;
    }
  }
  return [...taken].sort((a, b) => a - b).flatMap((at) => candidates[at]?.segment ?? []);
};
