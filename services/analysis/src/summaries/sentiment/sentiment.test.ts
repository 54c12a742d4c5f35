import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentimentOf } from './sentiment.ts';

const PLAIN = 'The council of Almar met on Monday and spoke of the timetable of the ferries.';
const labelOf = (sentences: string[], language = 'en') => sentimentOf(sentences, language)?.label;

describe('the mood of a text', () => {
  it('is bad where most of what is told is bad', () => {
    const told = [
      'The flood killed nine people in the old town.',
      'Hundreds fled in panic as the dam collapsed.',
      PLAIN,
    ];
    expect(sentimentOf(told, 'en')).toMatchObject({ label: 'negative', of: 3, words: { positive: 0, negative: 5 } });
  });

  it('is good where most of what is told is good', () => {
    expect(
      labelOf(['The team won the cup and fans celebrated.', 'A superb victory, said a delighted coach.', PLAIN]),
    ).toBe('positive');
  });

  it('is mixed where both are told', () => {
    expect(
      labelOf(['The team won the cup.', 'Nine people died in the crash.', 'Peace is near.', 'War goes on.', PLAIN]),
    ).toBe('mixed');
  });

  it('is neutral where hardly a word tells', () => {
    expect(labelOf([PLAIN, PLAIN, PLAIN, PLAIN])).toBe('neutral');
  });

  it('turns round with a negation', () => {
    const not = ['Nobody was hurt or killed in the harbour.', "The ferry wasn't damaged by the ice.", PLAIN];
    expect(labelOf(not)).toBe('positive');
  });

  it('follows what comes after a contrast', () => {
    const score = (sentence: string) => sentimentOf([sentence, PLAIN, PLAIN], 'en')?.score ?? 0;
    expect(score('The bank made good progress, but the losses are grave.')).toBeLessThan(0);
    expect(score('The losses are grave, but the bank made good progress.')).toBeGreaterThan(0);
  });

  it('reads German, French and Spanish', () => {
    const tell = (sentence: string, language: string) => labelOf([sentence, sentence, sentence, sentence], language);
    expect(tell('Die Flut hat neun Menschen getötet und die Brücke zerstört.', 'de')).toBe('negative');
    expect(tell('Une grande victoire et un vrai soulagement pour toute la ville.', 'fr')).toBe('positive');
    expect(tell('La guerra deja muertos y heridos en la capital del país.', 'es')).toBe('negative');
  });

  it('is not told of too little, nor in a language without a list', () => {
    expect(sentimentOf(['A terrible day.', 'A tragedy.'], 'en')).toBeNull();
    expect(sentimentOf(['Bad.', 'Sad.', 'War.'], 'en')).toBeNull();
    expect(sentimentOf(Array(9).fill('اندلعت الحرب في المدينة'), 'ar')).toBeNull();
  });

  it('stays between −1 and 1', () => {
    const word = fc.constantFrom('war', 'peace', 'not', 'but', 'the', 'won', 'harbour', 'killed');
    const sentence = fc.array(word, { minLength: 10, maxLength: 20 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 3, maxLength: 9 }), (sentences) => {
        expect(Math.abs(sentimentOf(sentences, 'en')?.score ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
