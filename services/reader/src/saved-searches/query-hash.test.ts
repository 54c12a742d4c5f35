import { expect, test } from 'vitest';
import { queryHashOf } from './query-hash.ts';

test('white space and the way an accent is written make no other search', () => {
  expect(queryHashOf(' harbour \n strike ')).toBe(queryHashOf('harbour strike'));
  expect(queryHashOf('Zu\u0308rich')).toBe(queryHashOf('Z\u00fcrich'));
});

test('words, capitals and marks do', () => {
  const queries = ['may', 'May', '"May"', '-may', 'may source:quay'];
  expect(new Set(queries.map(queryHashOf)).size).toBe(queries.length);
});

test('half a character, which no address can hold, is a query too', () => {
  expect(queryHashOf('may \ud800')).toBe(queryHashOf('may \ufffd'));
});
