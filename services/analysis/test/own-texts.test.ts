import { ownArticlesSchema, ownBriefingsSchema } from '@360/contracts/briefings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId } from './_harness.ts';
import { type OpenRoom, openRoom } from './_room.ts';

const PATH = '/internal/own-texts';
let room: OpenRoom;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room?.stop());

const briefings = async (sub: string, query = '') =>
  ownBriefingsSchema.parse(await (await room.as(sub).get(`${PATH}/briefings${query}`)).json());

test('a reader’s briefings are all there, page by page, and no one else’s', async () => {
  const ask = async (sub: string, subject: string) => {
    const answer = await room.as(sub).post('/api/generate-briefing', { subject });
    return ((await answer.json()) as { briefingId: string }).briefingId;
  };
  const mine = [await ask('anon:ana', 'Pier'), await ask('anon:ana', 'Harbour'), await ask('anon:ana', 'Lock')];
  const other = await ask('anon:bo', 'Not hers');
  const first = await briefings('anon:ana', '?limit=2');
  expect(first.rows).toHaveLength(2);
  const rest = await briefings('anon:ana', `?limit=2&after=${first.next}`);
  expect(rest.next).toBeNull();
  const found = [...first.rows, ...rest.rows];
  expect(found.map(({ id }) => id)).toEqual(mine.toSorted());
  expect(new Set(found.map(({ subject }) => subject))).toEqual(new Set(['Pier', 'Harbour', 'Lock']));
  expect((await briefings('anon:bo')).rows.map(({ id }) => id)).toEqual([other]);
  expect(await briefings('anon:cy')).toEqual({ rows: [], next: null });
});

test('so are articles that were asked for', async () => {
  const storyId = newStoryId();
  room.feed.put(pierStory(storyId));
  const asked = await room
    .as('anon:ana')
    .post('/api/articles/generate', { storyId, title: 'Pier at Marrow collapses' });
  const { id } = (await asked.json()) as { id: string };
  const of = async (sub: string) =>
    ownArticlesSchema.parse(await (await room.as(sub).get(`${PATH}/articles`)).json()).rows.map((row) => row.id);
  expect(await of('anon:ana')).toEqual([id]);
  expect(await of('anon:bo')).toEqual([]);
});

test('nobody is answered without an identity, and a page has its limit', async () => {
  expect((await room.as('anon:ana').get(`${PATH}/briefings?limit=21`)).status).toBe(400);
  expect((await fetch(new URL(`${PATH}/briefings`, room.url))).status).toBe(401);
});
