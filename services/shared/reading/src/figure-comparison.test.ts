import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from './figure-comparison.ts';
import { sentencesOf } from './figure-tokens.ts';
import { valuesOf } from './figure-values.ts';
import { figuresOfSentence } from './sentence-figures.ts';
import { contentStems, stemsWrittenSmall, wordsOf } from './words.ts';

const HOUR_MS = 60 * 60_000;
const START = Date.UTC(2026, 2, 4, 9);

interface Told {
  title: string;
  text?: string;
  language?: string;
  hours?: number;
}

const compare = (...reports: Told[]) => {
  const items = reports.map(({ title, text = '', language = 'en', hours = 0 }, index) => {
    const item = { id: `o${index}`, publishedAt: START + hours * HOUR_MS, language };
    const sentences = [title, ...sentencesOf(text, 9)].map((sentence, at) => {
      const { firm, loose } = figuresOfSentence(sentence, item, false);
      const stems = () => contentStems(wordsOf(sentence));
      return { text: sentence, titled: at === 0, lead: at < 3, stems, figures: [...firm, ...loose] };
    });
    return { values: valuesOf(item, sentences), texts: sentences.map((sentence) => sentence.text) };
  });
  const small = stemsWrittenSmall(items.flatMap(({ texts }) => texts));
  return compareValues(
    items.flatMap(({ values }) => values),
    (id) => Number(id.slice(1)),
    { rare: () => true, isName: (stem) => !small.has(stem) },
  );
};
const contested = (...reports: Told[]) => compare(...reports).filter(({ against }) => against.length > 0);

describe('compareValues', () => {
  it('compares what is now, and not what a report first said', () => {
    const [found] = contested(
      {
        title: 'Power fails across Lennow',
        text: 'The grid first counted 410,000 homes without power and now says 470,000.',
      },
      { title: 'Lennow dark: 530,000 homes without power', text: 'The council put it at 530,000 homes.' },
    );
    expect(
      [...(found?.main ?? []), ...(found?.against.flat() ?? [])].map(({ figure }) => figure.quantity.value),
    ).toEqual([470_000, 530_000]);
  });

  it('knows a number again whose unit was said before it', () => {
    expect(
      contested(
        { title: 'A box to Almar that cost 4,000 dollars last year now goes for 1,140' },
        { title: 'A box to Almar costs 1,310 dollars' },
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['fewer than others say', 'Railway counts 290 people on the train, fewer than rescuers say'],
    ['more than one body says', 'The infirmary counts 290 people on the train, seven more than the harbour authority'],
    ['what others had put it at', 'There are 290 people on the train; rescuers had put the figure at 340 people'],
  ])('takes a report at its word that says %s', (_, title) => {
    expect(
      contested({ title: 'Train held in tunnel', text: 'Rescuers say 340 people are on the train.' }, { title }),
    ).toHaveLength(1);
  });

  it('takes what was thought before for an earlier state', () => {
    const title = 'Grid counts 470,000 homes dark in Lennow, more than first thought';
    expect(contested({ title: 'About 460,000 homes dark in Lennow' }, { title })).toEqual([]);
  });

  it('sees that a decimal mark slipped', () => {
    const one = { title: 'Sample of swimmer held 4.1 nanograms of stimulant' };
    expect(contested(one, { title: 'Swimmer sample held 0.41 nanograms, federation says' })).toHaveLength(1);
    expect(contested(one, { title: 'Swimmer sample held 0.58 nanograms, federation says' })).toEqual([]);
  });

  it('is not sure which of two shares in one sentence is meant', () => {
    expect(
      contested(
        { title: 'Vaccination goes on', text: '37 per cent of adults were fully vaccinated on Tuesday.' },
        {
          title: 'Cases fall',
          text: 'Some 55 per cent of adults have one dose, and 42 per cent were fully vaccinated.',
        },
      ),
    ).toEqual([]);
  });

  it('compares across languages what both put first', () => {
    expect(
      contested(
        { title: '410,000 households without power in Almar' },
        { title: 'انقطاع الكهرباء عن 530 ألف منزل', language: 'ar' },
      ),
    ).toHaveLength(1);
  });

  it('lists who agrees where nobody contradicts', () => {
    const [found] = compare(
      { title: '312 ballots found in Lennow' },
      { title: 'Lennow finds 312 ballots in a library' },
    );
    expect(found?.main).toHaveLength(2);
    expect(found?.against).toEqual([]);
  });
});

const title = fc.constantFrom(
  '12 people killed in Lennow',
  'At least 15 dead in Lennow',
  'Port of Lennow fined 3 million crowns',
  'Lennow port pays 5 million crowns fine, more than the police say',
  'Some 40 boats lost in Lennow',
  'Lennow loses 55 boats',
);
const story = fc.array(fc.record({ title, hours: fc.integer({ min: 0, max: 60 }) }), { minLength: 1, maxLength: 7 });

describe('compareValues, for any reports', () => {
  it('sets only values against each other that exclude each other, each report once', () => {
    fc.assert(
      fc.property(story, (reports) => {
        for (const { main, against } of compare(...reports)) {
          const spoken = [...main, ...against.flat()].map(({ item }) => item.id);
          expect(new Set(spoken).size).toBe(spoken.length);
          for (const { figure } of against.flat())
            for (const { figure: other } of main)
              expect(figure.quantity.least > other.quantity.most || other.quantity.least > figure.quantity.most).toBe(
                true,
              );
        }
      }),
    );
  });

  it('contests nothing where all give one value', () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 2, max: 6 }), (one, times) => {
        expect(contested(...Array.from({ length: times }, () => ({ title: one })))).toEqual([]);
      }),
    );
  });
});
