import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { keysOf, MAX_KEYS } from './keys.ts';
import { isTitleCase, mentionsIn } from './names.ts';
import { entitiesOf, keywordsOf } from './terms.ts';

const item = (title: string, summary = '', { text = '', language = 'en' as string | null } = {}) => ({
  title,
  summary,
  text,
  language,
});
const namesOf = (...given: Parameters<typeof item>) => entitiesOf(item(...given)).map(({ name }) => name);

describe('names', () => {
  it('are runs of capitalised words, with nothing but a space between', () => {
    expect(mentionsIn('the port of Brume, Anna Sorel and the Dovrin Turbine Works').map(({ shown }) => shown)).toEqual([
      'Brume',
      'Anna Sorel',
      'Dovrin Turbine Works',
    ]);
  });

  it('are not the first words of sentences', () => {
    expect(namesOf('Storms close the harbour', 'Ferries wait. Nobody was hurt.')).toEqual([]);
  });

  it('are names at the start of a sentence too, once a sentence has shown it', () => {
    expect(namesOf('Hanagata orders evacuation', 'The storm turned towards Hanagata at noon.')).toEqual(['hanagata']);
  });

  it('are taken from the text where a headline is set in title case', () => {
    expect(isTitleCase('Storm Closes Harbour After Long Night')).toBe(true);
    expect(namesOf('Storm Closes Brume Harbour After Night', 'It reached Brume in the night.')).toEqual(['brume']);
  });

  it('count the short form of a name as the name', () => {
    const [first, ...rest] = entitiesOf(item('Talks go on', 'With Anna Sorel in the chair, it was Sorel who paused.'));
    expect([first?.name, first?.alias, rest]).toEqual(['anna sorel', 'sorel', []]);
  });

  it('lose a possessive ending, accents and the difference of apostrophes', () => {
    expect(namesOf('It was Zoë O’Hara’s idea')).toEqual(namesOf("It was Zoe O'Hara's idea"));
  });

  it('need two words in German, where every noun has a capital', () => {
    expect(namesOf('Gestern sprach Anna Sorel über Turbinen', '', { language: 'de' })).toEqual(['anna sorel']);
  });
});

describe('keywords', () => {
  it('are words of more than three letters that carry a subject, joined over their forms', () => {
    expect(keywordsOf('The glaciers of 2026 and the glacier that was')).toEqual(['glaci']);
  });

  it('are found in scripts written without spaces', () => {
    expect(keywordsOf('東京で大きな地震')).toContain('東京');
  });
});

describe('keys', () => {
  it('hold the names an item is about, marked, before the words of its headline', () => {
    expect(keysOf(item('Glacier above Brume retreats', 'The glacier near Brume lost twelve metres.'))).toEqual([
      '@brume',
      'glaci',
      'brume',
      'retreat',
      'twelv',
      'metre',
    ]);
  });

  it('tell the name from the word', () => {
    expect(keysOf(item('People in Reading protest'))).toContain('@reading');
    expect(keysOf(item('People find reading pleasant'))).not.toContain('@reading');
  });

  it('are none where nothing is said', () => {
    expect(keysOf(item('', ''))).toEqual([]);
  });
});

test('any text gives a bounded number of bounded keys, the same each time', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem({ maxCount: 20 }));
  fc.assert(
    fc.property(text, text, text, fc.option(fc.constantFrom('en', 'de', 'ja')), (title, summary, body, language) => {
      const given = item(title, summary, { text: body, language });
      const keys = keysOf(given);
      expect(keys.length).toBeLessThanOrEqual(MAX_KEYS);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.every((key) => key.length > 0 && key.length <= 60)).toBe(true);
      expect(keysOf(given)).toEqual(keys);
    }),
  );
});
