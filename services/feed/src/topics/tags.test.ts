import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSectionName } from './categories.ts';
import { tagsOf } from './tags.ts';

describe('tagsOf', () => {
  it('trims, and keeps the first spelling of a repeat', () => {
    expect(tagsOf(['  Angela \n Merkel ', 'ANGELA MERKEL', '#Berlin', 'berlin'])).toEqual(['Angela Merkel', 'Berlin']);
  });

  it.each([
    'https://example.org/tag',
    'www.example.org',
    'example.com',
    'desk@example.org',
    'type/article',
    'paper_notes',
    'medtop:20000065',
    'size=large',
    '<b>Berlin</b>',
    '5f3a9c01de',
    '0x1F3A9C',
    '123e4567-e89b-12d3-a456-426614174000',
    '20261121',
    'a',
    '!!!',
    'x'.repeat(41),
    'Politics',
    'Deportes',
    'السياسة',
    'Top Stories',
    'Uncategorized',
    '',
  ])('drops %j', (term) => {
    expect(tagsOf([term])).toEqual([]);
  });

  it.each([
    'UK',
    '49ers',
    'Formula 1',
    'COVID-19',
    'Premier League',
    'NASA: Artemis',
    'façade',
    'decade',
    'Côte d’Ivoire',
    'كأس العالم',
    '東京',
    'St. John’s',
    'x'.repeat(40),
  ])('keeps %j', (term) => {
    expect(tagsOf([term])).toEqual([term]);
  });

  it('removes marks that would turn the text around it', () => {
    expect(tagsOf(['\u202eOst\u0000Ber\u00adlin\u202c'])).toEqual(['Ost Berlin']);
  });

  it('stops at twelve, counting only what is kept', () => {
    const terms = ['News', ...Array.from({ length: 30 }, (_, index) => `Person ${index}`)];
    expect(tagsOf(terms)).toEqual(terms.slice(1, 13));
  });

  it('holds its promises for anything', () => {
    const term = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
    fc.assert(
      fc.property(fc.array(term, { maxLength: 40 }), (terms) => {
        const tags = tagsOf(terms);
        expect(tags.length).toBeLessThanOrEqual(12);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
        expect(tags.filter((tag) => [...tag].length < 2 || [...tag].length > 40 || isSectionName(tag))).toEqual([]);
        expect(tagsOf(tags)).toEqual(tags);
      }),
    );
  });
});
