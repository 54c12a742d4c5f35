import { describe, expect, it } from 'vitest';
import { createArchive } from './archive.ts';
import type { Features } from './features.ts';
import { defaultSettings } from './settings.ts';
import { termOf, vectorOf } from './vectors.ts';
import { createVocabulary } from './vocabulary.ts';

const setUp = () => {
  const vocabulary = createVocabulary(defaultSettings);
  const archive = createArchive(vocabulary, defaultSettings);
  const put = (id: string, publishedAt: number, storyId: string, terms: Record<string, [number, number]>) => {
    const features: Features = new Map(
      Object.entries(terms).map(([term, [head, body]]) => [
        term,
        { head, body, name: false, figure: false, common: false },
      ]),
    );
    const item = { id, title: '', summary: '', text: '', publishedAt, outletId: 'o', language: null };
    vocabulary.countItem(1);
    const vector = vectorOf(features, new Int32Array(0), vocabulary);
    archive.put(item, vector, archive.story(storyId));
    return Array.from(vector.terms, termOf);
  };
  const spanOf = (storyId: string) => {
    const story = archive.known(storyId) ?? -1;
    return { first: archive.first(story), last: archive.last(story) };
  };
  const membersOf = (storyId: string) => archive.members(archive.known(storyId) ?? -1).map(archive.itemId);
  const holdersOf = (term: number) => {
    const slots = new Int32Array(64);
    return Array.from(slots.subarray(0, archive.postings.read(term, slots)));
  };
  return { archive, vocabulary, put, spanOf, membersOf, holdersOf };
};

describe('archive', () => {
  it('keeps the time a story spans, also when an end is taken away', () => {
    const { archive, put, spanOf } = setUp();
    for (const [id, time] of [
      ['a', 5],
      ['b', 9],
      ['c', 2],
    ] as const)
      put(id, time, 's', { ferry: [1, 1] });
    expect(spanOf('s')).toEqual({ first: 2, last: 9 });
    archive.take('b');
    expect(spanOf('s')).toEqual({ first: 2, last: 5 });
  });

  it('tells which story a taken item has emptied', () => {
    const { archive, vocabulary, put } = setUp();
    put('a', 1, 's', { ferry: [1, 1] });
    put('b', 1, 's', { ferry: [1, 1] });
    expect(archive.take('a')).toBeUndefined();
    expect(archive.take('b')).toBe('s');
    expect(archive.take('b')).toBeUndefined();
    expect([archive.items, archive.stories, vocabulary.size]).toEqual([0, 0, 0]);
  });

  it('looks items up by their head and by what their text repeats', () => {
    const { archive, put } = setUp();
    const terms = put('a', 1, 's', { ferry: [1, 1], coast: [0, 2], gull: [0, 1] });
    expect(terms.map(archive.postings.count).toSorted()).toEqual([0, 1, 1]);
  });

  it('moves all items and the time span in a merge', () => {
    const { archive, put, spanOf, membersOf, holdersOf } = setUp();
    put('a', 5, 'one', { ferry: [1, 1] });
    const [term = 0] = put('b', 1, 'two', { ferry: [1, 1] });
    archive.merge(archive.story('one'), archive.story('two'));
    expect(spanOf('one')).toEqual({ first: 1, last: 5 });
    expect(membersOf('one')).toEqual(['b', 'a']);
    expect(holdersOf(term).map((slot) => archive.storyId(archive.storyOf(slot)))).toEqual(['one', 'one']);
    expect(archive.stories).toBe(1);
  });

  it('moves one item and narrows the time span it leaves', () => {
    const { archive, put, spanOf, membersOf } = setUp();
    put('a', 1, 'one', { ferry: [1, 1] });
    put('b', 5, 'one', { ferry: [1, 1] });
    archive.move(archive.slotOf('b') ?? -1, archive.story('two'));
    expect([spanOf('one'), spanOf('two')]).toEqual([
      { first: 1, last: 1 },
      { first: 5, last: 5 },
    ]);
    expect([membersOf('one'), membersOf('two')]).toEqual([['a'], ['b']]);
  });

  it('gives members last joined first, at most so many', () => {
    const { archive, put } = setUp();
    for (const id of ['a', 'b', 'c']) put(id, 1, 's', { ferry: [1, 1] });
    expect(archive.members(archive.story('s'), 2).map(archive.itemId)).toEqual(['c', 'b']);
  });

  it('knows which item came first of those there are', () => {
    const { archive, put } = setUp();
    for (const id of ['a', 'b', 'c']) put(id, 1, id, { ferry: [1, 1] });
    archive.take('a');
    expect(archive.eldest()).toBe('b');
    put('a', 1, 'a', { ferry: [1, 1] });
    for (const id of ['b', 'c']) archive.take(id);
    expect(archive.eldest()).toBe('a');
  });

  it('counts a date that is no date as the oldest', () => {
    const { put, spanOf } = setUp();
    put('a', Number.NaN, 's', { ferry: [1, 1] });
    expect(spanOf('s')).toEqual({ first: 0, last: 0 });
  });
});
