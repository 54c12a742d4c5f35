import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOADED_FROM, loadedIn } from './loaded.ts';

const PLAIN = [
  'The minister said on Monday that 14 people were killed in the flood.',
  'The port authority closed the quay.',
  'Two men were murdered near the station, police said.',
  'The court will hear the case of fraud on 12 March.',
];
const LOADED = ['disgraceful', 'shameless', 'ludicrous', 'thugs', 'hypocrites', 'outrageous'] as const;

describe('loadedIn', () => {
  it.each(PLAIN)('takes no side in: %s', (sentence) => {
    expect(loadedIn(sentence)?.score).toBeLessThan(LOADED_FROM);
  });

  it('finds the words that judge, where they stand', () => {
    const text = 'His shameless scheme is a disgraceful betrayal of families!';
    const { score, words } = loadedIn(text) ?? { score: 0, words: [] };
    expect(score).toBeGreaterThan(LOADED_FROM);
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['shameless', 'disgraceful', 'betrayal']));
    for (const { start, end, word } of words) expect(text.slice(start, end)).toBe(word);
  });

  it('takes no train for a reproach', () => {
    expect(loadedIn('The railway closed the rail line between the old railroad bridge and the port.')?.words).toEqual(
      [],
    );
    expect(loadedIn('He railed against the port.')?.words).toMatchObject([{ word: 'railed' }]);
  });

  it('weighs attribution and numbers against it', () => {
    const bare = loadedIn('The reckless plan puts the town at risk.')?.score ?? 0;
    expect(loadedIn('The reckless plan puts the town at risk, officials said.')?.score).toBeLessThan(bare);
    expect(loadedIn('The reckless plan puts 3,000 people at risk.')?.score).toBeLessThan(bare);
  });

  it('says nothing of other languages', () => {
    expect(loadedIn('Das ist eine Schande!', 'de')).toBeNull();
    expect(loadedIn('The port is closed.', 'en-GB')).not.toBeNull();
  });

  it('never scores lower for a loaded word more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAIN),
        fc.array(fc.constantFrom(...LOADED), { maxLength: 6 }),
        fc.constantFrom(...LOADED),
        (plain, words, more) => {
          const sentence = `${plain.slice(0, -1)} ${words.join(' ')}`;
          expect(loadedIn(`${sentence} ${more}.`)?.score).toBeGreaterThanOrEqual(loadedIn(`${sentence}.`)?.score ?? 1);
        },
      ),
    );
  });
});
