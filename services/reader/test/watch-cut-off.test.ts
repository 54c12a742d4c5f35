import { expect, test } from 'vitest';
import { createContext } from '../src/context.ts';
import { createTell } from '../src/notifications/tell.ts';
import { createSearchCheck } from '../src/saved-searches/check-search.ts';
import { EVERY_MS, logger } from './_harness.ts';
import { watching } from './_watching.ts';

const watch = watching();
const { startWorkers, stopWorkers, find, checked, told } = watch;

/** One check, by a worker that dies at the moment it would tell; `keeps` says whether the notification is kept by then. */
const dieTelling = async (keeps: boolean): Promise<void> => {
  const context = await createContext(watch.reader.configOf('worker'), logger);
  const dies = () => Promise.reject(new Error('killed'));
  const tell = keeps ? createTell({ ...context, publish: dies }) : dies;
  const check = createSearchCheck({ ...context, tell, everyMs: EVERY_MS });
  const claimed = await context.watched.claim(new Date());
  if (!claimed) throw new Error('nothing is due');
  await expect(check(claimed, AbortSignal.timeout(5_000))).rejects.toThrow('killed');
  await context.close();
};
/** As after the time that others leave a worker to end its check. */
const letClaimsEnd = () => watch.reader.savedSearches.updateMany({}, { $set: { dueAt: new Date(0) } });
/** A search that was checked, and finds something new since. */
const prepare = async () => {
  await watch.ana.save(watch.query);
  await startWorkers();
  await checked();
  await stopWorkers();
  await letClaimsEnd();
  find('new', 1);
};

test.each([
  ['before the notification is kept', false],
  ['between the notification and the event', true],
])('a check that is cut off %s leaves one notification of it, and the event comes', async (_, keeps) => {
  await prepare();
  await dieTelling(keeps);
  expect((await watch.ana.notifications()).notifications).toHaveLength(keeps ? 1 : 0);
  expect(watch.ana.events()).toEqual([]);
  find('newer still', 0);
  await letClaimsEnd();
  await startWorkers();
  const notifications = await told(2);
  expect(notifications.map(({ itemId, count }) => [itemId, count])).toEqual([
    ['newer still', 1],
    ['new', 1],
  ]);
  await checked(3);
  expect((await watch.ana.notifications()).notifications).toHaveLength(2);
  expect(watch.ana.events()).toHaveLength(2);
  expect(await watch.ana.searches()).toMatchObject([{ newResults: 2 }]);
});

test('a check that goes on after another worker took the search over writes nothing', async () => {
  await prepare();
  const context = await createContext(watch.reader.configOf('worker'), logger);
  const slow = await context.watched.claim(new Date());
  if (!slow) throw new Error('nothing is due');
  await letClaimsEnd();
  await startWorkers();
  await told(1);
  const check = createSearchCheck({ ...context, tell: createTell(context), everyMs: EVERY_MS });
  await check(slow, AbortSignal.timeout(5_000));
  await context.close();
  await checked(2);
  expect((await watch.ana.notifications()).notifications).toHaveLength(1);
  expect(await watch.ana.searches()).toMatchObject([{ newResults: 1 }]);
});

test('a check of a search that the reader removes meanwhile tells nothing', async () => {
  await prepare();
  const context = await createContext(watch.reader.configOf('worker'), logger);
  const claimed = await context.watched.claim(new Date());
  if (!claimed) throw new Error('nothing is due');
  await watch.ana.ask(`/api/saved-searches/${claimed._id}`, 'DELETE');
  const check = createSearchCheck({ ...context, tell: createTell(context), everyMs: EVERY_MS });
  await check(claimed, AbortSignal.timeout(5_000));
  await context.close();
  expect((await watch.ana.notifications()).notifications).toEqual([]);
  expect(watch.ana.events()).toEqual([]);
});
