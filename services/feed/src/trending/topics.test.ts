import { describe, expect, it } from 'vitest';
import { risingNames, shownName } from './topics.ts';

describe('names that rise', () => {
  it('are those with more reports than their usual', () => {
    const counts = [
      { name: 'always there', items: 70, before: 490 },
      { name: 'brume', items: 10, before: 0 },
      { name: 'hallen', items: 10, before: 21 },
    ];
    expect(risingNames(counts, 5)).toEqual([
      { name: 'brume', items: 10, usualPerDay: 0, ratio: 6 },
      { name: 'hallen', items: 10, usualPerDay: 3, ratio: 2.4 },
    ]);
  });

  it('do not win by a single report', () => {
    expect(risingNames([{ name: 'brume', items: 1, before: 2 }], 5)).toEqual([]);
  });

  it('are told once: a short form goes with the name most of its reports have', () => {
    const counts = [
      { name: 'sorel', items: 12, before: 0 },
      { name: 'anna sorel', items: 9, before: 0 },
    ];
    expect(risingNames(counts, 5).map(({ name }) => name)).toEqual(['anna sorel']);
    const strangers = [
      { name: 'sorel', items: 40, before: 0 },
      { name: 'anna sorel', items: 9, before: 0 },
    ];
    expect(risingNames(strangers, 5).map(({ name }) => name)).toEqual(['sorel', 'anna sorel']);
  });

  it('are as many as asked for', () => {
    const counts = Array.from({ length: 20 }, (_, index) => ({ name: `n${index}`, items: 9, before: 0 }));
    expect(risingNames(counts, 3)).toHaveLength(3);
  });
});

describe('how a name is shown', () => {
  it('is as texts write it most often', () => {
    expect(shownName('anna sorel', ['with ANNA SOREL', 'for Anna Sorel', 'by Anna Sorel'])).toBe('Anna Sorel');
  });

  it('is as the last part of a longer name where it never stands alone', () => {
    expect(shownName('sorel', ['said Anna Sorel', 'for Ilse Sorel'])).toBe('Sorel');
  });

  it('is unknown where no text has it', () => {
    expect(shownName('anna sorel', ['nothing of the kind'])).toBeNull();
  });
});
