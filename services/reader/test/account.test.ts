import { accountExportSchema } from '@360/contracts/account';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fillReader, tracesOf } from './_full-reader.ts';
import { type OpenReader, openReader, type TestReader } from './_harness.ts';

let reader: OpenReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());

test('everything of a reader, and nothing of another, is handed out as one file', async () => {
  const [ana, ben] = [reader.newReader(), reader.newReader()];
  const { itemId, collectionId, searchId, notificationId, entryId, postId, shareId } = await fillReader(reader, ana);
  const theirs = await fillReader(reader, ben);
  const answer = await ana.ask('/api/account/export');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="360-news-\d{4}-\d\d-\d\d\.json"$/);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const text = await answer.text();
  expect(accountExportSchema.parse(JSON.parse(text))).toMatchObject({
    settings: { ...DEFAULT_SETTINGS, theme: 'dark', mutedWords: ['derby'] },
    profile: { name: 'Ana', stats: { articlesRead: 1, daysActive: 1 } },
    savedItems: [{ id: itemId, collections: [collectionId] }],
    collections: [{ id: collectionId, name: 'Harbour' }],
    follows: expect.arrayContaining([
      expect.objectContaining({ kind: 'publisher', id: 'harbour' }),
      expect.objectContaining({ kind: 'topic', id: 'harbour', name: 'Harbour' }),
    ]),
    activity: [
      { kind: 'post', subject: postId, title: 'A walk along the quay' },
      { id: entryId, kind: 'read', subject: itemId },
    ],
    posts: [{ id: postId, title: 'A walk along the quay' }],
    shares: [{ id: shareId, revokedAt: null }],
    likes: [{ shareId }],
    replies: [{ shareId, text: 'Well seen.' }],
    savedSearches: [{ id: searchId, query: 'harbour strike' }],
    notifications: [{ id: notificationId }],
  });
  for (const id of Object.values(theirs)) expect(text).not.toContain(id);
});

describe('what other services keep', () => {
  const parts = async (who: TestReader) => {
    const text = await (await who.ask('/api/account/export')).text();
    const { briefings, articles, reports, reviews, purchases, missing } = accountExportSchema.parse(JSON.parse(text));
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    return {
      ...{ briefings: ids(briefings), articles: ids(articles), reports: ids(reports), reviews: ids(reviews) },
      ...{ purchases: ids(purchases), missing },
    };
  };
  afterEach(() => {
    reader.elsewhere.failsAt = null;
  });

  test('is in the file, however much it is, and nothing of another reader', async () => {
    const [ana, ben] = [reader.newReader(), reader.newReader()];
    const mine = Array.from({ length: 47 }, (_, at) => `briefing-${String(at).padStart(2, '0')}`);
    reader.elsewhere.keep(ana.sub, 'briefings', mine);
    reader.elsewhere.keep(ana.sub, 'articles', ['article-1']);
    reader.elsewhere.keep(ana.sub, 'reports', ['report-1']);
    reader.elsewhere.keep(ana.sub, 'reviews', ['review-1']);
    reader.elsewhere.keep(ana.sub, 'purchases', ['invoice-1']);
    reader.elsewhere.keep(ben.sub, 'briefings', ['not-hers']);
    reader.elsewhere.keep(ben.sub, 'purchases', ['not-hers']);
    expect(await parts(ana)).toEqual({
      ...{ briefings: mine, articles: ['article-1'], reports: ['report-1'], reviews: ['review-1'] },
      ...{ purchases: ['invoice-1'], missing: [] },
    });
  });

  test('is named as missing where they are away, and everything else is there', async () => {
    const ana = reader.newReader();
    reader.elsewhere.keep(ana.sub, 'briefings', ['b1']);
    reader.elsewhere.failsAt = 'any';
    const { missing, briefings } = await parts(ana);
    expect(briefings).toEqual([]);
    expect(missing.map(({ part }) => part)).toEqual(['briefings', 'articles', 'reports', 'reviews', 'purchases']);
    expect(missing[0]?.reason).toMatch(/missing here/);
    expect(accountExportSchema.parse(await ana.read('/api/account/export')).settings).toEqual(DEFAULT_SETTINGS);
  });

  test('that breaks off on the way is there as far as it came, and named as not whole', async () => {
    const ana = reader.newReader();
    const ids = Array.from({ length: 30 }, (_, at) => `briefing-${String(at).padStart(2, '0')}`);
    reader.elsewhere.keep(ana.sub, 'briefings', ids);
    reader.elsewhere.keep(ana.sub, 'articles', ['article-1']);
    reader.elsewhere.failsAt = 'second page';
    const { briefings, articles, missing } = await parts(ana);
    expect([briefings.length, articles]).toEqual([20, ['article-1']]);
    expect(missing).toEqual([{ part: 'briefings', reason: expect.stringMatching(/^Not all/) }]);
  });
});

test('who has nothing has an empty file', async () => {
  const body = accountExportSchema.parse(await reader.newReader().read('/api/account/export'));
  expect(body).toMatchObject({ settings: DEFAULT_SETTINGS, savedItems: [], activity: [], notifications: [] });
});

test('thousands of rows are handed out whole', async () => {
  const ana = reader.newReader();
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    ...{ _id: `${ana.sub}-${at}`, sub: ana.sub, entryId: `entry-${String(at).padStart(6, '0')}`, kind: 'read' },
    ...{ subject: `item-${at}`, title: 'A "title"\n', itemId: null, at: new Date() },
  }));
  await reader.mongo.collection('activity').insertMany(rows as never);
  const { activity } = accountExportSchema.parse(await ana.read('/api/account/export'));
  expect(new Set(activity.map(({ id }) => id)).size).toBe(5_000);
});

test('a deleted account leaves nothing of its reader in any collection, all of another, and is handed on to the other services', async () => {
  const [ana, ben] = [reader.newReader(), reader.newReader()];
  await fillReader(reader, ana);
  await fillReader(reader, ben);
  const before = await tracesOf(reader, ana.sub);
  // A collection that nothing is kept in here would be one that this test says nothing of.
  // What waits to be told to the search index is named by ids alone.
  const { search_marks: _ids, ...kept } = before;
  expect(Object.entries(kept).filter(([, count]) => count === 0)).toEqual([]);
  const theirs = await tracesOf(reader, ben.sub);

  expect((await ana.ask('/api/account', 'DELETE')).status).toBe(204);
  expect(Object.values(await tracesOf(reader, ana.sub)).filter((count) => count > 0)).toEqual([]);
  expect(await tracesOf(reader, ben.sub)).toEqual(theirs);
  await expect.poll(() => reader.removals, { timeout: 5_000 }).toHaveLength(4);
  expect(reader.removals.toSorted()).toEqual(
    ['', '-billing', '-civ', '-reports'].map((service) => `reader-removal${service} ${ana.sub}`),
  );
  expect((await ana.ask('/api/account', 'DELETE')).status).toBe(204);
  expect(await ana.read('/api/settings')).toEqual(DEFAULT_SETTINGS);
});
