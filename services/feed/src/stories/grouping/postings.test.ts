import { describe, expect, it } from 'vitest';
import { createPostings } from './postings.ts';

const timeIsSlot = (slot: number) => slot;

describe('postings', () => {
  it('keep the newest, whatever the order of arrival', () => {
    const postings = createPostings(3, timeIsSlot);
    for (const slot of [5, 1, 4, 9, 2, 7]) postings.add(0, slot);
    expect(postings.of(0)).toEqual([5, 7, 9]);
  });

  it('keep the last that arrived of those of one time', () => {
    const postings = createPostings(2, () => 0);
    for (const slot of [1, 2, 3]) postings.add(0, slot);
    expect(postings.of(0)).toEqual([2, 3]);
  });

  it('forget what is removed and know nothing of other terms', () => {
    const postings = createPostings(3, timeIsSlot);
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
});
