import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, compareResults, type Found } from './compare-results.ts';
import type { Seen } from './saved-search.model.ts';

const NOW = new Date('2026-01-02T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A result published so many ms before `NOW`. */
const found = (id: string, agoMs: number, type: Found['type'] = 'article'): Found => ({
  id,
  type,
  title: id,
  publishedAt: new Date(NOW.getTime() - agoMs),
});
const all = (...results: Found[]): Answer => ({ results, goesOn: false });
const idsOf = (results: Found[]) => results.map(({ id }) => id);
const after = (before: Seen | null, answer: Answer) => compareResults(before, answer, NOW);
const freshAfter = (first: Answer, second: Answer) => idsOf(after(after(null, first).seen, second).fresh);

describe('what is new', () => {
  test('nothing of the first answer is', () => {
    expect(after(null, all(found('a', MINUTE))).fresh).toEqual([]);
  });

  test('what was published since is, the newest first', () => {
    const answer = all(found('b', 2 * MINUTE), found('c', MINUTE), found('a', 3 * MINUTE));
    expect(freshAfter(all(found('a', 3 * MINUTE)), answer)).toEqual(['c', 'b']);
  });

  test('what was published before the newest and found after it is, within a day', () => {
    const known = found('a', MINUTE);
    expect(freshAfter(all(known), all(known, found('late', 20 * 60 * MINUTE)))).toEqual(['late']);
    expect(freshAfter(all(known), all(known, found('old', 2 * DAY)))).toEqual([]);
  });

  test('what was known and went away for a while is not', () => {
    const [a, b] = [found('a', MINUTE), found('b', 2 * MINUTE)];
    const { seen } = after(after(null, all(a, b)).seen, all(a));
    expect(after(seen, all(a, b)).fresh).toEqual([]);
  });

  test('an older result that comes up because newer ones were removed is not', () => {
    const first: Answer = { results: [found('a', MINUTE), found('b', 2 * MINUTE)], goesOn: true };
    expect(freshAfter(first, { results: [found('b', 2 * MINUTE), found('c', 3 * MINUTE)], goesOn: true })).toEqual([]);
  });

  test('a search that found nothing is told of the first result', () => {
    expect(freshAfter(all(), all(found('a', MINUTE)))).toEqual(['a']);
    expect(freshAfter(all(), all(found('old', 2 * DAY)))).toEqual([]);
  });

  test('stories before their reports are not counted beside them, stories alone are', () => {
    const report = found('a', 9 * MINUTE);
    expect(freshAfter(all(report), all(found('s', 0, 'story'), found('b', MINUTE), report))).toEqual(['b']);
    const story = found('s', 9 * MINUTE, 'story');
    expect(freshAfter(all(story), all(found('t', MINUTE, 'story'), story))).toEqual(['t']);
  });

  test('a result that names a time to come hides none of those that follow', () => {
    expect(freshAfter(all(found('future', -9 * DAY)), all(found('future', -9 * DAY), found('b', MINUTE)))).toEqual([
      'b',
    ]);
  });
});

test('whatever comes, in whatever order it is found, is told once, and what was there at first never', () => {
  const arrival = fc.record({ check: fc.integer({ min: 0, max: 8 }), agoMs: fc.integer({ min: 0, max: DAY / 4 }) });
  fc.assert(
    fc.property(fc.array(arrival, { maxLength: 50 }), (arrivals) => {
      let seen: Seen | null = null;
      const told: string[] = [];
      for (let check = 0; check <= 8; check += 1) {
        const there = arrivals.flatMap((each, at) => (each.check <= check ? [found(`r${at}`, each.agoMs)] : []));
        const answer = compareResults(seen, all(...there), NOW);
        seen = answer.seen;
        told.push(...idsOf(answer.fresh));
      }
      const expected = arrivals.flatMap(({ check }, at) => (check > 0 ? [`r${at}`] : []));
      expect(told.toSorted()).toEqual(expected.toSorted());
    }),
  );
});
