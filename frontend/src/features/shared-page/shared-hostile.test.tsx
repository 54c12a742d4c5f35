import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectTame } from '../../test/hostile-answers.ts';
import { startStrings } from '../../test/strings.ts';
import { checked, encoded, shared } from './_fixtures.ts';
import { SharedPage } from './shared-page.tsx';

beforeAll(() => startStrings());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hostile = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '{{constructor}}',
    '$t(share.share)',
    '../../../operator',
    '/api/media/../operator',
    '/api/media/item-1?w=640',
    'https://tracker.example/p.png',
    '//tracker.example/p.png',
    '\u202egnp.exe',
    '\ud800',
    '__proto__',
    'x'.repeat(4_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.webUrl(),
);
const anything = fc.oneof(hostile, fc.double(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));
const number = fc.oneof(fc.double(), fc.integer({ min: -900, max: 1_700 }), fc.constantFrom(0, 1e308, -1e308));
const when = fc.oneof(
  fc.constantFrom('2026-01-02T03:04:05Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'),
  anything,
);
const mark = fc.record(
  {
    ...{ id: fc.constantFrom('a', 'b', '__proto__'), x: number, y: number, width: number, height: number },
    type: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('highlight', 'comment', 'arrow') }, anything),
    color: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('#f5c542', '#000000', '#FFFFFF') },
      fc.constantFrom('red;background:url(//tracker.example)', 'url(#x)', '#12345'),
      anything,
    ),
    text: anything,
    timestamp: when,
  },
  { requiredKeys: ['id', 'type', 'x', 'y', 'color', 'timestamp'] },
);
const content = fc.record(
  {
    title: hostile,
    summary: anything,
    imageUrl: anything,
    url: anything,
    itemId: fc.oneof(fc.constantFrom('..', 'item-1'), anything),
    storyId: fc.oneof(fc.constantFrom('.', 's1'), anything),
  },
  { requiredKeys: ['title'] },
);
const shaped = fc.record(
  {
    ...{ platform: anything, message: anything, timestamp: when, author: anything },
    content: fc.oneof({ weight: 6, arbitrary: content }, anything),
    annotations: fc.oneof({ weight: 4, arbitrary: fc.array(mark, { maxLength: 4 }) }, anything),
    id: fc.oneof(fc.constantFrom('share-1', '../x'), anything),
    signature: fc.oneof(fc.constant('c2lnbmF0dXJl'), anything),
  },
  { requiredKeys: ['platform', 'content'] },
);
const text = fc.oneof(
  { weight: 8, arbitrary: shaped.map(encoded) },
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.base64String({ maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }).map(encoded),
  fc
    .tuple(fc.nat({ max: 900 }), fc.base64String({ minLength: 4, maxLength: 4 }))
    .map(([at, patch]) => encoded(shared).slice(0, at) + patch + encoded(shared).slice(at + 4)),
);

/** Where an element may point to: our own pages and pictures, and the web where the server vouches. */

const LEADS = /^(https?:\/\/[^/]|\/(story\/|item\/|$))/;

test.each([
  ['refuses', false],
  ['vouches for', true],
])(
  'a thousand hostile payloads leave the page whole, where the server %s them',
  { timeout: 120_000 },
  async (_, valid) => {
    stubServer(({ path }) => json(path === '/api/shares/check' ? checked({ valid }) : { replies: [] }));
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let shown = 0;
    const draw = async (payload: string) => {
      renderFramed(<SharedPage payload={payload} />);
      await vi.waitFor(() => expect(document.querySelector('[role=status].skel')).toBeNull());
      expect(document.querySelectorAll('h1'), payload).toHaveLength(1);
      expectTame(payload, LEADS);
      if (document.querySelector('.shp')) shown += 1;
      cleanup();
    };
    await fc.assert(fc.asyncProperty(text, draw), { numRuns: 1_000, seed: valid ? 361 : 360 });
    expect(shown).toBeGreaterThan(400);
    expect(complaint.mock.calls).toEqual([]);
  },
);
