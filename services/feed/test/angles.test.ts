import { itemAnglesSchema } from '@360/contracts/angles';
import type { Identity } from '@360/contracts/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews, storyDoc } from './_news.ts';

const READER: Identity = { sub: 'service:reader', sid: 'reader', roles: ['reader'] };

let service: RunningFeedService;
let news: News;
beforeAll(async () => {
  service = await startService([outlet('quay', 'http://127.0.0.1:1/feed')]);
  news = await openNews(service.mongoUrl);
  const inStory = { storyId: idOf('story') };
  await news.addItems([
    itemDoc('lead', inStory),
    itemDoc('copy', { ...inStory, publisherId: 'gazette' }),
    itemDoc('waiting', { stage: 'done', storyId: null }),
  ]);
  await news.collection('archive').insertOne(itemDoc('old', inStory) as never);
  await news.addStories([
    storyDoc('story', ['lead', 'copy', 'old'], { approaches: { [idOf('lead')]: 'social', [idOf('old')]: 'economic' } }),
  ]);
});
afterAll(async () => {
  await news?.close();
  await service?.stop();
});

const ask = (query: string) => service.as(READER, `/internal/items/angles${query}`);

test('of each item that is there, archived ones too: who wrote it and from what side, where its words tell', async () => {
  const ids = ['lead', 'copy', 'waiting', 'old', 'never was'].map(idOf);
  const answer = await ask(`?ids=${ids.join()}`);
  const { items } = itemAnglesSchema.parse(await answer.json());
  expect(Object.fromEntries(items.map(({ id, outletId, approach }) => [id, [outletId, approach]]))).toEqual({
    [idOf('lead')]: ['quay', 'social'],
    [idOf('copy')]: ['gazette', null],
    [idOf('waiting')]: ['quay', null],
    [idOf('old')]: ['quay', 'economic'],
  });
});

test.each(['', '?ids=', `?ids=${Array.from({ length: 201 }, (_, at) => `item-${at}`).join()}`])(
  'a question that names no item, or too many, is refused',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);

test('nobody but the reader service is answered', async () => {
  expect((await service.get(`/internal/items/angles?ids=${idOf('lead')}`)).status).toBe(403);
});
