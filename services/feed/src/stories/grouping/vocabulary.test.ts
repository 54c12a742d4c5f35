import { describe, expect, it } from 'vitest';
import { defaultSettings } from './settings.ts';
import { createVocabulary } from './vocabulary.ts';

const fresh = () => createVocabulary(defaultSettings);

describe('vocabulary', () => {
  it('gives a term one number', () => {
    const vocabulary = fresh();
    expect(vocabulary.acquire('ferry', false)).toBe(vocabulary.acquire('ferry', false));
    expect(vocabulary.acquire('harbour', false)).not.toBe(vocabulary.acquire('ferry', false));
  });

  it('holds a rare term for more telling than a frequent one, and a listed one for less from the start', () => {
    const vocabulary = fresh();
    const rare = vocabulary.acquire('ferry', false);
    const frequent = vocabulary.acquire('storm', false);
    for (let item = 0; item < 20; item++) vocabulary.acquire('storm', false);
    const listed = vocabulary.acquire('people', true);
    expect(vocabulary.idf(rare)).toBeGreaterThan(vocabulary.idf(frequent));
    expect(vocabulary.idf(rare)).toBeGreaterThan(vocabulary.idf(listed));
  });

  it('gives the number of a term nobody uses to a new term', () => {
    const vocabulary = fresh();
    const first = vocabulary.acquire('ferry', false);
    vocabulary.release(first);
    expect(vocabulary.size).toBe(0);
    expect(vocabulary.acquire('harbour', true)).toBe(first);
  });

  it('keeps its counts when it grows', () => {
    const vocabulary = fresh();
    const first = vocabulary.acquire('term', false);
    for (let term = 0; term < 5000; term++) vocabulary.acquire(`term${term}`, false);
    expect(vocabulary.frequency(first)).toBe(1);
    expect(Number.isFinite(vocabulary.idf(vocabulary.acquire('term4999', false)))).toBe(true);
  });
});
