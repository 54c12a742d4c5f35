import { NAVIGATOR_IMAGE_BYTES, NAVIGATOR_SOURCES_MAX, navigatorRequestSchema } from '@360/contracts/navigator';
import { expect, test } from 'vitest';
import { navigatorLevel } from './confidence.ts';
import { isEmpty, PICTURE_BYTES_MAX, requestOf, SOURCES_MAX } from './question.ts';
import { navigatorAddress } from './tabs.ts';

test('the limits are those of the service', () =>
  expect([PICTURE_BYTES_MAX, SOURCES_MAX]).toEqual([NAVIGATOR_IMAGE_BYTES, NAVIGATOR_SOURCES_MAX]));

const picture = { name: 'gate.png', dataUrl: 'data:image/png;base64,QUJD' };

test.each([
  ['words', { text: ' Who was warned? ', picture: null }, { text: 'Who was warned?' }],
  ['a link', { text: 'https://a.example/x', picture: null }, { url: 'https://a.example/x' }],
  ['a picture alone', { text: ' ', picture }, { imageBase64: 'QUJD' }],
  ['words and a picture', { text: 'This gate', picture }, { text: 'This gate', imageBase64: 'QUJD' }],
])('%s', (_name, question, query) => {
  const request = requestOf(question);
  expect(request.query).toEqual(query);
  expect(navigatorRequestSchema.parse(request).options).toEqual({
    ...{ depth: 'comprehensive', includePersonas: true, includeCredibility: true, maxSources: 50 },
  });
});

test('blanks without a picture are no question', () => {
  expect(isEmpty({ text: ' \n', picture: null })).toBe(true);
  expect(isEmpty({ text: '', picture })).toBe(false);
});

test.each([
  [0.8, 'high'],
  [0.79, 'medium'],
  [0.6, 'medium'],
  [0.59, 'low'],
] as const)('confidence %s is %s', (confidence, level) => expect(navigatorLevel(confidence)).toBe(level));

test('an address that names no tab names none', () => {
  expect(navigatorAddress({ tab: 'deep' })).toEqual({ tab: 'deep' });
  expect(navigatorAddress({ tab: 'constructor' })).toEqual({});
});
