import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { decodeShare, readSharedValue } from '@360/contracts/share-payload';
import type { SharePayload } from '@360/contracts/shares';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShareSigner } from './share-signer.ts';

const signer = createShareSigner(randomBytes(32));
const payload: SharePayload = signer.sign({
  platform: '360news',
  content: {
    title: 'Häfen 🚢',
    summary: '',
    imageUrl: null,
    url: 'https://quay.example/a',
    itemId: null,
    storyId: null,
  },
  annotations: [
    {
      ...{ id: 'a', type: 'highlight', x: 1.5, y: 2, width: 0, height: 0 },
      ...{ text: '', color: '#ffd700', timestamp: '2026-01-02T03:04:05Z' },
    },
  ],
  message: 'Look',
  timestamp: '2026-01-02T03:04:05.678Z',
  author: 'Ana',
  id: 'share-1',
});
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const isOurs = (text: string) => signer.isOurs(readSharedValue(text));

test('what was signed is ours, in whatever order its fields stand, and reads as it was signed', () => {
  const turned = Object.fromEntries(Object.entries(payload).toReversed());
  expect([isOurs(encode(payload)), isOurs(encode(turned))]).toEqual([true, true]);
  expect(decodeShare(encode(payload))).toEqual(payload);
});

test('what another key signed is not', () => {
  const { signature: _, ...unsigned } = payload;
  expect(signer.isOurs(createShareSigner(randomBytes(32)).sign(unsigned))).toBe(false);
});

test.each([
  ['another author', { ...payload, author: 'Ben' }],
  ['another place of a mark', { ...payload, annotations: [{ ...payload.annotations[0], x: 1.6 }] }],
  ['one field more', { ...payload, verified: true }],
  ['one field more within', { ...payload, content: { ...payload.content, html: '<b>' } }],
  ['a prototype', JSON.parse(JSON.stringify(payload).replace('{', '{"__proto__":{"a":1},'))],
  ['one field less', { ...payload, message: undefined }],
  ['no signature', { ...payload, signature: null }],
  ['a signature that is no text', { ...payload, signature: { length: 64 } }],
  ['an empty signature', { ...payload, signature: '' }],
  [
    'a signature with bits to spare',
    { ...payload, signature: payload.signature?.replace(/.$/, (last) => (last === 'A' ? 'B' : `${last}=`)) },
  ],
  ['a list', [payload]],
  ['what JSON cannot say in one way', { ...payload, content: JSON.parse('{"a":1e400}') }],
])('%s: no tick', (_, value) => expect(signer.isOurs(value)).toBe(false));

test('of 10,000 hostile payloads none is thrown at, and none but the signed one is ours', () => {
  const original = JSON.parse(JSON.stringify(payload));
  const [json, text] = [JSON.stringify(payload), encode(payload)];
  const patched = (whole: string, unit: fc.Arbitrary<string>) =>
    fc
      .tuple(fc.nat(whole.length), fc.nat(3), unit)
      .map(([at, gone, patch]) => whole.slice(0, at) + patch + whole.slice(at + gone));
  const hostile = fc.oneof(
    patched(text, fc.base64String({ maxLength: 4 })),
    patched(json, fc.string({ unit: 'binary', maxLength: 3 })).map((each) => Buffer.from(each).toString('base64')),
    patched(json, fc.constantFrom('', ' ', '0', '"', ',"x":1', '{', '[')).map((each) =>
      Buffer.from(each).toString('base64url'),
    ),
    fc.json().map((each) => Buffer.from(each).toString('base64url')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const seen = { same: 0, other: 0 };
  const check = (each: string) => {
    const value = readSharedValue(each);
    const same = isDeepStrictEqual(value, original);
    seen[same ? 'same' : 'other']++;
    expect(signer.isOurs(value), each).toBe(same);
  };
  fc.assert(fc.property(hostile, check), { numRuns: 10_000, seed: 360 });
  expect(seen.same).toBeGreaterThan(20);
  expect(seen.other).toBeGreaterThan(5_000);
});
