import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { categoryOfText } from './category-of-text.ts';
import { ENGLISH_AFFAIRS } from './category-of-text-english-affairs.ts';
import { ENGLISH_FIELDS } from './category-of-text-english-fields.ts';
import { FRENCH, GERMAN, SPANISH } from './category-of-text-languages.ts';
import { ARABIC, PORTUGUESE } from './category-of-text-more-languages.ts';
import { type TopicTerms, topicWords } from './category-of-text-terms.ts';

const DATA = process.env.NEWS_DATA ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const LABELLED = `${DATA}/bbc-news-summary/items.jsonl.gz`;

const of = (title: string, { summary = '', text = '', language = 'en' as string | null } = {}) =>
  categoryOfText({ title, summary, text, language })?.category ?? null;

describe('the topic of a headline', () => {
  it.each<[string, string, Category]>([
    ['en', 'Ceasefire holds as troops leave the border province', 'world'],
    ['en', 'Lawmakers vote down the bill after a night of debate in parliament', 'politics'],
    ['en', 'Shares fall as carmaker warns on quarterly profit', 'business'],
    ['en', 'New smartphone chip runs artificial intelligence software offline', 'tech'],
    ['en', 'Striker scores twice in the cup final before half time', 'sports'],
    ['en', 'Measles vaccine reaches the last hospitals of the valley', 'health'],
    ['en', 'Coral reef bleaching follows record sea temperatures', 'environment'],
    ['en', 'Telescope finds a planet orbiting a distant star, astronomers say', 'science'],
    ['de', 'Der Bundestag streitet über die Reform des Wahlrechts', 'politics'],
    ['de', 'Klimawandel lässt Gletscher der Alpen schmelzen', 'environment'],
    ['fr', 'La Bourse recule, les investisseurs craignent l’inflation', 'business'],
    ['fr', 'Les scientifiques observent une comète au télescope', 'science'],
    ['es', 'El delantero marca dos goles y lleva al equipo a la final', 'sports'],
    ['es', 'La vacuna llega a todos los hospitales', 'health'],
    ['pt', 'Inteligência artificial chega aos celulares', 'tech'],
    ['pt', 'Senado aprova projeto de lei após votação', 'politics'],
    ['ar', 'غارات على الحدود وقتلى بين الجنود', 'world'],
    ['ar', 'المنتخب يفوز بكأس العالم لكرة اليد', 'sports'],
  ])('%s: %s', (language, title, category) => {
    expect(of(title, { language })).toBe(category);
  });

  it('is read as English where the language is not known', () => {
    expect(of('Striker scores twice in the cup final', { language: null })).toBe('sports');
  });
});

describe('silence', () => {
  it.each([
    ['nothing said', '', 'en'],
    ['nothing known said', 'A quiet afternoon by the pond', 'en'],
    ['what none of the topics covers', 'Singer releases a debut album before the concert tour', 'en'],
    ['a language without terms', 'Футбол: сборная выиграла матч', 'ru'],
    ['a language of an odd name', 'Striker scores twice in the cup final', 'constructor'],
  ])('for %s', (_, title, language) => {
    expect(of(title, { language })).toBeNull();
  });

  it('where two topics are level', () => {
    expect(of('Parliament football')).toBeNull();
  });
});

describe('how terms count', () => {
  it('a phrase is one term: "mars rover" is no carmaker and "world cup" is no world news', () => {
    expect(of('Mars rover')).toBe('science');
    expect(of('World Cup')).toBe('sports');
  });

  it('the headline outweighs as much in the text', () => {
    expect(of('Parliament', { summary: 'Football.' })).toBe('politics');
  });

  it('what stands deep in the text says nothing', () => {
    expect(of('A quiet afternoon', { text: `${'and so on '.repeat(120)} football match goal striker` })).toBeNull();
  });

  it('spelling does not matter: case, accents, quotation marks, plurals, hyphens', () => {
    const spelled = ['Pre-tax profit', 'PRE‑TAX PROFITS', 'pre tax “profits”'];
    expect(spelled.map((title) => of(title))).toEqual(['business', 'business', 'business']);
    expect(of('DEPORTES: FUTBOL', { language: 'es' })).toBe(of('deportes: fútbol', { language: 'es' }));
  });
});

test.each<[string, TopicTerms]>([
  ['en', { ...ENGLISH_AFFAIRS, ...ENGLISH_FIELDS }],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['pt', PORTUGUESE],
  ['ar', ARABIC],
])('%s: no term has two strengths in one topic', (_, terms) => {
  const repeated = Object.entries(terms).flatMap(([topic, lists]) => {
    const named = Object.values(lists).flatMap((list) => list.split(',').map((term) => topicWords(term).join(' ')));
    return named.filter((term, index) => named.indexOf(term) !== index).map((term) => `${topic}: ${term}`);
  });
  expect(repeated).toEqual([]);
});

test('any text gets a topic of ours with a margin of 0 to 1, or none', () => {
  const word = fc.constantFrom('football', 'Parliament', 'shares', 'album', 'حرب', 'Klima', '🙂', 'x');
  const words = fc.array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 40 });
  const language = fc.option(fc.constantFrom('en', 'de', 'fr', 'es', 'pt', 'ar', 'xx'));
  fc.assert(
    fc.property(words, words, words, language, (title, summary, text, tongue) => {
      const given = { title: title.join(' '), summary: summary.join(' '), text: text.join(' '), language: tongue };
      const answer = categoryOfText(given);
      expect([...CATEGORIES, undefined]).toContain(answer?.category);
      expect(answer?.margin ?? 1).toBeGreaterThan(0);
      expect(answer?.margin ?? 0).toBeLessThanOrEqual(1);
      expect(categoryOfText(given)).toEqual(answer);
    }),
  );
});

test.skipIf(!existsSync(LABELLED))('is right on labelled articles it was not fitted to (needs NEWS_DATA)', () => {
  const names: Record<string, Category> = { business: 'business', politics: 'politics', sport: 'sports', tech: 'tech' };
  const rows = gunzipSync(readFileSync(LABELLED))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { category: string; title: string; text: string })
    .filter(({ category }) => names[category]);
  const answers = rows.map(({ title, text, category }) => ({ want: names[category], got: of(title, { text }) }));
  const spoken = answers.filter(({ got }) => got !== null);
  expect(spoken.length / answers.length).toBeGreaterThan(0.95);
  expect(spoken.filter(({ want, got }) => want === got).length / spoken.length).toBeGreaterThan(0.92);
});
