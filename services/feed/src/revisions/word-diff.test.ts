import { revisionSegmentSchema } from '@360/contracts/revisions';
import { growth, LINEAR } from '@360/testkit/growth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff, wordRuns } from './word-diff.ts';

const word = fc.oneof(
  fc.constantFrom('crane', 'fell', '12', '19', 'quay', '،', 'رافعة', '港', '👩‍🚒', '\n', '  ', '<b>', '&amp;', "l'île"),
  fc.string({ maxLength: 4 }),
);
const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
const joined = (runs: { kind: string; text: string }[], kind: string) =>
  runs.flatMap((run) => (run.kind === 'same' || run.kind === kind ? run.text : [])).join('');

describe('wordRuns', () => {
  it('joins to both texts, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = wordRuns(before, after);
        expect(joined(runs, 'removed')).toBe(before);
        expect(joined(runs, 'added')).toBe(after);
      }),
    );
  });

  it('marks the words that changed', () => {
    expect(wordRuns('12 people hurt', '19 people hurt')).toEqual([
      { kind: 'removed', text: '12' },
      { kind: 'added', text: '19' },
      { kind: 'same', text: ' people hurt' },
    ]);
  });

  it('sets texts without much in common one after the other', () => {
    const words = (from: number) => Array.from({ length: 2_000 }, (_, at) => `w${from + at}`).join(' ');
    expect(wordRuns(words(0), words(5_000)).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('wordDiff', () => {
  it('shows the ends of a long run and how much lies between', () => {
    const same = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ');
    const diff = wordDiff(`Twelve ${same}`, `Nineteen ${same}`);
    expect(diff.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same', 'same']);
    const [, , head, tail] = diff;
    expect(head?.text.length).toBeLessThan(100);
    expect((head?.text.length ?? 0) + (head?.skipped ?? 0) + (tail?.text.length ?? 0)).toBe(same.length + 1);
    expect(tail?.text.endsWith('word199')).toBe(true);
  });

  it('stays small for any texts', () => {
    const long = fc.tuple(text, fc.integer({ min: 1, max: 400 })).map(([part, times]) => part.repeat(times));
    fc.assert(
      fc.property(long, long, (before, after) => {
        const diff = wordDiff(before, after);
        for (const segment of diff) expect(revisionSegmentSchema.parse(segment)).toEqual(segment);
        expect(diff.length).toBeLessThan(3_000);
        expect(JSON.stringify(diff).length).toBeLessThan(500_000);
      }),
      { numRuns: 40 },
    );
  });

  it('compares long texts in linear time', () => {
    const words = (seed: number, count: number) =>
      Array.from({ length: count }, (_, at) => `w${(at * seed) % 977}`).join(' ');
    expect(growth((count) => wordDiff(words(7, count), words(11, count)), 5_000)).toBeLessThan(LINEAR);
  });
});
