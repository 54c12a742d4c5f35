import { type Content, contentListSchema, contentSchema, POSTS_A_DAY, POSTS_MAX } from '@360/contracts/content';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextOf, type OpenReader, openReader, problemOf, type TestReader } from './_harness.ts';

const PATH = '/api/content';
let reader: OpenReader;
let ana: TestReader;
let ben: TestReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());
beforeEach(async () => {
  await reader.mongo.collection('posts').deleteMany({});
  [ana, ben] = [reader.newReader(), reader.newReader()];
});

const post = async (who: TestReader, more: object = {}): Promise<Content> =>
  contentSchema.parse(await who.read(PATH, 'POST', { title: 'Strike', description: 'All of it', ...more }));
const list = async (who: TestReader, query = ''): Promise<Content[]> =>
  contentListSchema.parse(await who.read(`${PATH}${query}`)).posts;
const titles = async (who: TestReader, query = '') => (await list(who, query)).map(({ title }) => title);
/** Posts that are there already, the last the newest; every second one at the same moment as the one before it. */
const keep = async ({ sub }: TestReader, count: number, more: object = {}) => {
  const docs = Array.from({ length: count }, (_, at) => ({
    ...{
      _id: `${sub.slice(5, 13)}-${String(at).padStart(3, '0')}`,
      sub,
      place: at,
      title: `Post ${at}`,
      description: 'x',
    },
    ...{
      attachments: [],
      searchTags: [],
      newsKeywords: [],
      topics: [],
      visibility: 'public',
      editedAt: null,
      version: 0,
    },
    ...{ createdAt: new Date(Date.now() - 60_000 + Math.floor(at / 2) * 10), ...more },
  }));
  await reader.mongo.collection('posts').insertMany(docs as never);
};

describe('a post', () => {
  test('stands in its author’s own activity, once, and nowhere where none is kept', async () => {
    const activity = async (who: TestReader) =>
      (await who.read<{ entries: { kind: string; subject: string; title: string }[] }>('/api/activity')).entries;
    const { id } = await post(ana, { title: 'Harbour opens' });
    expect(await activity(ana)).toMatchObject([{ kind: 'post', subject: id, title: 'Harbour opens' }]);
    await ana.read(`${PATH}/${id}`, 'PATCH', { title: 'Harbour stays shut' });
    expect(await activity(ana)).toHaveLength(1);
    await ben.read('/api/settings/default', 'PATCH', { keepActivity: false });
    await post(ben);
    expect(await activity(ben)).toEqual([]);
    expect(await list(ben, '?of=me')).toHaveLength(1);
  });

  test('is kept as it was written, by whoever the session says, as plain text', async () => {
    const written = {
      userId: 'default',
      title: '  <script>alert(1)</script> & more ',
      description: 'One\r\ntwo\u0000 \u202Ethree',
      attachments: [
        { type: 'link', url: ' HTTPS://Quay.example/a b ', title: 'A' },
        { type: 'photo', url: 'http://a.example/1.png' },
      ],
      searchTags: ['Harbour', ' Harbour', 'strike'],
      newsKeywords: ['Night train'],
      visibility: 'public',
    };
    const made = await post(ana, written);
    expect(made).toMatchObject({
      title: '<script>alert(1)</script> & more',
      description: 'One\ntwo three',
      attachments: [
        { type: 'link', url: 'https://quay.example/a%20b', title: 'A' },
        { type: 'photo', url: 'http://a.example/1.png', title: '' },
      ],
      searchTags: ['Harbour', 'strike'],
      newsKeywords: ['Night train'],
      mine: true,
      editedAt: null,
    });
    expect(await ana.read(`${PATH}/${made.id}`)).toEqual(made);
    expect(await ben.read(`${PATH}/${made.id}`)).toEqual({ ...made, mine: false });
    expect(JSON.stringify(made)).not.toContain(ana.sub.slice(5));
  });

  test('bears the name of its author’s profile as it is now, else a pseudonym that stays', async () => {
    const [first, second] = [await post(ana), await post(ana)];
    expect(first.authorName).toMatch(/^Reader [0-9A-F]{4}$/);
    expect([second.authorName, second.authorId]).toEqual([first.authorName, first.authorId]);
    expect((await post(ben)).authorId).not.toBe(first.authorId);
    await ana.read('/api/profile', 'PATCH', { name: 'Ana' });
    expect(await ben.read(`${PATH}/${first.id}`)).toMatchObject({ authorName: 'Ana', authorId: first.authorId });
  });

  test('is changed in what is named alone', async () => {
    const made = await post(ana, {
      searchTags: ['Harbour'],
      attachments: [{ type: 'link', url: 'https://a.example/' }],
    });
    const change = (body: object) => ana.read<Content>(`${PATH}/${made.id}`, 'PATCH', body);
    const { editedAt, ...rest } = contentSchema.parse(await change({ title: 'Another', userId: 'x' }));
    expect(rest).toEqual({ ...made, title: 'Another', editedAt: undefined });
    expect(editedAt).not.toBeNull();
    expect(await change({ searchTags: [] })).toMatchObject({ searchTags: [], attachments: made.attachments });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tag) => change({ newsKeywords: [tag], description: tag })),
    );
    const last = await ana.read<Content>(`${PATH}/${made.id}`);
    expect(answers.map(({ description }) => description)).toContain(last.description);
    expect(last.newsKeywords).toEqual([last.description]);
  });

  test('is gone once it is removed', async () => {
    const { id } = await post(ana);
    expect((await ana.ask(`${PATH}/${id}`, 'DELETE')).status).toBe(204);
    const gone = [404, 'not_found', 'There is no such post.'];
    for (const method of ['GET', 'DELETE'])
      expect(await problemOf(await ana.ask(`${PATH}/${id}`, method))).toEqual(gone);
    expect(await problemOf(await ana.ask(`${PATH}/${id}`, 'PATCH', { title: 'x' }))).toEqual(gone);
  });

  test.each([
    ['no title', { title: ' \u0000 ' }, 'title: Please give your post a title.'],
    ['no description', { description: '' }, 'description: Please describe your post.'],
    ['a title that is too long', { title: 'x'.repeat(201) }, ''],
    ['a description that is too long', { description: 'x'.repeat(5_001) }, ''],
    ['a title that is no text', { title: { $ne: null } }, ''],
    [
      'a script for an address',
      { attachments: [{ type: 'link', url: 'java\nscript:alert(1)' }] },
      'attachments.0.url: Addresses begin with http:// or https:// and name no user.',
    ],
    ['an address that is none', { attachments: [{ type: 'link', url: 'harbour' }] }, ''],
    ['eleven attachments', { attachments: Array(11).fill({ type: 'link', url: 'https://a.example' }) }, ''],
    ['an empty tag', { searchTags: [' '] }, ''],
    ['21 tags', { newsKeywords: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }, ''],
    ['an unknown visibility', { visibility: 'world' }, ''],
  ])('with %s is refused, written or changed', async (_, wrong, sentence) => {
    const { id } = await post(ana);
    const tries = [
      await ana.ask(PATH, 'POST', { title: 'Strike', description: 'x', ...wrong }),
      await ana.ask(`${PATH}/${id}`, 'PATCH', wrong),
    ];
    for (const answer of tries) {
      const [status, code, error] = await problemOf(answer);
      expect([status, code]).toEqual([400, 'bad_request']);
      if (sentence) expect(error).toBe(sentence);
    }
    expect(await titles(ana)).toEqual(['Strike']);
  });

  test('that changes nothing is no change', async () => {
    const { id } = await post(ana);
    expect(await problemOf(await ana.ask(`${PATH}/${id}`, 'PATCH', {}))).toEqual([
      400,
      'bad_request',
      'Say what to change of the post.',
    ]);
  });
});

describe('addresses in a post', () => {
  const refused = [
    400,
    'bad_request',
    'A post holds at most 10 addresses, counting those in its text. Please take some out.',
  ];
  const named = (count: number) => 'https://a.example '.repeat(count);
  const attached = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 'link', url: `https://b.example/${at}`, title: '' }));

  test('are ten at most, in text, tags and attachments together', async () => {
    const most = await post(ana, { description: named(4), attachments: attached(5), searchTags: ['www.c.example'] });
    for (const written of [
      { title: 'Strike', description: named(270) },
      { title: `Strike ${named(1)}`, description: named(5), attachments: attached(5) },
    ])
      expect(await problemOf(await ana.ask(PATH, 'POST', written))).toEqual(refused);
    const change = (body: object) => ana.ask(`${PATH}/${most.id}`, 'PATCH', body);
    for (const more of [{ description: named(5) }, { attachments: attached(6) }, { newsKeywords: ['www.d.example'] }])
      expect(await problemOf(await change(more))).toEqual(refused);
    expect((await change({ description: named(5), attachments: attached(4) })).status).toBe(200);
    expect(await titles(ana)).toEqual(['Strike']);
  });

  test('may be taken out of a post that had more before there was a limit, and no more of them come in', async () => {
    await keep(ana, 1, { description: named(30) });
    const [old] = await list(ana);
    const change = (body: object) => ana.ask(`${PATH}/${old?.id}`, 'PATCH', body);
    expect((await change({ visibility: 'private' })).status).toBe(200);
    expect(await problemOf(await change({ attachments: attached(1) }))).toEqual(refused);
    expect((await change({ description: named(20) })).status).toBe(200);
    expect((await change({ description: 'x' })).status).toBe(200);
    expect(await problemOf(await change({ description: named(11) }))).toEqual(refused);
  });
});

describe.each(['private', 'followers'] as const)('a %s post', (visibility) => {
  test('is there for its author alone', async () => {
    const { id } = await post(ana, { visibility, searchTags: ['Harbour'] });
    await ben.read('/api/follows/topic/Harbour', 'PUT');
    expect(await titles(ana)).toEqual(['Strike']);
    for (const query of ['', '?of=following', '?of=me']) expect(await titles(ben, query)).toEqual([]);
    const tries = [
      ben.ask(`${PATH}/${id}`),
      ben.ask(`${PATH}/${id}`, 'PATCH', { visibility: 'public' }),
      ben.ask(`${PATH}/${id}`, 'DELETE'),
      ben.ask(`${PATH}/nobody-s`),
    ];
    for (const answer of await Promise.all(tries))
      expect(await problemOf(answer)).toEqual([404, 'not_found', 'There is no such post.']);
    expect(await ana.read(`${PATH}/${id}`)).toMatchObject({ visibility });
  });

  test('is everybody’s once its author says so, and a public one nobody else’s', async () => {
    const { id } = await post(ana, { visibility });
    await ana.read(`${PATH}/${id}`, 'PATCH', { visibility: 'public' });
    expect(await titles(ben)).toEqual(['Strike']);
    await ana.read(`${PATH}/${id}`, 'PATCH', { visibility });
    expect(await titles(ben)).toEqual([]);
  });
});

test('nobody changes or removes a public post of another', async () => {
  const made = await post(ana);
  for (const [method, body] of [['PATCH', { title: 'Ben’s' }], ['DELETE']] as const)
    expect((await problemOf(await ben.ask(`${PATH}/${made.id}`, method, body)))[0]).toBe(404);
  expect(await ana.read(`${PATH}/${made.id}`)).toEqual(made);
});

describe('posts are listed', () => {
  test('newest first, page by page, each once: everybody’s and the reader’s own', async () => {
    await keep(ana, 23);
    await keep(ben, 12, { visibility: 'private' });
    const seen: string[] = [];
    let path: string | undefined = `${PATH}?limit=4`;
    while (path) {
      const answer = await ben.ask(path);
      const { posts } = contentListSchema.parse(await answer.json());
      seen.push(...posts.map(({ id, createdAt }) => `${createdAt}.${id}`));
      path = nextOf(answer);
    }
    expect(seen).toHaveLength(35);
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
    expect(await list(ana, '?limit=50')).toHaveLength(23);
  });

  test('of the reader alone, or of others on topics the reader follows', async () => {
    await post(ana, { title: 'Tagged', searchTags: ['night  TRAIN'] });
    await post(ana, { title: 'Keyword', newsKeywords: ['Politics'] });
    await post(ana, { title: 'Other', searchTags: ['derby'] });
    await post(ben, { title: 'Own', searchTags: ['night train'] });
    expect(await titles(ben, '?of=following')).toEqual([]);
    for (const topic of ['night%20train', 'politics']) await ben.read(`/api/follows/topic/${topic}`, 'PUT');
    expect(await titles(ben, '?of=following')).toEqual(['Keyword', 'Tagged']);
    expect(await titles(ben, '?of=me')).toEqual(['Own']);
    const answer = await ben.ask(`${PATH}?of=following&limit=1`);
    expect(await titles(ben, nextOf(answer)?.slice(PATH.length))).toEqual(['Tagged']);
  });

  test('and a post is found by its topics of now', async () => {
    const { id } = await post(ana, { searchTags: ['derby'] });
    await ben.read('/api/follows/topic/harbour', 'PUT');
    await ana.read(`${PATH}/${id}`, 'PATCH', { newsKeywords: ['Harbour'] });
    expect(await titles(ben, '?of=following')).toEqual(['Strike']);
    await ana.read(`${PATH}/${id}`, 'PATCH', { newsKeywords: [] });
    expect(await titles(ben, '?of=following')).toEqual([]);
  });

  test.each(['limit=0', 'limit=51', 'of=all', 'cursor=nonsense'])('%s is refused', async (query) => {
    expect((await ana.ask(`${PATH}?${query}`)).status).toBe(400);
  });
});

describe('too many posts', () => {
  const write = async () => (await ana.ask(PATH, 'POST', { title: 'x', description: 'x' })).status;

  test(`are refused beyond ${POSTS_A_DAY} a day with a sentence, however fast they come, removed ones counted`, async () => {
    const statuses = await Promise.all(Array.from({ length: POSTS_A_DAY + 8 }, write));
    expect(statuses.filter((status) => status === 201)).toHaveLength(POSTS_A_DAY);
    const [own] = await list(ana);
    await ana.ask(`${PATH}/${own?.id}`, 'DELETE');
    expect(await problemOf(await ana.ask(PATH, 'POST', { title: 'x', description: 'x' }))).toEqual([
      429,
      'too_many_requests',
      'You have written 20 posts today, which is the most there can be. Please go on tomorrow.',
    ]);
    expect((await ben.ask(PATH, 'POST', { title: 'x', description: 'x' })).status).toBe(201);
  });

  test(`are refused beyond ${POSTS_MAX} with a sentence, until one goes`, async () => {
    await keep(ana, POSTS_MAX - 1);
    const statuses = await Promise.all([write(), write(), write()]);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
    expect(await problemOf(await ana.ask(PATH, 'POST', { title: 'x', description: 'x' }))).toEqual([
      409,
      'conflict',
      'You have 200 posts, which is the most there can be. Remove one to write another.',
    ]);
    const [newest] = await list(ana, '?of=me&limit=1');
    await ana.ask(`${PATH}/${newest?.id}`, 'DELETE');
    expect(await write()).toBe(201);
  });
});

test('without an identity nothing is answered', async () => {
  const { id } = await post(ana);
  for (const path of [PATH, `${PATH}/${id}`]) expect((await fetch(new URL(path, reader.url))).status).toBe(401);
});
