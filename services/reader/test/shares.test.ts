import { decodeShare } from '@360/contracts/share-payload';
import { type Reply, replyListSchema, SHARES_A_DAY, shareAnswerSchema, shareCheckSchema } from '@360/contracts/shares';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextOf, type OpenReader, openReader, problemOf, type TestReader } from './_harness.ts';

const PATH = '/api/shares';
let reader: OpenReader;
let ana: TestReader;
let ben: TestReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());
beforeEach(() => {
  [ana, ben] = [reader.newReader(), reader.newReader()];
});

const content = {
  title: 'Häfen streiken 🚢',
  url: 'https://quay.example/a',
  imageUrl: '/api/media/item-1?w=640',
  itemId: 'item-1',
};
const share = async (who: TestReader, more: object = {}) => {
  const answer = shareAnswerSchema.parse(await who.read(PATH, 'POST', { content, ...more }));
  return { ...answer, text: answer.path.replace('/shared/', '') };
};
const check = async (who: TestReader, payload: string) =>
  shareCheckSchema.parse(await who.read(`${PATH}/check`, 'POST', { payload }));
const NOTHING = { valid: false, revoked: false, mine: false, likes: 0, liked: false, replies: 0 };
const GONE = [404, 'not_found', 'This was not shared, or was taken back.'];

describe('a share', () => {
  test('says what was shared, by whom and when, and holds for whoever has its address', async () => {
    await ana.read('/api/profile', 'PATCH', { name: 'Ana' });
    const before = new Date().toISOString();
    const { id, payload, text, path } = await share(ana, {
      message: ' Read\u0000 <b>this</b> ',
      timestamp: '2001-01-01T00:00:00Z',
      author: 'The Editor',
      platform: 'other',
      id: 'mine',
      signature: 'x',
    });
    expect(payload).toMatchObject({ platform: '360news', author: 'Ana', id, message: 'Read <b>this</b>' });
    expect(payload.content).toEqual({ ...content, summary: '', storyId: null });
    expect((payload.timestamp ?? '') >= before).toBe(true);
    expect(path).toMatch(/^\/shared\/[\w-]+$/);
    expect(decodeShare(text)).toEqual(payload);
    expect(await check(ana, text)).toEqual({ ...NOTHING, valid: true, mine: true });
    expect(await check(ben, text)).toEqual({ ...NOTHING, valid: true });
    expect(Buffer.from(text, 'base64url').toString()).not.toContain(ana.sub.slice(5));
  });

  test('of a reader without a name bears a pseudonym', async () => {
    expect((await share(ana)).payload.author).toMatch(/^Reader [0-9A-F]{4}$/);
  });

  test('is kept without what it says', async () => {
    const { id } = await share(ana);
    const doc = await reader.mongo.collection('shares').findOne({ _id: id as never });
    expect(doc).toEqual({ _id: id, sub: ana.sub, createdAt: expect.any(Date), revokedAt: null });
  });

  test('holds no more once it was taken back, and nothing is left of what was said to it', async () => {
    const { id, text } = await share(ana);
    await ben.read(`${PATH}/${id}/like`, 'PUT');
    await ben.read(`${PATH}/${id}/replies`, 'POST', { text: 'Indeed' });
    for (let time = 0; time < 2; time++) expect((await ana.ask(`${PATH}/${id}`, 'DELETE')).status).toBe(204);
    expect(await check(ana, text)).toEqual({ ...NOTHING, revoked: true, mine: true });
    expect(await check(ben, text)).toEqual({ ...NOTHING, revoked: true });
    for (const [method, rest, body] of [
      ['PUT', 'like'],
      ['DELETE', 'like'],
      ['GET', 'replies'],
      ['POST', 'replies', { text: 'x' }],
    ] as const)
      expect(await problemOf(await ben.ask(`${PATH}/${id}/${rest}`, method, body))).toEqual(GONE);
    for (const name of ['share_likes', 'share_replies'])
      expect(await reader.mongo.collection(name).countDocuments({ shareId: id })).toBe(0);
  });

  test('is taken back by who shared it alone', async () => {
    const { id, text } = await share(ana);
    expect(await problemOf(await ben.ask(`${PATH}/${id}`, 'DELETE'))).toEqual(GONE);
    expect(await problemOf(await ben.ask(`${PATH}/nobody-s`, 'DELETE'))).toEqual(GONE);
    expect((await check(ben, text)).valid).toBe(true);
  });

  test('whose record is gone counts as taken back', async () => {
    const { id, text } = await share(ana);
    await reader.mongo.collection('shares').deleteOne({ _id: id as never });
    expect(await check(ana, text)).toEqual({ ...NOTHING, revoked: true });
  });

  test.each([
    ['no title', { content: { title: ' ' } }],
    ['a script for an address', { content: { ...content, url: 'javascript:alert(1)' } }],
    ['a picture from elsewhere in the product', { content: { ...content, imageUrl: '/api/media/../account' } }],
    [
      'a mark in no colour',
      { annotations: [{ id: 'a', type: 'arrow', x: 1, y: 1, color: 'red', timestamp: '2026-01-01T00:00:00Z' }] },
    ],
    ['a message that is too long', { message: 'x'.repeat(2_001) }],
  ])('with %s is refused', async (_, wrong) => {
    expect((await ana.ask(PATH, 'POST', { content, ...wrong })).status).toBe(400);
  });

  test('that does not fit into an address is refused with a sentence', async () => {
    const answer = await ana.ask(PATH, 'POST', { content: { ...content, summary: 'ü'.repeat(5_000) } });
    expect(await problemOf(answer)).toEqual([
      400,
      'bad_request',
      'This is too much for one address. Shorten the texts or remove some marks.',
    ]);
  });
});

describe('a payload', () => {
  test('that was changed, or that a stranger made, is not ours', async () => {
    const { payload } = await share(ana);
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const other of [
      { ...payload, author: 'The Editor' },
      { ...payload, content: { ...payload.content, url: 'https://bank.example/' } },
      { ...payload, signature: null },
      { ...payload, verified: true },
      { title: 'Strike', text: 'x', url: 'https://a.example' },
      { platform: '360news', content: { title: 'Strike' }, timestamp: payload.timestamp },
    ])
      expect(await check(ana, encode(other))).toEqual(NOTHING);
  });

  test('however hostile is answered', async () => {
    const { text } = await share(ana);
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json().map((each) => Buffer.from(each).toString('base64url')),
      fc
        .tuple(fc.nat(text.length - 2), fc.base64String({ minLength: 4, maxLength: 4 }))
        .map(([at, patch]) => text.slice(0, at) + patch + text.slice(at + 3)),
    );
    for (const payload of fc.sample(hostile, { numRuns: 300, seed: 360 })) {
      const answer = await ana.ask(`${PATH}/check`, 'POST', { payload });
      expect(answer.status, payload).toBe(200);
      expect(await answer.json(), payload).toEqual(NOTHING);
    }
  });

  test.each([[{}], [{ payload: 7 }], [{ payload: { $ne: 1 } }], [{ payload: 'x'.repeat(60_001) }], [[]]])(
    'that is no text to read is refused: %#',
    async (body) => expect((await ana.ask(`${PATH}/check`, 'POST', body)).status).toBe(400),
  );
});

test('a reader likes a share once, however often they say so, until they do not', async () => {
  const { id, text } = await share(ana);
  const like = (who: TestReader, method = 'PUT') => who.read(`${PATH}/${id}/like`, method);
  await Promise.all(Array.from({ length: 12 }, () => like(ben)));
  expect(await like(ben)).toEqual({ likes: 1, liked: true });
  expect(await like(ana)).toEqual({ likes: 2, liked: true });
  expect(await check(reader.newReader(), text)).toMatchObject({ likes: 2, liked: false });
  expect(await like(ben, 'DELETE')).toEqual({ likes: 1, liked: false });
  expect(await like(ben, 'DELETE')).toEqual({ likes: 1, liked: false });
  expect(await check(ana, text)).toMatchObject({ likes: 1, liked: true });
});

describe('replies', () => {
  const reply = (who: TestReader, id: string, text: string) =>
    who.read<Reply>(`${PATH}/${id}/replies`, 'POST', { text });
  const replies = async (who: TestReader, id: string) =>
    replyListSchema.parse(await who.read(`${PATH}/${id}/replies`)).replies;

  test('are read newest first, page by page, each with its author’s name of now, as plain text', async () => {
    const { id, text } = await share(ana);
    for (let at = 0; at < 7; at++) await reply(at % 2 ? ana : ben, id, ` <i>Reply</i> ${at}\u0000 `);
    await ben.read('/api/profile', 'PATCH', { name: 'Ben' });
    const seen: Reply[] = [];
    let path: string | undefined = `${PATH}/${id}/replies?limit=3`;
    while (path) {
      const answer = await ben.ask(path);
      seen.push(...replyListSchema.parse(await answer.json()).replies);
      path = nextOf(answer);
    }
    expect(seen.map((each) => each.text)).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `<i>Reply</i> ${at}`));
    expect(seen.map(({ mine }) => mine)).toEqual([true, false, true, false, true, false, true]);
    expect(seen[0]?.author).toBe('Ben');
    expect(seen[1]?.author).toMatch(/^Reader [0-9A-F]{4}$/);
    expect(JSON.stringify(seen)).not.toContain(ana.sub.slice(5));
    expect((await check(ana, text)).replies).toBe(7);
  });

  test('are removed by their author alone', async () => {
    const [{ id }, other] = [await share(ana), await share(ana)];
    const { id: replyId } = await reply(ben, id, 'Indeed');
    for (const [who, shareId] of [
      [ana, id],
      [ben, other.id],
    ] as const)
      expect(await problemOf(await who.ask(`${PATH}/${shareId}/replies/${replyId}`, 'DELETE'))).toEqual([
        404,
        'not_found',
        'There is no such reply of yours.',
      ]);
    expect(await replies(ana, id)).toHaveLength(1);
    expect((await ben.ask(`${PATH}/${id}/replies/${replyId}`, 'DELETE')).status).toBe(204);
    expect(await replies(ana, id)).toEqual([]);
  });

  test('to what was never shared are refused', async () => {
    expect(await problemOf(await ben.ask(`${PATH}/nobody-s/replies`, 'POST', { text: 'x' }))).toEqual(GONE);
    expect(await problemOf(await ben.ask(`${PATH}/nobody-s/replies`))).toEqual(GONE);
  });

  test.each([[{}], [{ text: ' \u0000' }], [{ text: 'x'.repeat(1_001) }], [{ text: { $ne: 1 } }]])(
    '%j is none',
    async (body) => {
      const { id } = await share(ana);
      expect((await ben.ask(`${PATH}/${id}/replies`, 'POST', body)).status).toBe(400);
    },
  );

  test('beyond 60 a day are refused with a sentence, however fast they come', async () => {
    const { id } = await share(ana);
    const write = () => ben.ask(`${PATH}/${id}/replies`, 'POST', { text: 'x' });
    const answers = await Promise.all(Array.from({ length: 70 }, write));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(await problemOf(await write())).toEqual([
      429,
      'too_many_requests',
      'You have written 60 replies today, which is the most there can be. Please go on tomorrow.',
    ]);
    await reply(ana, id, 'Others go on');
  });
});

test(`shares beyond ${SHARES_A_DAY} a day are refused`, async () => {
  const answers = await Promise.all(Array.from({ length: SHARES_A_DAY + 5 }, () => ana.ask(PATH, 'POST', { content })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(SHARES_A_DAY);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});
