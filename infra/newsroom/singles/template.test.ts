import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { fixtures } from './beats/football.ts';
import { figure, fill, patternBeat } from './template.ts';

const known = () => new Map([['town', 'Halm']]);

describe('fill', () => {
  it('keeps what has a name and draws anew what has none', () => {
    const text = fill('{n:3-900} in {town}, {n} again, {x:{a|b}{c|d}} {x}', known(), chanceFrom('one'));
    const [, first, again, choice, repeated] = /^(\d+) in Halm, (\d+) again, (\w+) (\w+)$/.exec(text) ?? [];
    expect(again).toBe(first);
    expect(repeated).toBe(choice);
    expect(['ac', 'ad', 'bc', 'bd']).toContain(choice);
  });

  it('gives the same text for the same seed and another for another', () => {
    const pattern = '{person} {n:1-100000} {person2}';
    expect(fill(pattern, known(), chanceFrom('a'))).toBe(fill(pattern, known(), chanceFrom('a')));
    expect(fill(pattern, known(), chanceFrom('a'))).not.toBe(fill(pattern, known(), chanceFrom('b')));
  });

  it('refuses what it does not know and what is not closed', () => {
    expect(() => fill('{nobody}', known(), chanceFrom('a'))).toThrow('nobody');
    expect(() => fill('{town', known(), chanceFrom('a'))).toThrow('not closed');
  });

  it('parts thousands, except in years', () => {
    expect(figure(12_345)).toBe('12,345');
    expect(fill('{y:1840-1990}', known(), chanceFrom('a'))).toMatch(/^\d{4}$/);
    expect(fill('{y:4000-9000}', known(), chanceFrom('a'))).toMatch(/^\d,\d{3}$/);
  });
});

describe('patternBeat', () => {
  it('never comes to the same town twice', () => {
    const beat = patternBeat('world', 'en', {
      pictures: 'city',
      tags: 'a',
      title: 'News from {town}',
      body: ['All well.'],
    });
    const titles = Array.from({ length: beat.supply }, (_, index) => beat.write(index).title);
    expect(new Set(titles).size).toBe(beat.supply);
  });
});

describe('fixtures', () => {
  it('has every pair of clubs once', () => {
    const pairs = fixtures(['a', 'b', 'c', 'd', 'e', 'f']).map((pair) => [...pair].sort().join());
    expect(pairs.length).toBe(15);
    expect(new Set(pairs).size).toBe(15);
    expect(pairs.every((pair) => pair[0] !== pair[2])).toBe(true);
  });
});
