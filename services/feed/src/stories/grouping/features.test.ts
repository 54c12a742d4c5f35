import { describe, expect, it } from 'vitest';
import { featuresOf, headTokensOf, namesOf } from './features.ts';
import { defaultSettings } from './settings.ts';
import { tokenize } from './tokens.ts';

const of = (title: string, lead = '', text = '') =>
  featuresOf(headTokensOf({ title, lead, text }), text, defaultSettings);

describe('namesOf', () => {
  it('finds runs of capitals inside sentences', () => {
    const names = namesOf(tokenize('Yesterday the mayor of San Miguel met Ana Ruiz. Nobody else came.'));
    expect(names).toEqual([
      ['san', 'miguel'],
      ['ana', 'ruiz'],
    ]);
  });
});

describe('featuresOf', () => {
  it('weighs the title above the lead and leaves stop words out', () => {
    const features = of('the ferry', 'a harbour');
    expect(features.get('ferri')?.head).toBeGreaterThan(features.get('harbour')?.head ?? 0);
    expect(features.has('the')).toBe(false);
  });

  it('keeps words of the text out of the head', () => {
    expect(of('ferry sinks', '', 'a lighthouse')?.get('lighthous')).toMatchObject({ head: 0, body: 1 });
  });

  it('makes a name of several words a term of its own', () => {
    expect(of('ferry sinks', 'a ferry sank off San Miguel').has('@san miguel')).toBe(true);
  });

  it('gives a word less weight within a name of several than as a name by itself', () => {
    const [within, alone] = ['a ferry sank off San Miguel', 'a ferry sank off the Miguel'].map(
      (lead) => of('ferry sinks', lead).get('miguel')?.head ?? 0,
    );
    expect(within).toBeGreaterThan(0);
    expect(within).toBeLessThan(alone ?? 0);
  });

  it('takes no names from a headline that capitalises every word', () => {
    const names = [...of('Ferry Sinks Near Old Harbour').keys()].filter((term) => term.startsWith('@'));
    expect(names).toEqual([]);
  });

  it('gives years and small numbers less weight than other numbers', () => {
    const features = of('342 5 2019');
    expect(features.get('5')?.head).toBeLessThan(features.get('342')?.head ?? 0);
    expect(features.get('2019')?.head).toBeLessThan(features.get('342')?.head ?? 0);
  });
});
