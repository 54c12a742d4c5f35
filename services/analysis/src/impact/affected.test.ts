import { describe, expect, it } from 'vitest';
import { affectedIn } from './affected.ts';

const groupsIn = (sentence: string): string[] => affectedIn(sentence).map(({ group }) => group);

describe('affectedIn', () => {
  it.each([
    ['The fire killed 12 people.', ['people']],
    ['At least 40 workers were injured when the roof gave way.', ['workers']],
    ['Residents of the old town were evacuated overnight.', ['residents']],
    ['The storm left thousands of homes without power.', ['homes', 'power']],
    ['Schools remain closed across the region.', ['schools']],
    ['The carrier cancelled more than 300 flights.', ['flights']],
    ['Dozens of passengers were stranded at the terminal.', ['passengers']],
    ['The company laid off 400 employees.', ['workers']],
    ['Share prices fell by a tenth.', ['prices']],
    ['The spill polluted the river.', ['rivers']],
    ['The plan means the loss of 200 jobs.', ['jobs']],
    ['Power cuts hit the capital.', ['power']],
    ['Damage to crops is widespread.', ['crops']],
    ['Two farmers died.', ['farmers']],
  ])('finds in %j %j', (sentence, groups) => {
    expect(groupsIn(sentence)).toEqual(groups);
  });

  it.each([
    'No residents were evacuated.',
    'Nobody was hurt, and the schools stayed open.',
    'Residents said the bridge was unsafe.',
    'The storm could leave homes without power.',
    'The flood killed 12 people ten years ago.',
    'The students met the minister on Monday.',
    'The workers did not lose their wages.',
    'Workers closed the gate.',
    'Police are flooding the streets.',
    'The paint is to stop ground troops spotting them.',
    'It showed the devastating power of the storm.',
    'The attack came after others in the past year that killed 59 tourists.',
    'Le feu a tué douze personnes.',
  ])('finds nothing in %j', (sentence) => {
    expect(groupsIn(sentence)).toEqual([]);
  });
});
