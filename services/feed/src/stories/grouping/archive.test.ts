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
    const vector = vectorOf(features, vocabulary);
    archive.put(item, vector, archive.story(storyId));
    return Array.from(vector.terms, termOf);
  };
  return { archive, vocabulary, put };
};

describe('archive', () => {
  it('keeps the time a story spans, also when an end is taken away', () => {
    const { archive, put } = setUp();
    for (const [id, time] of [
      ['a', 5],
      ['b', 9],
      ['c', 2],
    ] as const)
      put(id, time, 's', { ferry: [1, 1] });
    expect(archive.story('s')).toMatchObject({ first: 2, last: 9 });
    archive.take('b');
    expect(archive.story('s')).toMatchObject({ first: 2, last: 5 });
  });

  it('tells which story a taken item has emptied', () => {
    const { archive, vocabulary, put } = setUp();
    put('a', 1, 's', { ferry: [1, 1] });
    put('b', 1, 's', { ferry: [1, 1] });
    expect(archive.take('a')).toBeUndefined();
    expect(archive.take('b')?.id).toBe('s');
    expect(archive.take('b')).toBeUndefined();
    expect([archive.items, archive.stories, vocabulary.size]).toEqual([0, 0, 0]);
  });

  it('looks items up by their head and by what their text repeats', () => {
    const { archive, put } = setUp();
    const [head = 0, repeated = 0, once = 0] = put('a', 1, 's', { ferry: [1, 1], coast: [0, 2], gull: [0, 1] });
    const held = [head, repeated, once].map((term) => archive.postings.of(term).length);
    expect(held).toEqual([1, 1, 0]);
  });

  it('moves all items and the time span in a merge', () => {
    const { archive, put } = setUp();
    put('a', 5, 'one', { ferry: [1, 1] });
    const [term = 0] = put('b', 1, 'two', { ferry: [1, 1] });
    archive.merge(archive.story('one'), archive.story('two'));
    expect(archive.story('one')).toMatchObject({ first: 1, last: 5 });
    expect(archive.postings.of(term).map((slot) => archive.entry(slot).story.id)).toEqual(['one', 'one']);
    expect(archive.stories).toBe(1);
  });

  it('counts a date that is no date as the oldest', () => {
    const { archive, put } = setUp();
    put('a', Number.NaN, 's', { ferry: [1, 1] });
    expect(archive.story('s')).toMatchObject({ first: 0, last: 0 });
  });
});
