import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryOf, foldTerm, isSectionName } from './categories.ts';
import { CATEGORY_WORDS } from './category-terms.ts';

const PLAIN = 'https://example.org/2026/11/a-story';
const byTerms = (...entryCategories: string[]) => categoryOf({ entryCategories, url: PLAIN, feedCategory: null });
const byUrl = (url: string) => categoryOf({ entryCategories: [], url, feedCategory: null });

describe('terms', () => {
  it.each<[string, Category | null]>([
    ['Politics', 'politics'],
    ['POLITIQUE', 'politics'],
    ['Política', 'politics'],
    ['Innenpolitik', 'politics'],
    ['السياسة', 'politics'],
    ['US politics', 'politics'],
    ['Politique étrangère', 'politics'],
    ['Technology', 'tech'],
    ['High-Tech', 'tech'],
    ['Künstliche Intelligenz', 'tech'],
    ['تكنولوجيا', 'tech'],
    ['Économie', 'business'],
    ['Wirtschaft', 'business'],
    ['Economía', 'business'],
    ['الاقتصاد', 'business'],
    ['مال وأعمال', 'business'],
    ['Global economy', 'business'],
    ['Fußball', 'sports'],
    ['Fútbol', 'sports'],
    ['Deportes', 'sports'],
    ['رياضة', 'sports'],
    ['Premier League', 'sports'],
    ['World Cup', 'sports'],
    ['Santé', 'health'],
    ['Gesundheit', 'health'],
    ['الصحة', 'health'],
    ['Mental health', 'health'],
    ['Climate crisis', 'environment'],
    ['Medio ambiente', 'environment'],
    ['Umwelt', 'environment'],
    ['المناخ', 'environment'],
    ['Wissenschaft', 'science'],
    ['علوم', 'science'],
    ['科学', 'science'],
    ['World news', 'world'],
    ['Monde', 'world'],
    ['Ausland', 'world'],
    ['العالم', 'world'],
    ['News > Sport', 'sports'],
    ['subject:15054000', 'sports'],
    ['medtop:11000000', 'politics'],
    ['01000000', null],
    ['04112026', null],
    ['Science fiction', null],
    ['Al Green', null],
    ['Office politics', null],
    ['Elections 2026', 'politics'],
    ['Mergers and acquisitions', 'business'],
    ['Mundo y política', 'politics'],
    ['Culture', null],
    ['Uncategorized', null],
    ['', null],
    ['constructor', null],
    ['__proto__', null],
  ])('%j is %s', (term, category) => {
    expect(byTerms(term)).toBe(category);
  });

  it('takes the topic most terms name, and of equals the first', () => {
    expect(byTerms('Health', 'Football', 'Tennis')).toBe('sports');
    expect(byTerms('Science & Environment')).toBe('science');
  });

  it('lets "world" yield to any topic, wherever it stands', () => {
    expect(byTerms('World news', 'World', 'Business')).toBe('business');
  });
});

describe('address', () => {
  it.each<[string, Category | null]>([
    ['https://example.org/sport/2026/nov/21/a-match', 'sports'],
    ['https://example.org/news/economia/una-noticia.html', 'business'],
    ['https://example.org/world/health/a-story', 'health'],
    ['https://example.org/world/2026/a-story', 'world'],
    ['https://example.org/sciences-sante/une-histoire', null],
    ['https://science.example.org/a-story', 'science'],
    ['https://politics.co.uk/a-story', null],
    ['https://example.org/sport', null],
    ['https://example.org/football/a-match', 'sports'],
    ['https://it.example.org/it/una-storia', null],
    ['https://example.org/%D8%B1%D9%8A%D8%A7%D8%B6%D8%A9/1234', 'sports'],
    ['https://example.org/%E0%A4%A/sport/x', 'sports'],
    ['not an address', null],
  ])('%s is %s', (url, category) => {
    expect(byUrl(url)).toBe(category);
  });
});

describe('which of them wins', () => {
  const at = (feedCategory: Category | null, url: string, ...entryCategories: string[]) =>
    categoryOf({ entryCategories, url, feedCategory });

  it.each<[string, Category | null, Category | null]>([
    ['the feed, when a term agrees', at('business', PLAIN, 'Politics', 'Elections', 'Economy'), 'business'],
    ['the feed, when the address agrees', at('health', 'https://example.org/health/x', 'Politics'), 'health'],
    ['the address over the terms', at(null, 'https://example.org/business/x', 'Politics', 'Elections'), 'business'],
    ['the entry over a feed it does not agree with', at('politics', PLAIN, 'Football'), 'sports'],
    ['any topic over a world feed', at('world', 'https://example.org/world/x', 'World', 'Climate'), 'environment'],
    ['a feed with a topic over an entry that says world', at('tech', 'https://example.org/world/x', 'World'), 'tech'],
    ['the feed, when the entry says nothing', at('science', PLAIN), 'science'],
    ['the feed, when the entry says nothing known', at('world', PLAIN, 'Culture'), 'world'],
    ['nothing, when nobody says anything', at(null, PLAIN, 'Culture'), null],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe('the table', () => {
  it('gives no word two topics', () => {
    const words = CATEGORIES.flatMap((category) => [
      ...new Set(Object.values(CATEGORY_WORDS[category]).join(',').split(',').map(foldTerm)),
    ]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('tells names of sections from subjects', () => {
    expect(['Sports', 'Noticias internacionales', 'السياسة'].map(isSectionName)).toEqual([true, true, true]);
    expect(['Premier League', 'Climate crisis', 'Berlin'].map(isSectionName)).toEqual([false, false, false]);
  });
});

it('never throws, and answers only with what was said', () => {
  const known = fc.constantFrom('Sport', 'World', 'Santé', 'US politics', 'x', 'News/Tech');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), known), { maxLength: 60 }),
      fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string({ unit: 'binary' })),
      fc.option(fc.constantFrom(...CATEGORIES)),
      (entryCategories, url, feedCategory) => {
        const answer = categoryOf({ entryCategories, url, feedCategory });
        expect([...CATEGORIES, null]).toContain(answer);
        if (feedCategory !== null) expect(answer).not.toBeNull();
      },
    ),
  );
});
