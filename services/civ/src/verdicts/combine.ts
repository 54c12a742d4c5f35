import { VERDICTS, type Verdict } from '@360/contracts/civ';
import { similarityOf } from './similarity.ts';
import { strengthOf, type Vote } from './voter.ts';

/** What is needed before votes settle anything; see the README for what each is for. */
export const BOUNDS = { reviews: 5, posterior: 0.8, independent: 3 } as const;

/** Of one side, the strongest; more would be worth no more, and cost time. */
const MOST_COMPARED = 100;

interface Side {
  /** Log-odds that speak for it. */
  weight: number;
  /** How many independent votes it is worth. */
  independent: number;
}

export interface Combined {
  sides: Record<Verdict, Side & { posterior: number }>;
  leading: Verdict;
  /** 0–1: the share of pairs that agree, pairs counting as far as they do not vote as one. */
  agreement: number;
  votes: Record<Verdict, number>;
}

const ofEach = <Value>(make: (verdict: Verdict) => Value): Record<Verdict, Value> =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, make(verdict)])) as Record<Verdict, Value>;

type Weighed = Vote & { strength: number };

const ofVerdict = (votes: readonly Weighed[], verdict: Verdict): Weighed[] =>
  votes.filter((vote) => vote.verdict === verdict);

/** So that the order in which votes came says nothing. */
const strongestFirst = (a: Weighed, b: Weighed): number =>
  b.strength - a.strength || (a.voter.id < b.voter.id ? -1 : a.voter.id > b.voter.id ? 1 : 0);

/**
 * What the supporters of one verdict are worth together. Each is discounted by 1 ÷ (1 + Σ similarity to the others), the
 * design effect of correlated observations (L. Kish, "Survey Sampling", 1965): k who vote as one are worth one. Taken is
 * the best of the strongest one, two, three …, so that no weaker vote can take weight from those that agree with it.
 */
const sideOf = (votes: readonly Weighed[]): Side => {
  const crowd = votes.map(() => 0);
  const side: Side = { weight: 0, independent: 0 };
  for (const [last, { voter }] of votes.entries()) {
    let [weight, independent] = [0, 0];
    for (const [at, earlier] of votes.slice(0, last).entries()) {
      const similarity = similarityOf(earlier.voter, voter);
      crowd[at] = (crowd[at] ?? 0) + similarity;
      crowd[last] = (crowd[last] ?? 0) + similarity;
    }
    for (const [at, { strength }] of votes.slice(0, last + 1).entries()) {
      const discount = 1 / (1 + (crowd[at] ?? 0));
      weight += discount * strength;
      independent += discount;
    }
    side.weight = Math.max(side.weight, weight);
    side.independent = Math.max(side.independent, independent);
  }
  return side;
};

/**
 * Agreement across members who usually disagree, after the idea of bridging-based ranking (S. Wojcik et al., "Birdwatch:
 * Crowd Wisdom and Bridging Algorithms can Inform Understanding and Reduce the Spread of Misinformation", 2022), without
 * its matrix factorisation: pairs weigh 1 − similarity.
 */
const agreementOf = (votes: readonly Vote[]): number => {
  let [agreed, all] = [0, 0];
  for (const [at, a] of votes.entries()) {
    for (const b of votes.slice(at + 1)) {
      const weight = 1 - similarityOf(a.voter, b.voter);
      all += weight;
      if (a.verdict === b.verdict) agreed += weight;
    }
  }
  return all > 0 ? agreed / all : 0;
};

/** Combines votes on one item, one for each voter; their order says nothing. Posteriors are of an even prior. */
export const combine = (votes: readonly Vote[]): Combined => {
  const weighed = votes.map((vote) => ({ ...vote, strength: strengthOf(vote) })).sort(strongestFirst);
  const compared = VERDICTS.flatMap((verdict) => ofVerdict(weighed, verdict).slice(0, MOST_COMPARED));
  const sides = ofEach((verdict) => sideOf(ofVerdict(compared, verdict)));
  const most = Math.max(...Object.values(sides).map(({ weight }) => weight));
  const odds = ofEach((verdict) => Math.exp(sides[verdict].weight - most));
  const sum = Object.values(odds).reduce((total, each) => total + each, 0);
  return {
    sides: ofEach((verdict) => ({ ...sides[verdict], posterior: odds[verdict] / sum })),
    leading: VERDICTS.reduce((best, verdict) => (sides[verdict].weight > sides[best].weight ? verdict : best)),
    agreement: agreementOf(compared),
    votes: ofEach((verdict) => ofVerdict(weighed, verdict).length),
  };
};

/** The verdict that the votes settle; null where they do not. */
export const settledBy = ({ sides, leading, votes }: Combined): Verdict | null => {
  const { posterior, independent } = sides[leading];
  const count = Object.values(votes).reduce((sum, each) => sum + each, 0);
  const isEnough = count >= BOUNDS.reviews && posterior >= BOUNDS.posterior && independent >= BOUNDS.independent;
  return isEnough ? leading : null;
};
