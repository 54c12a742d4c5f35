import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { EVERY_MS } from './_harness.ts';
import { watching } from './_watching.ts';

const watch = watching();
const { startWorkers, find, checked, told } = watch;

describe('a reader is told', () => {
  test('nothing of what was there before, then of what comes, once', async () => {
    const { id } = await watch.ana.save(watch.query);
    await startWorkers();
    await checked(3);
    expect((await watch.ana.notifications()).notifications).toEqual([]);

    find('one', 2);
    find('two', 1);
    const [notification] = await told(1);
    expect(notification).toMatchObject({
      kind: 'saved-search',
      read: false,
      savedSearchId: id,
      query: watch.query,
      count: 2,
      itemId: 'two',
      itemType: 'article',
      title: 'Report two',
    });
    await checked(3);
    expect(await watch.ana.notifications()).toEqual({ notifications: [notification], unread: 1 });
    expect(watch.ana.events()).toEqual([{ type: 'notification', to: watch.ana.sub, notification }]);
    expect(await watch.ana.searches()).toMatchObject([{ id, newResults: 2 }]);
  });

  test('of what is found late, and counts on until the search is opened', async () => {
    const { id } = await watch.ana.save(watch.query);
    await startWorkers();
    await checked();
    find('quick', 0);
    await told(1);
    find('slow', 30);
    expect((await told(2)).map(({ itemId }) => itemId)).toEqual(['slow', 'quick']);
    await checked();
    expect(await watch.ana.searches()).toMatchObject([{ newResults: 2 }]);
    expect((await watch.ana.ask(`/api/saved-searches/${id}/opened`, 'POST')).status).toBe(204);
    expect(await watch.ana.searches()).toMatchObject([{ newResults: 0 }]);
    find('another', 0);
    await told(3);
    expect(await watch.ana.searches()).toMatchObject([{ newResults: 1 }]);
  });

  test('once, however many workers there are, and each reader of their own searches', async () => {
    const readers = [watch.ana, ...Array.from({ length: 7 }, () => watch.reader.newReader())];
    const stranger = watch.reader.newReader();
    await Promise.all(readers.map((each) => each.save(watch.query)));
    await startWorkers(2);
    await checked(readers.length * 2);
    find('new', 1);
    await Promise.all(readers.map((each) => told(1, each)));
    await checked(readers.length * 2);
    for (const each of readers) {
      expect((await each.notifications()).notifications).toHaveLength(1);
      expect(each.events()).toHaveLength(1);
      expect(await each.searches()).toMatchObject([{ newResults: 1 }]);
    }
    expect(await stranger.notifications()).toEqual({ notifications: [], unread: 0 });
    expect(stranger.events()).toEqual([]);
  });

  test('nothing while the search is silenced, and nothing of that time afterwards', async () => {
    const { id } = await watch.ana.save(watch.query);
    await startWorkers();
    await checked();
    const notify = async (wanted: boolean) => {
      expect((await watch.ana.ask(`/api/saved-searches/${id}`, 'PATCH', { notify: wanted })).status).toBe(200);
    };
    await notify(false);
    find('meanwhile', 1);
    await sleep(3 * EVERY_MS);
    await notify(true);
    await checked();
    expect((await watch.ana.notifications()).notifications).toEqual([]);
    find('afterwards', 0);
    expect(await told(1)).toMatchObject([{ itemId: 'afterwards', count: 1 }]);
  });
});

describe('a search service', () => {
  test.each([503, 500, 429])('that answers %i and then is back loses nothing', async (status) => {
    await watch.ana.save(watch.query);
    await startWorkers();
    await checked();
    watch.reader.search.fails = status;
    find('meanwhile', 1);
    await checked(2);
    expect((await watch.ana.notifications()).notifications).toEqual([]);
    watch.reader.search.fails = null;
    expect(await told(1)).toMatchObject([{ itemId: 'meanwhile', count: 1 }]);
  });

  test('that refuses one query is asked it ever more seldom, and others go on', async () => {
    const refused = `refused ${watch.query}`;
    watch.reader.search.refused.add(refused);
    await watch.ana.save(refused);
    await watch.ana.save(watch.query);
    await startWorkers();
    await checked();
    find('new', 0);
    await told(1);
    await checked(6);
    expect(watch.reader.search.checks(refused)).toBeLessThan(watch.reader.search.checks(watch.query));
    watch.reader.search.refused.clear();
    await checked(2, refused);
    find('for it', 0, refused);
    expect((await told(2)).map(({ itemId }) => itemId)).toContain('for it');
  });
});
