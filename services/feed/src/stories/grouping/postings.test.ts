import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPostings } from './postings.ts';

const setUp = (length: number, timeOf = (slot: number) => slot) => {
  const postings = createPostings(length, timeOf);
  const of = (term: number) => {
    const slots = new Int32Array(length);
    return Array.from(slots.subarray(0, postings.read(term, slots)));
  };
  return { ...postings, of };
};

describe('postings', () => {
  it('keep the newest, whatever the order of arrival', () => {
    const postings = setUp(3);
    for (const slot of [5, 1, 4, 9, 2, 7]) postings.add(0, slot);
    expect(postings.of(0)).toEqual([5, 7, 9]);
  });

  it('keep the last that arrived of those of one time', () => {
    const postings = setUp(2, () => 0);
    for (const slot of [1, 2, 3]) postings.add(0, slot);
    expect(postings.of(0)).toEqual([2, 3]);
  });

  it('forget what is removed and know nothing of other terms', () => {
    const postings = setUp(3);
    postings.add(0, 1);
    postings.add(0, 2);
    postings.remove(0, 1);
    postings.remove(0, 8);
    postings.remove(4, 1);
    expect(postings.of(0)).toEqual([2]);
    postings.remove(0, 2);
    expect(postings.of(0)).toEqual([]);
    expect(postings.of(4)).toEqual([]);
  });

  it('hold the same as plain lists would, through any adding and removing', () => {
    const step = fc.record({ add: fc.boolean(), term: fc.nat(3), slot: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const postings = setUp(64);
        const plain = new Map<number, Set<number>>();
        for (const { add, term, slot } of steps) {
          const slots = plain.get(term) ?? new Set();
          plain.set(term, slots);
          if (!add) postings.remove(term, slot);
          else if (!slots.has(slot)) postings.add(term, slot);
          if (add) slots.add(slot);
          else slots.delete(slot);
        }
        for (const [term, slots] of plain) expect(postings.of(term)).toEqual([...slots].sort((a, b) => a - b));
      }),
    );
  });
});
