import { describe, expect, test } from 'vitest';
import { checkReply } from './check-reply.ts';

const PASSAGES = [
  {
    id: 'a#0',
    outletName: 'Tarnwater Ledger',
    text: 'Water poured over the Harrow dam on Monday and flooded 240 homes.',
  },
  { id: 'b#0', outletName: 'Radio Norrby 24', text: 'The minister denied that the dam wall had failed.' },
  { id: 'c#0', outletName: 'Quay Gazette', text: 'Ferries run as usual, the harbour office said.' },
  { id: 'd#0', outletName: 'Abendblatt', text: 'Der Damm über der Stadt wurde am Montag überflutet.' },
];
const said = (text: string, ...passages: string[]) =>
  checkReply({ sentences: [{ text, passages }], tokens: 0 }, PASSAGES);

describe('a sentence is kept', () => {
  test.each([
    ['Water poured over the Harrow dam and flooded 240 homes.', ['a#0']],
    ['The minister denied that the dam wall failed.', ['b#0']],
    ['Radio Norrby 24 reports that the minister denied the dam wall had failed.', ['b#0']],
    ['Am Montag wurde der Damm über der Stadt überflutet.', ['d#0']],
  ])('%s', (text, passages) => {
    expect(said(text, ...passages).kept).toEqual([{ text, passages, figures: [], phrase: null }]);
  });

  test('with those passages only that say something of it', () => {
    expect(said('Water flooded 240 homes.', 'a#0', 'c#0').kept[0]?.passages).toEqual(['a#0']);
  });

  test('once', () => {
    const sentence = { text: 'Water flooded 240 homes.', passages: ['a#0'] };
    expect(checkReply({ sentences: [sentence, sentence], tokens: 0 }, PASSAGES)).toMatchObject({
      kept: [{ text: sentence.text }],
      withheld: 0,
    });
  });
});

describe('a sentence is withheld', () => {
  test.each([
    ['names no passage', 'Water flooded 240 homes.', []],
    ['names one that was not given', 'Water flooded 240 homes.', ['a#0', 'x#9']],
    ['names one that says something else', 'Water flooded 240 homes.', ['c#0']],
    ['adds a number', 'Water flooded 240 homes and 12 shops.', ['a#0']],
    ['takes a number from the name of an outlet', 'Water flooded 240 homes in 24 hours at the dam.', ['a#0', 'b#0']],
    ['names the wrong outlet', 'The Quay Gazette reports that water flooded 240 homes.', ['a#0']],
    ['turns a denial round', 'The dam wall had failed, the minister said.', ['b#0']],
    ['denies what is told', 'Water never poured over the Harrow dam.', ['a#0']],
    ['invents an event', 'Thieves robbed the empty houses at night.', ['a#0']],
    ['says right names of a wrong deed', 'The minister sold the dam.', ['a#0', 'b#0']],
    ['is in another language than its passage, and cannot be compared', 'The dam above the town was flooded.', ['d#0']],
  ])('that %s', (_, text, passages) => {
    expect(said(text, ...passages)).toEqual({ headline: null, kept: [], withheld: 1 });
  });
});

test('a headline stands on the passages of what is kept', () => {
  const sentences = [{ text: 'Water flooded 240 homes.', passages: ['a#0'] }];
  const headlineOf = (headline: string) => checkReply({ headline, sentences, tokens: 0 }, PASSAGES).headline;
  expect(headlineOf('Harrow dam floods 240 homes')).toBe('Harrow dam floods 240 homes');
  expect(headlineOf('Harrow dam kills 240')).toBeNull();
  expect(headlineOf('Ferries run as usual')).toBeNull();
});
