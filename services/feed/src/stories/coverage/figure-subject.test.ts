import { describe, expect, it } from 'vitest';
import { compareFigures } from './figures.ts';
import { eachAlone, report } from './reports.fixture.ts';

const subjects = (...reports: [title: string, language?: string][]): string[] => {
  const items = reports.map(([title, language = 'en'], index) => report(`o${index}`, { title, language }));
  return compareFigures(items, eachAlone(items)).map(({ subject }) => subject);
};

describe('what a compared figure is called', () => {
  it.each([
    ['what is counted', 'Lennow library hid 407 ballots', '312 ballots turn up in Lennow library', 'ballots'],
    ['what happened to whom', 'Nineteen injured as crane falls', 'Crane falls, 12 people hurt', 'people injured'],
    [
      'the unit with what it is of',
      'Roof of opera costs 31 million crowns',
      'Opera roof to cost 44 million crowns',
      'crowns (costs, opera)',
    ],
    [
      'a share with what it is of',
      'Orsund lost a third of its traffic',
      'Orsund lost a fifth of its traffic',
      'per cent (lost, traffic)',
    ],
  ])('is %s', (_, one, other, subject) => {
    expect(subjects([one], [other])).toContain(subject);
  });

  it('is in English where no report is', () => {
    expect(subjects(['Liegeplatz kostet 39 Mark', 'de'], ['La couchette coûte 54 marks', 'fr'])).toEqual(['marks']);
  });

  it('is told once where one number counts two things', () => {
    expect(subjects(['1 worker injured in Lennow tunnel'], ['Lennow tunnel: 1 worker injured'])).toHaveLength(1);
  });
});
