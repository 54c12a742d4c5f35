import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOf } from './_segments.ts';
import { leansBack } from './dangling.ts';
import { summarise } from './summarise.ts';
import { isWhole, wordCount } from './whole-sentences.ts';

const FLOOD = reportOf(
  'herald',
  'Flood closes the Senn bridge',
  'The river Senn rose four metres overnight and closed the main bridge of Almar. Police led 300 residents of the old town to higher ground. ' +
    'It also flooded the market hall. But he said the walls would hold. Almar last saw such a flood of the Senn in 1954. ' +
    'Read more about floods here. The old town of Almar has no power and the bridge stays closed until Friday…',
);
const PORT = reportOf(
  'mercury',
  'Almar under water',
  'The main bridge of Almar is closed because the river Senn rose four metres overnight. Cranes of the port stood still on Monday. ' +
    'Ships of three lines wait outside the port.',
);
const textsOf = (segments: readonly { text: string }[]): string[] => segments.map(({ text }) => text);

describe('a summary', () => {
  it('begins with what the report begins with where it is short', () => {
    expect(textsOf(summarise([FLOOD], { sentences: 1 }))).toEqual([
      'The river Senn rose four metres overnight and closed the main bridge of Almar.',
    ]);
  });

  it('holds whole sentences only, never a title, a cut sentence or a line of the page', () => {
    const all = textsOf(summarise([FLOOD], { share: 1 }));
    expect(all).not.toContain('Flood closes the Senn bridge');
    expect(all.join(' ')).not.toMatch(/Read more|…/);
  });

  it('takes a sentence that leans on another only after that one', () => {
    const all = textsOf(summarise([FLOOD], { share: 1 }));
    for (const [at, text] of all.entries())
      if (leansBack(text, 'en')) {
        const segments = FLOOD.segments.map((segment) => segment.text);
        expect(segments[segments.indexOf(text) - 1]).toBe(all[at - 1]);
      }
    const two = summarise([FLOOD], { sentences: 2 });
    expect(two.some(({ text }) => text.startsWith('But'))).toBe(false);
  });

  it('says a thing once where two reports say it', () => {
    const all = textsOf(summarise([FLOOD, PORT], { sentences: 5 }));
    expect(all.filter((text) => /rose four metres/.test(text))).toHaveLength(1);
  });

  it('prefers what several independent reports say', () => {
    const said = summarise([FLOOD, PORT], { sentences: 1 }, { support: (id) => (id === 'mercury#2' ? 5 : 1) });
    expect(textsOf(said)).toEqual(['Cranes of the port stood still on Monday.']);
  });

  it('is empty where nothing whole fits', () => {
    expect(summarise([FLOOD], { words: 4 })).toEqual([]);
    expect(summarise([reportOf('a', 'Only a title', '')], { sentences: 3 })).toEqual([]);
    expect(summarise([], { sentences: 3 })).toEqual([]);
  });

  it('keeps to its length, to the order of the text, and to whole sentences, and is the same each time', () => {
    const sentence = fc.constantFrom(
      'The bank raised its rate on Monday.',
      'It also sold bonds worth $40m.',
      'But analysts had hoped for more.',
      'Shares of the bank fell by 3% in Almar.',
      '“We are calm,” he said.',
      'The rate of the bank is now 4%.',
      'Photo: the bank',
    );
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 14 }), fc.integer({ min: 1, max: 60 }), (sentences, words) => {
        const report = reportOf('a', 'Bank raises rate', sentences.join('\n'));
        const taken = summarise([report], { words });
        expect(taken.reduce((sum, { text }) => sum + wordCount(text), 0)).toBeLessThanOrEqual(words);
        expect(taken.map(({ index }) => index)).toEqual(taken.map(({ index }) => index).sort((a, b) => a - b));
        expect(taken.every(({ text }) => isWhole(text))).toBe(true);
        expect(new Set(textsOf(taken)).size).toBe(taken.length);
        expect(summarise([report], { words })).toEqual(taken);
      }),
    );
  });
});
