import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeShare } from './share-payload.ts';
import { SHARE_PAYLOAD_MAX, type SharePayload, sharePayloadSchema } from './shares.ts';

const encode = (value: unknown, as: 'base64' | 'base64url' = 'base64url') =>
  Buffer.from(JSON.stringify(value)).toString(as);

const signed: SharePayload = {
  platform: '360news',
  content: {
    title: 'Häfen streiken 🚢',
    summary: 'مرحبا',
    imageUrl: '/api/media/item-1?w=640',
    url: 'https://quay.example/a',
    itemId: 'item-1',
    storyId: null,
  },
  annotations: [
    {
      ...{ id: 'a', type: 'arrow', x: 10, y: 20, width: 30, height: -5 },
      ...{ text: 'Look', color: '#FFd700', timestamp: '2026-01-02T03:04:05Z' },
    },
  ],
  message: 'Read <b>this</b>\nplease',
  timestamp: '2026-01-02T03:04:05.678Z',
  author: 'Ana',
  id: 'share-1',
  signature: 'c2lnbmF0dXJl',
};
const STRANGER = { author: null, id: null, signature: null };

test.each(['base64', 'base64url'] as const)('what was signed comes back as it was, from %s', (as) => {
  expect(decodeShare(encode(signed, as))).toEqual(signed);
});

describe('without a signature it is a stranger’s', () => {
  test('whatever author or platform it names', () => {
    expect(decodeShare(encode({ ...signed, signature: null }))).toEqual({ ...signed, ...STRANGER });
  });

  test('and may be as short as a title, a text and an address', () => {
    const { content, ...rest } =
      decodeShare(encode({ title: 'Strike', text: 'All of it', url: 'https://a.example' })) ?? {};
    expect(content).toMatchObject({ title: 'Strike', summary: 'All of it', url: 'https://a.example/' });
    expect(rest).toEqual({ platform: '', annotations: [], message: '', timestamp: null, ...STRANGER });
  });

  test('and what of it does not fit is left out', () => {
    const { content, annotations } = signed;
    const payload = {
      platform: { $ne: 1 },
      content: { ...content, url: 'javascript:alert(1)', imageUrl: '/api/media/../operator', itemId: '..' },
      annotations: [...annotations, { ...annotations[0], color: 'red;background:url(x)' }, null, 7],
      message: ['x'],
      timestamp: 'yesterday',
    };
    expect(decodeShare(encode(payload))).toEqual({
      platform: '',
      content: { ...content, url: null, imageUrl: null, itemId: null },
      annotations,
      message: '',
      timestamp: null,
      ...STRANGER,
    });
  });

  test('and where it has a signature but does not fit, the signature goes', () => {
    expect(decodeShare(encode({ ...signed, message: 'x'.repeat(2_001) }))).toMatchObject({
      ...STRANGER,
      message: 'x'.repeat(2_000),
    });
  });
});

test.each([
  ['nothing', ''],
  ['no base64', 'a%b'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64')],
  ['no JSON', Buffer.from('{').toString('base64')],
  ['no object', encode('text')],
  ['null', encode(null)],
  ['no title', encode({ content: {} })],
  ['an empty title', encode({ title: ' \u0000 ' })],
  ['brackets without end', Buffer.from('['.repeat(44_000)).toString('base64')],
  ['brackets without bottom', Buffer.from('['.repeat(22_000) + ']'.repeat(22_000)).toString('base64')],
  ['more than is read', encode({ title: 'x', text: 'y'.repeat(SHARE_PAYLOAD_MAX) })],
])('%s is nothing that can be shown', (_, text) => expect(decodeShare(text)).toBeNull());

describe('of 10,000 hostile payloads none is ever thrown at', () => {
  const hostile = fc.oneof(
    fc.constant('javascript:alert(1)'),
    fc.constant('<img src=x onerror=alert(1)>'),
    fc.constant('__proto__'),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl(),
    fc.double(),
    fc.constant(null),
  );
  const json = fc.jsonValue({ maxDepth: 5 });
  const shaped = fc.record(
    {
      platform: hostile,
      content: fc.oneof(
        fc.record({ title: hostile, summary: hostile, imageUrl: hostile, url: hostile, itemId: hostile }),
        json,
      ),
      annotations: fc.oneof(
        fc.array(fc.oneof(json, fc.record({ id: hostile, type: hostile, x: hostile })), { maxLength: 5 }),
        json,
      ),
      message: hostile,
      title: hostile,
      url: hostile,
      timestamp: hostile,
      signature: hostile,
      id: hostile,
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.base64String({ maxLength: 300 }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    json.map((value) => encode(value)),
    shaped.map((value) => encode(value)),
    fc
      .tuple(fc.nat(), fc.base64String({ minLength: 4, maxLength: 4 }))
      .map(([at, patch]) => encode(signed).replace(new RegExp(`^(.{${at % 800}}).{0,4}`), `$1${patch}`)),
  );

  test('and what is shown fits and leads to http and https alone', () => {
    let shown = 0;
    const check = (each: string) => {
      const payload = decodeShare(each);
      if (!payload) return;
      shown++;
      expect(sharePayloadSchema.parse(payload)).toEqual(payload);
      expect(payload.content.url ?? 'https://').toMatch(/^https?:\/\//);
      expect(payload.content.imageUrl ?? '/api/media/').toMatch(/^(https?:\/\/|\/api\/media\/)/);
    };
    fc.assert(fc.property(text, check), { numRuns: 10_000, seed: 360 });
    expect(shown).toBeGreaterThan(500);
  });
});
