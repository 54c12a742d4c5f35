import { CATEGORIES } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { categoryPoints } from './category-nearness.ts';
import { type RelatedFacts, relatedPoints } from './related-points.ts';

const HOUR = 3_600_000;
const AT = Date.UTC(2026, 0, 1);

const facts = (more: Partial<RelatedFacts> = {}): RelatedFacts => ({
  entities: [],
  keywords: [],
  category: null,
  source: null,
  publishedAt: null,
  summaryLength: 0,
  ...more,
});

describe('points', () => {
  it.each<[string, Partial<RelatedFacts>, Partial<RelatedFacts>, number]>([
    ['nothing in common: another source', {}, {}, 1],
    ['the same source', { source: 'The Quay' }, { source: 'The Quay' }, 4],
    ['two sources unknown are not the same', { source: null }, { source: null }, 1],
    ['a name', { entities: [['anna sorel', 'sorel']] }, { entities: [['anna sorel', 'sorel']] }, 13],
    ['a name by its short form', { entities: [['anna sorel', 'sorel']] }, { entities: [['sorel']] }, 13],
    ['two names', { entities: [['brume'], ['hallen']] }, { entities: [['hallen'], ['brume']] }, 25],
    ['a keyword', { keywords: ['glacier', 'ice'] }, { keywords: ['glacier', 'snow'] }, 9],
    ['the same topic', { category: 'tech' }, { category: 'tech' }, 7],
    ['a related topic', { category: 'world' }, { category: 'politics' }, 6],
    ['an unrelated topic', { category: 'sports' }, { category: 'science' }, 1],
    ['under six hours', { publishedAt: AT }, { publishedAt: AT - 6 * HOUR + 1 }, 6],
    ['six hours', { publishedAt: AT }, { publishedAt: AT + 6 * HOUR }, 4],
    ['under a day', { publishedAt: AT }, { publishedAt: AT - 24 * HOUR + 1 }, 4],
    ['under a week', { publishedAt: AT }, { publishedAt: AT - 168 * HOUR + 1 }, 2],
    ['a week', { publishedAt: AT }, { publishedAt: AT - 168 * HOUR }, 1],
    ['a summary of 200 characters', {}, { summaryLength: 200 }, 1],
    ['a longer one', {}, { summaryLength: 201 }, 3],
  ])('%s', (_, current, other, points) => {
    expect(relatedPoints(facts(current), facts(other))).toBe(points);
  });

  it('compare the first fifteen keywords', () => {
    const keywords = Array.from({ length: 16 }, (_, index) => `word${index}`);
    expect(relatedPoints(facts({ keywords }), facts({ keywords }))).toBe(15 * 8 + 1);
  });
});

test('nearness of topics is 1 to 6 or nothing, and the same both ways', () => {
  const category = fc.constantFrom(...CATEGORIES);
  fc.assert(
    fc.property(category, category, (a, b) => {
      expect(categoryPoints(a, b)).toBe(categoryPoints(b, a));
      expect(categoryPoints(a, b) === 6).toBe(a === b);
    }),
  );
  const pairs = CATEGORIES.flatMap((a) => CATEGORIES.map((b) => categoryPoints(a, b)));
  expect(new Set(pairs)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});
