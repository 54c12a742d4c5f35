import { randomUUID } from 'node:crypto';
import { type NotificationList, notificationListSchema } from '@360/contracts/notifications';
import type { Problem } from '@360/contracts/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenReader, openReader, type TestReader } from './_harness.ts';

let reader: OpenReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());

/** So many notifications, the first the newest; every second one at the same moment as the one before it. */
const keep = async ({ sub }: TestReader, count: number): Promise<void> => {
  const now = Date.now();
  const docs = Array.from({ length: count }, (_, each) => ({
    _id: `${String(count - each).padStart(3, '0')}-${randomUUID().slice(0, 8)}`,
    sub,
    kind: 'saved-search',
    at: new Date(now - Math.floor(each / 2) * 1_000),
    read: false,
    savedSearchId: 's',
    query: 'harbour',
    count: 1,
    itemId: `item-${each}`,
    itemType: 'article',
    title: `Report ${each}`,
  }));
  await reader.notifications.insertMany(docs as never);
};

const nextOf = (response: Response): string | undefined =>
  /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];

test('are read page by page, newest first, each once', async () => {
  const ana = reader.newReader();
  await keep(ana, 23);
  const seen: string[] = [];
  let path: string | undefined = '/api/notifications?limit=5';
  while (path) {
    const answer = await ana.ask(path);
    const { notifications, unread } = notificationListSchema.parse(await answer.json());
    expect(unread).toBe(23);
    seen.push(...notifications.map(({ title }) => title));
    path = nextOf(answer);
  }
  expect(seen).toEqual(Array.from({ length: 23 }, (_, each) => `Report ${each}`));
});

test('count as read one by one or all at once, for their reader alone', async () => {
  const [ana, ben] = [reader.newReader(), reader.newReader()];
  await keep(ana, 3);
  await keep(ben, 2);
  const [first, second] = (await ana.notifications()).notifications;
  const read = (who: TestReader, body: unknown) => who.ask('/api/notifications/read', 'POST', body);
  expect((await read(ana, { ids: [first?.id] })).status).toBe(204);
  expect((await read(ben, { ids: [second?.id] })).status).toBe(204);
  const after = await ana.notifications();
  expect([after.unread, after.notifications.map((each) => each.read)]).toEqual([2, [true, false, false]]);
  expect((await read(ana, { all: true })).status).toBe(204);
  expect([(await ana.notifications()).unread, (await ben.notifications()).unread]).toEqual([0, 2]);
});

test.each([[{}], [{ ids: [] }], [{ all: false }], [{ ids: [{ $ne: null }] }], [{ ids: Array(51).fill('x') }]])(
  'what is read has to be said: %o is refused',
  async (body) => {
    const ana = reader.newReader();
    await keep(ana, 1);
    expect((await ana.ask('/api/notifications/read', 'POST', body)).status).toBe(400);
    expect((await ana.notifications()).unread).toBe(1);
  },
);

test('a body that says nothing of it is answered with what it may say', async () => {
  const answer = await reader.newReader().ask('/api/notifications/read', 'POST', {});
  const { error } = (await answer.json()) as Problem;
  expect(error).toBe('Give the ids of at most 50 notifications, or all: true.');
});

test.each(['limit=0', 'limit=51', 'limit=x', 'cursor=nonsense'])('%s is refused', async (query) => {
  expect((await reader.newReader().ask(`/api/notifications?${query}`)).status).toBe(400);
});

test('a reader who was told nothing has an empty list', async () => {
  const nothing: NotificationList = { notifications: [], unread: 0 };
  expect(await reader.newReader().notifications()).toEqual(nothing);
});

test('are kept for thirty days', async () => {
  const indexes = await reader.notifications.indexes();
  expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds)?.expireAfterSeconds).toBe(30 * 86_400);
});
