import { VERDICTS, type Verdict } from '@360/contracts/civ';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scored } from '../members/standing.ts';
import { combine, settledBy } from './combine.ts';
import { similarityOf } from './similarity.ts';
import type { Vote, Voter } from './voter.ts';

const TRUTH: Verdict = 'supports';
const voterOf = (id: string, history: readonly (readonly [string, Verdict])[] = [], expert = false): Voter => ({
  ...{ id, expert },
  history: new Map(history.map(([item, said]): [string, Scored] => [item, { said, settled: TRUTH, confidence: 0.8 }])),
});
const vote = (voter: Voter, verdict: Verdict = 'supports'): Vote => ({ voter, verdict, confidence: 0.8 });
const fresh = (count: number, name = 'fresh'): Voter[] =>
  Array.from({ length: count }, (_, at) => voterOf(`${name}-${at}`));
/** Right but in every `miss`th of thirty items, each voter in others. */
const calibrated = (count: number, miss = 8): Voter[] =>
  Array.from({ length: count }, (_, at) =>
    voterOf(
      `calibrated-${at}`,
      Array.from({ length: 30 }, (_, item) => [`i${item}`, item % miss === at % miss ? 'challenges' : TRUTH] as const),
    ),
  );
/** The same account k times: the same history, errors among it. */
const clique = (count: number): Voter[] =>
  Array.from({ length: count }, (_, at) =>
    voterOf(
      `clique-${at}`,
      Array.from({ length: 30 }, (_, item) => [`i${item}`, item % 8 === 0 ? 'challenges' : TRUTH] as const),
    ),
  );
const weightOf = (voters: readonly Voter[]) => combine(voters.map((voter) => vote(voter))).sides.supports.weight;

const anyVoter = fc
  .record({
    items: fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...VERDICTS)), { maxLength: 12 }),
  })
  .map(({ items }) => items.map(([item, said]) => [`i${item}`, said] as const));
const anyVotes = fc
  .array(
    fc.record({ history: anyVoter, verdict: fc.constantFrom(...VERDICTS), sure: fc.integer({ min: 0, max: 20 }) }),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((votes) =>
    votes.map(({ history, verdict, sure }, at) => ({
      voter: voterOf(`m${at}`, history),
      verdict,
      confidence: sure / 20,
    })),
  );

describe('combine', () => {
  it('gives the same for every order of the votes', () => {
    fc.assert(
      fc.property(anyVotes, fc.infiniteStream(fc.nat()), (votes, keys) => {
        const shuffled = votes.map((each) => ({ each, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key);
        const [a, b] = [combine(votes), combine(shuffled.map(({ each }) => each))];
        expect({ ...b, agreement: 0 }).toEqual({ ...a, agreement: 0 });
        expect(b.agreement).toBeCloseTo(a.agreement, 9);
      }),
    );
  });

  it('adds up to one, and a further vote takes nothing from its side unless it is the stronger one', () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        const before = combine(votes);
        const sum = VERDICTS.reduce((total, verdict) => total + before.sides[verdict].posterior, 0);
        expect(sum).toBeCloseTo(1, 9);
        const wrong = Array.from({ length: 30 }, (_, item) => [`w${item}`, 'challenges'] as const);
        const weak = vote(voterOf('zz', wrong));
        expect(combine([...votes, weak]).sides.supports.weight).toBeGreaterThanOrEqual(before.sides.supports.weight);
      }),
    );
  });

  it('counts k copies of one account less than k who differ', () => {
    for (const k of [2, 3, 5, 10, 40]) {
      expect(weightOf(clique(k))).toBeLessThan(weightOf(calibrated(k)));
      expect(weightOf(clique(k))).toBeLessThan(1.6 * weightOf(clique(1)));
    }
  });

  it('does not take two for one because both are often right', () => {
    const [a, b] = calibrated(2) as [Voter, Voter];
    expect(similarityOf(a, b)).toBeLessThan(0.15);
    const [x, y] = clique(2) as [Voter, Voter];
    expect(similarityOf(x, y)).toBeGreaterThan(0.8);
  });
});

describe('settledBy', () => {
  const outcome = (supports: readonly Voter[], challenges: readonly Voter[] = []) =>
    settledBy(combine([...supports.map((each) => vote(each)), ...challenges.map((each) => vote(each, 'challenges'))]));

  it('lets seven newcomers settle what nobody disputes, and not six or four with experts', () => {
    expect(outcome(fresh(7))).toBe('supports');
    expect(outcome(fresh(6))).toBeNull();
    expect(outcome(['a', 'b', 'c', 'd'].map((id) => voterOf(id, [], true)))).toBeNull();
  });

  it('lets no crowd of newcomers overrule five calibrated members', () => {
    for (const size of [10, 100, 400]) expect(outcome(fresh(size), calibrated(5))).not.toBe('supports');
    expect(outcome(calibrated(5), fresh(100))).toBe('supports');
  });

  it('lets no clique settle anything alone', () => {
    expect(outcome(clique(60))).toBeNull();
  });

  it('leaves open what members of the same standing dispute', () => {
    expect(outcome(calibrated(6), calibrated(12).slice(6))).toBeNull();
  });
});
