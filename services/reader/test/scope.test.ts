import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillReader, tracesOf } from './_full-reader.ts';
import { type OpenReader, openReader, type TestReader } from './_harness.ts';

let reader: OpenReader;
let ana: TestReader;
let ids: Awaited<ReturnType<typeof fillReader>>;
beforeAll(async () => {
  reader = await openReader();
  ana = reader.newReader();
  ids = await fillReader(reader, ana);
});
afterAll(() => reader?.stop());

/** Every call of the service, with the ids of `ana` wherever an id may stand. */
const calls = (): [string, string, unknown?][] => {
  const { itemId, collectionId, searchId, notificationId, entryId } = ids;
  const sub = encodeURIComponent(ana.sub);
  return [
    ['GET', '/api/settings'],
    ['PATCH', `/api/settings/${sub}`, { theme: 'light' }],
    ['POST', '/api/settings/reset'],
    ['GET', '/api/saved'],
    ['GET', `/api/saved?collection=${collectionId}`],
    ['POST', `/api/saved/${itemId}/collections`, { collections: [] }],
    ['POST', `/api/saved/${itemId}/collections`, { collections: [collectionId] }],
    ['DELETE', `/api/saved/${itemId}`],
    ['GET', '/api/collections'],
    ['PATCH', `/api/collections/${collectionId}`, { name: 'Mine now' }],
    ['DELETE', `/api/collections/${collectionId}`],
    ['GET', '/api/follows'],
    ['GET', '/api/follows/items'],
    ['DELETE', '/api/follows/publisher/harbour'],
    ['DELETE', '/api/follows/topic/Harbour'],
    ['GET', '/api/activity'],
    [
      'POST',
      '/api/activity',
      { entries: [{ id: entryId, kind: 'search', subject: 'x', title: '', at: new Date().toISOString() }] },
    ],
    ['DELETE', '/api/activity'],
    ['GET', '/api/profile'],
    ['GET', '/api/profile/reading'],
    ['PATCH', '/api/profile', { name: 'Ben' }],
    ['GET', '/api/saved-searches'],
    ['PATCH', `/api/saved-searches/${searchId}`, { notify: true }],
    ['POST', `/api/saved-searches/${searchId}/opened`],
    ['DELETE', `/api/saved-searches/${searchId}`],
    ['GET', '/api/notifications'],
    ['POST', '/api/notifications/read', { ids: [notificationId] }],
    ['POST', '/api/notifications/read', { all: true }],
    ['GET', '/api/account/export'],
    ['DELETE', '/api/account'],
  ];
};
const everythingOf = async (who: TestReader) => {
  const { exportedAt: _, ...rest } = await who.read<Record<string, unknown>>('/api/account/export');
  return rest;
};

test('another reader is told nothing of a reader, and changes nothing, whatever they ask', async () => {
  const before = await everythingOf(ana);
  const ben = reader.newReader();
  const { postId: _post, shareId: _share, ...own } = ids;
  const secrets = [...Object.values(own), ana.sub, 'derby', '"name":"Ana"'];
  for (const [method, path, body] of calls()) {
    const answer = await ben.ask(path, method, body);
    expect([200, 204, 404], `${method} ${path}`).toContain(answer.status);
    const text = await answer.text();
    for (const secret of secrets) expect(text, `${method} ${path}`).not.toContain(secret);
  }
  expect(await everythingOf(ana)).toEqual(before);
});

test('without an identity, or with a forged one, nothing is answered or changed', async () => {
  const before = await tracesOf(reader, ana.sub);
  for (const [method, path, body] of [
    ...calls(),
    ['PUT', `/api/saved/${ids.itemId}`],
    ['PUT', '/api/follows/topic/x'],
  ] as ReturnType<typeof calls>) {
    for (const identity of [undefined, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm9uOjEifQ.']) {
      const answer = await fetch(new URL(path, reader.url), {
        method,
        headers: { 'content-type': 'application/json', ...(identity && { 'x-360-identity': identity }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(answer.status, `${method} ${path}`).toBe(401);
    }
  }
  expect(await tracesOf(reader, ana.sub)).toEqual(before);
});
