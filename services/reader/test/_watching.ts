import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type OpenReader, openReader, type TestReader } from './_harness.ts';
import { resultOf } from './_search.ts';

const WAIT_MS = 10_000;

/** For each test of a file a new reader and a query that finds one old report; for all, one service and no worker yet. */
export const watching = () => {
  let tests = 0;
  let workers: { stop: () => Promise<void> }[] = [];
  const given = { reader: undefined as unknown as OpenReader, ana: undefined as unknown as TestReader, query: '' };

  const startWorkers = async (count = 1): Promise<void> => {
    workers = await Promise.all(Array.from({ length: count }, () => given.reader.start('worker')));
  };
  const stopWorkers = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  };
  /** From now on the query finds this too, published so many minutes ago. */
  const find = (id: string, minutesAgo: number, query = given.query): void => {
    const { found } = given.reader.search;
    found.set(query, [...(found.get(query) ?? []), resultOf(id, new Date(Date.now() - minutesAgo * 60_000))]);
  };
  /** Until the search service was asked so many times more, so that what it answered before is taken in. */
  const checked = async (times = 2, query = given.query): Promise<void> => {
    const { checks } = given.reader.search;
    const until = checks(query) + times;
    await waitUntil(`${times} checks`, WAIT_MS, async () => (checks(query) >= until ? true : null));
  };
  /** The reader's notifications, once there are so many and open pages were told of them. */
  const told = (count: number, who = given.ana) =>
    waitUntil(`${count} notifications`, WAIT_MS, async () => {
      const { notifications } = await who.notifications();
      return notifications.length >= count && who.events().length >= count ? notifications : null;
    });

  beforeAll(async () => {
    given.reader = await openReader();
  });
  afterAll(() => given.reader?.stop());
  beforeEach(async () => {
    await given.reader.savedSearches.deleteMany({});
    given.ana = given.reader.newReader();
    given.query = `harbour ${++tests}`;
    find('old', 60);
  });
  afterEach(async () => {
    await stopWorkers();
    given.reader.search.fails = null;
    given.reader.search.refused.clear();
  });
  return Object.assign(given, { startWorkers, stopWorkers, find, checked, told });
};
