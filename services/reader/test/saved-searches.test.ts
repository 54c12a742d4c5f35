import type { Problem } from '@360/contracts/problem';
import { SAVED_SEARCHES_MAX, type SavedSearch, savedSearchListSchema } from '@360/contracts/saved-searches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenReader, openReader } from './_harness.ts';

const PATH = '/api/saved-searches';
let reader: OpenReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());

const problemOf = async (response: Response) => {
  const { code, error } = (await response.json()) as Problem;
  return [response.status, code, error];
};

describe('a saved search', () => {
  test('is listed, newest first, and stands until it is removed', async () => {
    const ana = reader.newReader();
    const first = await ana.save('harbour strike');
    const second = await ana.save('source:quay "night train"', false);
    const list = savedSearchListSchema.parse(await (await ana.ask(PATH)).json());
    expect(list.searches).toEqual([second, first]);
    expect(second).toMatchObject({ query: 'source:quay "night train"', notify: false, newResults: 0 });
    expect((await ana.ask(`${PATH}/${first.id}`, 'DELETE')).status).toBe(204);
    expect(await ana.searches()).toEqual([second]);
    expect((await ana.ask(`${PATH}/${first.id}`, 'DELETE')).status).toBe(404);
  });

  test('is one however often and however fast it is saved', async () => {
    const ana = reader.newReader();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ana.ask(PATH, 'POST', { query: 'harbour  strike ' })),
    );
    const saved = (await Promise.all(answers.map((answer) => answer.json()))) as SavedSearch[];
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(200), 201]);
    expect(await ana.save('harbour strike')).toEqual(saved[0]);
  });

  test('can be silenced and told of again', async () => {
    const ana = reader.newReader();
    const { id } = await ana.save('harbour');
    for (const notify of [false, false, true]) {
      const answer = await ana.ask(`${PATH}/${id}`, 'PATCH', { notify });
      expect(await answer.json()).toMatchObject({ id, notify });
    }
  });

  test(`is refused beyond ${SAVED_SEARCHES_MAX} with a sentence, however fast they come; a known one is not`, async () => {
    const ana = reader.newReader();
    const queries = Array.from({ length: SAVED_SEARCHES_MAX + 6 }, (_, each) => `query ${each}`);
    const statuses = await Promise.all(queries.map(async (query) => (await ana.ask(PATH, 'POST', { query })).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(SAVED_SEARCHES_MAX);
    const kept = await ana.searches();
    expect(kept).toHaveLength(SAVED_SEARCHES_MAX);
    expect(await problemOf(await ana.ask(PATH, 'POST', { query: 'one more' }))).toEqual([
      409,
      'conflict',
      'You keep 50 searches, which is the most there can be. Remove one to save another.',
    ]);
    expect((await ana.ask(PATH, 'POST', { query: kept[0]?.query })).status).toBe(200);
    await ana.ask(`${PATH}/${kept[7]?.id}`, 'DELETE');
    expect((await ana.ask(PATH, 'POST', { query: 'one more' })).status).toBe(201);
  });
});

test('a reader neither sees nor changes the searches of another', async () => {
  const [ana, ben] = [reader.newReader(), reader.newReader()];
  const { id } = await ana.save('harbour');
  expect(await ben.searches()).toEqual([]);
  const tries = [
    ben.ask(`${PATH}/${id}`, 'PATCH', { notify: false }),
    ben.ask(`${PATH}/${id}`, 'DELETE'),
    ben.ask(`${PATH}/${id}/opened`, 'POST'),
  ];
  for (const answer of await Promise.all(tries))
    expect(await problemOf(answer)).toEqual([404, 'not_found', 'There is no such saved search.']);
  expect(await ana.searches()).toMatchObject([{ id, notify: true }]);
  expect((await ben.save('harbour')).id).not.toBe(id);
});

test('without an identity nothing is answered', async () => {
  for (const path of [PATH, '/api/notifications']) {
    const answer = await fetch(new URL(path, reader.url));
    expect((await problemOf(answer)).slice(0, 2)).toEqual([401, 'unauthorized']);
  }
});

test.each([
  ['no query', {}],
  ['an empty query', { query: '  ' }],
  ['a query that is no text', { query: { $ne: null } }],
  ['a query that is too long', { query: 'x'.repeat(1_001) }],
  ['a wish that is neither yes nor no', { query: 'x', notify: 'maybe' }],
])('%s is refused: 400', async (_, body) => {
  const ana = reader.newReader();
  expect((await ana.ask(PATH, 'POST', body)).status).toBe(400);
  expect(await ana.searches()).toEqual([]);
});

test('the service is ready while the search service is away', async () => {
  reader.search.fails = 503;
  const answer = await fetch(new URL('/readyz', reader.url));
  reader.search.fails = null;
  expect(await answer.json()).toEqual({ ok: true, checks: { mongo: { ok: true }, redis: { ok: true } } });
});
