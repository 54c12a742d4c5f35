import { generatedArticleSchema } from '@360/contracts/briefings';
import { articleProgressEventSchema } from '@360/contracts/events';
import { startModelStandIn } from '@360/testkit/model-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId } from './_harness.ts';
import { type OpenRoom, openRoom, resultOf } from './_room.ts';

const GENERATE = '/api/articles/generate';
const WAIT = { prefer: 'wait=20' };
const TITLE = 'Pier at Marrow collapses';

let room: OpenRoom;
let ana: ReturnType<OpenRoom['as']>;

const putStory = (outlets?: string[]): string => {
  const id = newStoryId();
  room.feed.put(pierStory(id, outlets));
  return id;
};
const articleOf = async (response: Response) => generatedArticleSchema.parse(await response.json());
const untilStep = (id: string, step: string) =>
  expect.poll(async () => (await articleOf(await ana.get(`/api/articles/${id}`))).step, { timeout: 20_000 }).toBe(step);

beforeAll(async () => {
  room = await openRoom();
  ana = room.as('anon:ana');
});
afterAll(() => room?.stop());
beforeEach(() => {
  room.neighbours.results = [];
  room.neighbours.isSearchAway = false;
  room.feed.isAway = false;
  room.feed.beforeSending = async () => {};
});

describe('an article that a reader asks for', () => {
  test('is written, told of to that reader, and there at once the next time', async () => {
    const storyId = putStory();
    const asked = await ana.post(GENERATE, { storyId, title: TITLE });
    expect(asked.status).toBe(202);
    const { id, fullArticle } = await articleOf(asked);
    expect(fullArticle).toBeNull();
    const worker = await room.startWorker();
    await untilStep(id, 'done');
    const article = await articleOf(await ana.get(`/api/articles/${id}`));
    expect(article.fullArticle?.split('\n\n').length).toBeGreaterThan(1);
    expect(article.fullArticle).toContain('pier');
    const known = new Set(article.passages.map((passage) => passage.id));
    for (const { passages } of article.sections.flatMap(({ sentences }) => sentences))
      for (const passage of passages) expect(known).toContain(passage);
    expect(article.writer).toMatchObject({ provider: 'local', fallback: false, cached: false });
    const told = room.events.flatMap((event) => articleProgressEventSchema.safeParse(event).data ?? []);
    expect(told.filter(({ articleId }) => articleId === id).at(-1)).toMatchObject({ to: 'anon:ana', step: 'done' });
    await worker.stop();
    expect((await ana.post(GENERATE, { storyId, title: TITLE })).status).toBe(200);
    const others = await room.as('anon:bo').post(GENERATE, { storyId, title: TITLE });
    expect(others.status).toBe(200);
    expect(await articleOf(others)).toMatchObject({ fullArticle: article.fullArticle, writer: { cached: true } });
  });

  test('comes in one call where the reader waits, and by its report or its title', async () => {
    const worker = await room.startWorker();
    const storyId = putStory(['dune']);
    const byItem = await ana.post(GENERATE, { itemId: 'dune-0', title: TITLE }, WAIT);
    expect([byItem.status, byItem.headers.get('preference-applied')]).toEqual([200, 'wait=20']);
    expect((await articleOf(byItem)).fullArticle).toContain('No second independent report of this is known here');
    room.neighbours.results = [resultOf('dune-0', 'article', TITLE, storyId)];
    const byTitle = await articleOf(await ana.post(GENERATE, { title: TITLE }, WAIT));
    expect(byTitle.id).toBe((await articleOf(await ana.post(GENERATE, { storyId, title: TITLE }))).id);
    await worker.stop();
  });

  test('of which nothing is stored says what was sent, and that nothing confirms it', async () => {
    const sent = {
      title: 'Owls seen at Tarn',
      summary: 'Two owls were seen at Tarn on Monday.',
      sourceName: 'Tarn Post',
    };
    const response = await ana.post(GENERATE, sent);
    expect(response.status).toBe(200);
    const article = await articleOf(response);
    expect(article.fullArticle).toContain('Two owls were seen at Tarn on Monday.');
    expect(article.fullArticle).toContain('nothing of it is confirmed');
    const bare = await articleOf(await ana.post(GENERATE, { title: 'Owls' }));
    expect(bare.fullArticle).not.toBe('');
  });

  test('is the reader’s own, and can be cancelled', async () => {
    const { id } = await articleOf(await ana.post(GENERATE, { storyId: putStory(), title: TITLE }));
    expect((await room.as('anon:bo').get(`/api/articles/${id}`)).status).toBe(404);
    expect((await room.as('anon:bo').post(`/api/articles/${id}/cancel`)).status).toBe(404);
    expect(await articleOf(await ana.post(`/api/articles/${id}/cancel`))).toMatchObject({ step: 'cancelled' });
    const worker = await room.startWorker();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await articleOf(await ana.get(`/api/articles/${id}`))).toMatchObject({
      step: 'cancelled',
      fullArticle: null,
    });
    await worker.stop();
  });

  test('is taken up again where the worker that wrote it is gone', async () => {
    const { id } = await articleOf(await ana.post(GENERATE, { storyId: putStory(), title: TITLE }));
    await room.mongo
      .collection<{ _id: string }>('articles')
      .updateOne({ _id: id }, { $set: { step: 'writing', progress: 50, updatedAt: new Date(0) } });
    const worker = await room.startWorker();
    await untilStep(id, 'done');
    await worker.stop();
  });

  test('goes with the reports of a publisher that opts out', async () => {
    const worker = await room.startWorker();
    const { id } = await articleOf(await ana.post(GENERATE, { storyId: putStory(['elm', 'oak']), title: TITLE }, WAIT));
    expect((await ana.get(`/api/articles/${id}`)).status).toBe(200);
    await room.publish({ type: 'publisher.removed', publisherId: 'elm' });
    await expect.poll(async () => (await ana.get(`/api/articles/${id}`)).status, { timeout: 10_000 }).toBe(404);
    await worker.stop();
  });

  test('says so where search cannot be asked for its story', async () => {
    room.neighbours.isSearchAway = true;
    const response = await ana.post(GENERATE, { title: TITLE });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Search is not available') });
  });

  test('is written by a model only when asked for, within what its passages carry', async () => {
    const model = await startModelStandIn();
    model.answer(({ user }) => {
      const [, name = ''] = /<<<(P\d+) [^\n]*\nDivers searched/.exec(user) ?? [];
      const [, hurt = ''] = /<<<(P\d+) [^\n]*\nTwelve people/.exec(user) ?? [];
      return {
        headline: 'Pier at Marrow collapses',
        sentences: [
          { text: 'Divers searched the water below the pier until midnight.', passages: [name] },
          { text: 'Twelve people were hurt when the pier at Marrow collapsed.', passages: [hurt] },
          { text: 'Ninety people drowned at Brae.', passages: [name] },
        ],
      };
    });
    const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.openAiUrl };
    const web = await room.start('web', { ...room.env, ...env });
    const worker = await room.startWorker(env);
    const storyId = putStory();
    expect(model.questions).toEqual([]);
    const article = await articleOf(await room.askAt(web.url, GENERATE, { storyId, title: TITLE }, WAIT));
    expect(article.writer).toMatchObject({ provider: 'openai', withheld: 1 });
    expect(article.fullArticle).toContain('Divers searched the water below the pier until midnight.');
    expect(article.fullArticle).not.toContain('Brae');
    expect(model.questions).toHaveLength(1);
    await Promise.all([worker.stop(), web.stop()]);
    await model.close();
  });
});
