import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

const card = { width: 336, height: 200 };
const view = { width: 1440, height: 900 };

test('without anything lit the card stands in the middle', () => {
  expect(cardPlace(null, card, view, 'below', false)).toEqual({ left: 552, top: 350 });
});

test('the card stands on the wished side, which turns round with the writing', () => {
  const lit = { left: 640, top: 200, width: 200, height: 200 };
  expect(cardPlace(lit, card, view, 'start', false)).toEqual({ left: 292, top: 200 });
  expect(cardPlace(lit, card, view, 'start', true)).toEqual({ left: 852, top: 200 });
  expect(cardPlace(lit, card, view, 'above', false).top).toBe(412);
});

test('where the wished side has no room it takes another, and never leaves the window', () => {
  const atTheEdge = { left: 976, top: 56, width: 464, height: 844 };
  expect(cardPlace(atTheEdge, card, view, 'end', false)).toEqual({ left: 628, top: 56 });
  const low = { left: 100, top: 850, width: 100, height: 40 };
  expect(cardPlace(low, card, view, 'below', false)).toEqual({ left: 100, top: 638 });
});

test('beside something that fills the window it lies over it, at the edge away from its middle', () => {
  const phone = { width: 390, height: 844 };
  const narrow = { width: 366, height: 300 };
  expect(cardPlace({ left: 0, top: 50, width: 390, height: 700 }, narrow, phone, 'start', false)).toEqual({
    left: 12,
    top: 532,
  });
  expect(cardPlace({ left: 0, top: 200, width: 390, height: 644 }, narrow, phone, 'start', true)).toEqual({
    left: 12,
    top: 12,
  });
});
