import { expect, test } from 'vitest';
import { cardFaults, cardOf, EMPTY_CARD, groupedExpiry, groupedNumber } from './card-draft.ts';

const NOW = new Date(2026, 10, 23);
const GOOD = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Mira Ostby' };

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4', '4242 4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['٤٢٤٢٤٢', '4242 42'],
  ['42424242424242424242424', '4242 4242 4242 4242 424'],
  ['no digits', ''],
])('the number %s stands as %s', (typed, shown) => expect(groupedNumber(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['4', '04'],
  ['1229', '12 / 29'],
  ['12/2029', '12 / 2029'],
  ['۱۲۲۹', '12 / 29'],
])('the expiry %s stands as %s', (typed, shown) => expect(groupedExpiry(typed)).toBe(shown));

test('a card holds to the end of its month', () => {
  expect(cardFaults(GOOD, NOW)).toEqual({});
  expect(cardFaults(GOOD, new Date(2026, 11, 1))).toEqual({ expiry: 'expiryPast' });
});

test.each([
  [EMPTY_CARD, { number: 'numberIncomplete', expiry: 'expiryIncomplete', cvc: 'cvcIncomplete', name: 'nameMissing' }],
  [{ ...GOOD, number: '4242 4242 4242 4241' }, { number: 'numberWrong' }],
  [{ ...GOOD, expiry: '13 / 29' }, { expiry: 'expiryIncomplete' }],
  [{ ...GOOD, expiry: '12 / 202' }, { expiry: 'expiryIncomplete' }],
  [{ ...GOOD, name: '  ' }, { name: 'nameMissing' }],
])('%o has its faults told', (draft, faults) => expect(cardFaults(draft, NOW)).toEqual(faults));

test('the card is sent as numbers, without its name', () => {
  const sent = { number: '4242424242424242', expMonth: 12, expYear: 2029, cvc: '123' };
  expect(cardOf({ ...GOOD, expiry: '12 / 29' })).toEqual(sent);
  expect(cardOf({ ...GOOD, expiry: '12 / 2029' })).toEqual(sent);
});
