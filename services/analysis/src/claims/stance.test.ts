import { describe, expect, it } from 'vitest';
import { denialIn } from './denial.ts';
import { isNegated } from './negation.ts';
import { readSentence } from './read-sentence.ts';
import { contradiction } from './stance.ts';
import { likenessOf, storyWords } from './story-words.ts';

const reasonOf = (one: string, other: string) => {
  const [a, b] = [readSentence(one, 0, 'en'), readSentence(other, 0, 'en')];
  const words = storyWords([a, b].map((read, report) => ({ read, report, lead: true })));
  const reason = contradiction(a, b, likenessOf(a, b, words), words.rare);
  expect(contradiction(b, a, likenessOf(b, a, words), words.rare)).toBe(reason);
  return reason;
};

describe('contradiction', () => {
  it.each([
    [
      'figure',
      'A four-year-old boy fell into the gorilla enclosure',
      'A 3-year-old boy slipped into the gorilla enclosure at the zoo',
    ],
    [
      'figure',
      'Orsund lost a third of its traffic when the cable broke',
      'The broken cable cost Orsund a fifth of its traffic, lost at once',
    ],
    ['negation', 'There is no man playing a guitar', 'A man is playing a guitar'],
    ['antonym', 'Unemployment in Lennow rose in May', 'Unemployment in Lennow fell in May'],
    [
      'denial',
      'Charges of Tarn ships sending oil to Orle "do not accord with facts"',
      'Tarn ships are sending oil to Orle at night',
    ],
    [
      'denial',
      'The minister said that the release of the girls was "not a swap."',
      'The girls were released as part of a swap with the guards',
    ],
    ['denial', 'There is no evidence that the Lennow vote was rigged', 'The Lennow vote was rigged, a clerk says'],
  ])('by %s: %s / %s', (reason, one, other) => {
    expect(reasonOf(one, other)).toBe(reason);
  });

  it.each([
    ['two people', 'A 14-year-old boy was with them in the enclosure', 'A four-year-old boy fell into the enclosure'],
    ['opposites of other things', 'Unemployment in Lennow rose in May', 'Prices of bread fell in Tarn in June'],
    [
      'what is no such thing elsewhere',
      'The clerk said that it was "not a swap."',
      'Guards of Tarn agreed on a swap of boats',
    ],
    ['a denial of little', 'The firm denied wrongdoing', 'The firm paid for wrongdoing in Lennow'],
    ['a suspicion', 'Reports of ships sending oil to Orle are false', 'A ship is suspected of sending oil to Orle'],
    [
      'a denial repeated',
      'He denied that the girls were exchanged for prisoners',
      'The minister denied that girls were exchanged for prisoners',
    ],
    [
      'what had not been before',
      'No planets had been detected in other galaxies before this',
      'Planets in other galaxies were detected for the first time',
    ],
    [
      'amounts of which several stand in a sentence',
      'It raised its offer to $82 from $70',
      'Its offer of $60 was raised to $90',
    ],
  ])('not in %s', (_, one, other) => {
    expect(reasonOf(one, other)).toBeNull();
  });

  it('reads words in English only', () => {
    const german = (text: string) => readSentence(text, 0, 'de');
    const [a, b] = [german('Der Hafen wurde nicht geschlossen'), german('Der Hafen wurde geschlossen')];
    expect(contradiction(a, b, 1, () => true)).toBeNull();
  });
});

describe('isNegated', () => {
  it.each([
    ['The bridge was not closed', true],
    ["The bridge wasn't closed", true],
    ['Not only the bridge was closed', false],
    ['No fewer than 12 bridges were closed', false],
    ['Cubs win: “Baseball will never be the same”', false],
  ])('%s: %s', (text, negated) => {
    expect(isNegated(text)).toBe(negated);
  });
});

describe('denialIn', () => {
  it('tells what is denied from who denies it', () => {
    expect([
      ...(denialIn('The minister flatly denied reports that girls were exchanged for prisoners')?.stems ?? []),
    ]).toEqual(['girl', 'exchang', 'prisoner']);
    expect(denialIn('The judge denied the request of the Lennow clinic for relief')).toBeNull();
  });
});
