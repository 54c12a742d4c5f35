import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { responseOf, resultOf } from '../../components/search/_fixtures.ts';
import { forgetHandedOver, handedOver, handOver } from './handed-over.ts';

const found = { query: 'gate', response: responseOf({ newsResults: [resultOf({ id: 'gate', title: 'The gate' })] }) };

beforeEach(forgetHandedOver);
afterEach(() => vi.unstubAllGlobals());

test('query and results are handed over through session storage, and forgotten from there', () => {
  expect(handedOver()).toBeNull();
  handOver(found);
  expect(sessionStorage.length).toBe(2);
  expect(handedOver()).toEqual(found);
  forgetHandedOver();
  expect(sessionStorage.length).toBe(0);
  expect(handedOver()).toBeNull();
});

test('what cannot be read is as nothing', () => {
  handOver(found);
  sessionStorage.setItem('searchResults', '{');
  expect(handedOver()).toBeNull();
});

test('where session storage is refused, the page itself holds them', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  handOver(found);
  expect(handedOver()).toEqual(found);
  forgetHandedOver();
  expect(handedOver()).toBeNull();
});
