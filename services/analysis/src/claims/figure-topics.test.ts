import { describe, expect, it } from 'vitest';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { eachTells, HOUR_MS, reportOf, START } from './claims.fixture.ts';
import { figureDisputes } from './figure-topics.ts';
import { storyWords } from './story-words.ts';
import { toldBy } from './told-sentences.ts';

const disputesIn = (reports: readonly EvidenceReport[]) => {
  const told = reports.flatMap((report) => toldBy(report));
  return figureDisputes(told, storyWords(told)).map(({ main, against }) =>
    [main, against].map((side) => side.map(({ segment }) => segment.text)),
  );
};
const disputed = (...titles: string[]) => disputesIn(eachTells(...titles)).length > 0;
const abroad = (one: string, other: string, language: string) =>
  disputesIn([reportOf('a', { title: one }), reportOf('b', { title: other, report: 1, language })]).length > 0;

describe('figureDisputes', () => {
  it.each([
    [
      'amounts',
      'Lennow votes to mend the roof for 31 million crowns',
      'Lennow roof will cost 44 million crowns, bank says',
    ],
    ['shares', 'Deaths from sepsis fell by 21 per cent in Lennow', 'Deaths from sepsis in Lennow fell by 6 per cent'],
    [
      'shares in words',
      'Orsund lost a third of its traffic on Monday',
      'Orsund lost a fifth of its traffic, exchange says',
    ],
    ['measures', 'Pilots put the ash of Isfell at 9 kilometres', 'Radar puts the ash of Isfell at 6.5 kilometres'],
    [
      'parts of a known whole',
      'The substance stops eleven of twelve germs',
      'It is a substance that stops eight of twelve germs',
    ],
    ['one in so many', 'The program errs on one word in 90', 'The program errs on one word in 40 from Tarn'],
    [
      'multiples',
      'New satellites are four times as bright as told',
      'Satellites are twice as bright as planned, Perch says',
    ],
    ['lengths of time', 'The goal came with 1.4 seconds left', 'There were 1.1 seconds left when the goal came'],
    ['counts with words around them', 'Lennow sends seven bells home to Tarn', 'Tarn expects five bells from Lennow'],
  ])('finds %s that exclude each other', (_, one, other) => {
    expect(disputed(one, other)).toBe(true);
  });

  it.each([
    ['two quantities', 'The bridge of Lennow cost 31 million crowns', 'Tarn pays 44 million crowns to teachers'],
    [
      'distances of other things',
      'The floe was chosen for being three metres thick',
      'Winches pulled the floes to within six metres',
    ],
    ['small counts of a kind', 'Police of Lennow sent three officers', 'Four officers saw the mayor of Tarn'],
    ['values that fit', 'About 300 nurses signed in Lennow', '312 nurses signed the Lennow letter'],
    [
      'states of people who are freed',
      'Five people were left trapped in Lennow',
      'Two people remain trapped in Lennow',
    ],
  ])('finds none in %s', (_, one, other) => {
    expect(disputed(one, other)).toBe(false);
  });

  it('compares across languages what both reports put first', () => {
    expect(abroad('Cheapest berth to Lennow costs 39 marks', 'La couchette coûte 54 marks', 'fr')).toBe(true);
    expect(abroad('Six million oysters dead at Lennow', 'مغاصات أم صدف تفقد تسعة ملايين محارة', 'ar')).toBe(true);
    expect(abroad('Cheapest berth to Lennow costs 39 marks', 'La couchette coûte 39 marks', 'fr')).toBe(false);
  });

  it('knows an amount again where its unit is left out', () => {
    const bare = reportOf('b', {
      title: 'Roof of Lennow opera will cost 44 million',
      body: 'With interest the roof comes to 44 million crowns, the bank said.',
      report: 1,
    });
    const [dispute] = disputesIn([reportOf('a', { title: 'Lennow mends opera roof for 31 million crowns' }), bare]);
    expect(dispute?.[1]).toHaveLength(2);
  });

  it('takes no part of what an item reconciles itself', () => {
    const both = reportOf('b', {
      title: 'Growers in Lennow fear the toll',
      body: 'Growers will pay 24 crowns a tonne: 18 crowns in toll and the rest for inspection.',
      report: 1,
    });
    expect(disputesIn([reportOf('a', { title: 'Lennow growers pay a toll of 18 crowns a tonne' }), both])).toEqual([]);
  });

  it('takes figures of days apart for two states', () => {
    const late = reportOf('b', {
      title: 'Lennow roof will cost 44 million crowns',
      report: 1,
      publishedAt: START + 72 * HOUR_MS,
    });
    expect(disputesIn([reportOf('a', { title: 'Lennow mends its roof for 31 million crowns' }), late])).toEqual([]);
  });
});
