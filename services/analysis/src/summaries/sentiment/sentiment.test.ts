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

  it('is neutral where both are told alike', () => {
    expect(
      labelOf(['The team won the cup.', 'Nine people died in the crash.', 'Peace is near.', 'War goes on.', PLAIN]),
    ).toBe('neutral');
  });

  it('is neutral where hardly a word tells', () => {
    expect(labelOf([PLAIN, PLAIN, PLAIN, PLAIN])).toBe('neutral');
  });

  it('turns round with a negation', () => {
    const told = ['Nobody was hurt in the harbour.', "The ferry wasn't damaged by the ice.", 'No child was killed.'];
    expect(sentimentOf([...told, PLAIN], 'en')?.words).toMatchObject({ positive: 3, negative: 0 });
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

  it('takes one telling word for no mood', () => {
    expect(labelOf(['The team won the cup.', PLAIN, PLAIN])).toBe('neutral');
  });
});

const word = fc.constantFrom('war', 'peace', 'crash', 'won', 'harbour', 'killed', 'ferry', 'saved');
const sentences = fc.array(
  fc.array(word, { minLength: 10, maxLength: 20 }).map((all) => all.join(' ')),
  { minLength: 3, maxLength: 9 },
);

describe('the mood of any text', () => {
  it('turns round where good and bad words change places', () => {
    const MIRROR = new Map([
      ['war', 'peace'],
      ['peace', 'war'],
      ['crash', 'won'],
      ['won', 'crash'],
      ['killed', 'saved'],
      ['saved', 'killed'],
    ]);
    const mirrored = (text: string) => text.replace(/\w+/g, (each) => MIRROR.get(each) ?? each);
    const TURNED = { positive: 'negative', negative: 'positive', neutral: 'neutral' } as const;
    fc.assert(
      fc.property(sentences, (told) => {
        const [here, there] = [sentimentOf(told, 'en'), sentimentOf(told.map(mirrored), 'en')];
        expect(there?.label).toBe(here && TURNED[here.label]);
        expect(there?.score).toBeCloseTo(-(here?.score ?? 0), 5);
      }),
    );
  });

  it('grows no worse by a good sentence, and does not depend on their order', () => {
    fc.assert(
      fc.property(sentences, (told) => {
        const score = (all: string[]) => sentimentOf(all, 'en')?.score ?? 0;
        expect(score([...told, 'Peace and a superb victory'])).toBeGreaterThanOrEqual(score(told));
        expect(score(told.toReversed())).toBe(score(told));
      }),
    );
  });

  it('is neutral where as many good words are told as bad ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), (times) => {
        const both = ['Peace came to the old harbour.', 'War came to the old harbour.'];
        const told = Array.from({ length: times }, () => both).flat();
        const read = sentimentOf([...told, PLAIN], 'en');
        expect(read).toMatchObject({ label: 'neutral', score: 0 });
      }),
    );
  });
});
