import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUNDLE_FORMAT, type EvidenceBundle } from './evidence.ts';
import { contentOf, sealedTextOf, verifyBundle } from './verify-evidence.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const TITLE = 'Pier closes';
const BODY = 'Twelve people were hurt, “sadly”.';

const segmentsOf = (texts: string[]) => {
  let offset = 0;
  return texts.map((text) => {
    const segment = { offset, length: text.length, hash: digest(text) };
    offset += text.length + 2;
    return segment;
  });
};

const sealed = (bundle: Omit<EvidenceBundle, 'seal'>): EvidenceBundle => ({
  ...bundle,
  seal: digest(sealedTextOf(bundle)),
});

/** A whole bundle of one item; `change` is made before it is sealed. */
const bundleWith = (change: (bundle: Omit<EvidenceBundle, 'seal'>) => unknown = () => {}): EvidenceBundle => {
  const segments = segmentsOf([TITLE, BODY]);
  const bundle: Omit<EvidenceBundle, 'seal'> = {
    ...{ format: BUNDLE_FORMAT, analysisVersion: 1, storyId: 'story', asOf: '2026-05-12T06:00:00.000Z' },
    items: [
      {
        ...{
          id: 'a1',
          url: 'https://quay.example/a1',
          title: TITLE,
          outletId: 'quay',
          outletName: 'The Quay',
          owner: null,
        },
        ...{
          country: 'GB',
          language: 'en',
          publishedAt: '2026-05-12T06:00:00.000Z',
          report: 0,
          copyOf: null,
          creditTo: null,
        },
        ...{ contentHash: digest(contentOf(segments)), segments },
      },
    ],
    passages: [{ id: 'a1#1', itemId: 'a1', segment: 1, offset: 13, length: BODY.length, text: BODY }],
    figures: { share: 0.5, country: 'JP' },
    sentences: [
      { text: BODY, passages: ['a1#1'], figures: [], phrase: null, place: 'summary' },
      {
        text: 'The Quay tells of 12 hurt, nobody in Japan does.',
        ...{
          passages: ['a1#1'],
          figures: ['country'],
          phrase: { key: 'test', values: { country: 'JP' } },
          place: 'blindspots',
        },
      },
    ],
  };
  change(bundle);
  return sealed(bundle);
};

const first = <T>(list: T[]): T => list[0] as T;
const set = <T extends object>(target: T, values: Partial<T>): T => Object.assign(target, values);

describe('verifyBundle', () => {
  it('says that a whole bundle holds, and how much was looked at', async () => {
    expect(await verifyBundle(bundleWith())).toEqual({
      ...{ ok: true, checked: { items: 1, passages: 1, sentences: 2 }, failures: [] },
    });
  });

  it.each<[string, (bundle: Omit<EvidenceBundle, 'seal'>) => unknown, string, string]>([
    [
      'a title of a segment',
      (b) => set(first(first(b.items).segments), { hash: digest('Pier opens') }),
      'items/a1',
      'hash of the content',
    ],
    [
      'segments over each other',
      (b) => {
        const item = first(b.items);
        set(first(item.segments), { length: 40 });
        item.contentHash = digest(contentOf(item.segments));
      },
      'items/a1',
      'overlap',
    ],
    [
      'the words of a passage',
      (b) => set(first(b.passages), { text: BODY.replace('Twelve', 'Eleven') }),
      'passages/a1#1',
      'not the one that was read',
    ],
    ['an offset', (b) => set(first(b.passages), { offset: 12 }), 'passages/a1#1', 'offset'],
    ['a length', (b) => set(first(b.passages), { length: 3 }), 'passages/a1#1', 'length'],
    ['a segment that is not there', (b) => set(first(b.passages), { segment: 9 }), 'passages/a1#1', 'no such segment'],
    ['another segment', (b) => set(first(b.passages), { segment: 0 }), 'passages/a1#1', 'id is not'],
    [
      'an item that is not there',
      (b) => set(first(b.passages), { itemId: 'a2' }),
      'passages/a1#1',
      'not in the bundle',
    ],
    ['an item twice', (b) => b.items.push(first(b.items)), 'items/a1', 'more than once'],
    ['a passage that is not there', (b) => set(first(b.sentences), { passages: ['a1#7'] }), 'sentences/0', 'a1#7'],
    [
      'a figure that is not there',
      (b) => set(first(b.sentences), { figures: ['toString'] }),
      'sentences/0',
      'toString',
    ],
    ['no ground at all', (b) => set(first(b.sentences), { passages: [] }), 'sentences/0', 'rests on nothing'],
    ['a number added', (b) => set(first(b.sentences), { text: '13 people were hurt.' }), 'sentences/0', 'number “13”'],
    [
      'a name added',
      (b) => set(first(b.sentences), { text: 'People in Tarn were hurt.' }),
      'sentences/0',
      'name “Tarn”',
    ],
    [
      'a quotation added',
      (b) => set(first(b.sentences), { text: 'They said “gladly”.' }),
      'sentences/0',
      'quotation “gladly”',
    ],
  ])('tells what is wrong with %s', async (_, change, where, reason) => {
    const { ok, failures } = await verifyBundle(bundleWith(change));
    expect(ok).toBe(false);
    expect(failures.some((failure) => failure.where === where && failure.reason.includes(reason))).toBe(true);
  });

  it('tells where a bundle is not one', async () => {
    const { failures } = await verifyBundle({ ...bundleWith(), format: 'other/1' });
    expect(failures.map(({ where }) => where)).toEqual(['format']);
  });

  it('sees a field that nobody knows', async () => {
    expect(await verifyBundle({ ...bundleWith(), more: 1 })).toMatchObject({
      ok: false,
      failures: [{ where: 'seal' }],
    });
  });

  it('one changed byte fails, unless the bundle says the same after it', async () => {
    const bundle = bundleWith();
    const bytes = new TextEncoder().encode(JSON.stringify(bundle, null, 1));
    const place = fc.nat(bytes.length - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] as number) ^ by;
        let value: unknown;
        try {
          value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(changed));
        } catch {
          return;
        }
        // -0 says what 0 says
        expect((await verifyBundle(value)).ok).toBe(JSON.stringify(value) === JSON.stringify(bundle));
      }),
      { numRuns: 1_500 },
    );
  });

  it('never throws, whatever it is given', async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    let deep: unknown = {};
    for (let depth = 0; depth < 50_000; depth++) deep = [deep];
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const hostile = [
      undefined,
      null,
      1n,
      Symbol('a'),
      () => 1,
      NaN,
      '',
      [],
      {},
      cyclic,
      deep,
      trap,
      { ...bundleWith(), items: deep },
    ];
    for (const value of hostile) expect((await verifyBundle(value)).ok).toBe(false);
    await fc.assert(
      fc.asyncProperty(
        fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
        async (value) => {
          expect((await verifyBundle(value)).ok).toBe(false);
        },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(bundleWith())), fc.anything(), async (key, value) => {
        await verifyBundle({ ...bundleWith(), [key]: value });
      }),
    );
  });
});
