import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createProducer } from '@360/chassis/queue/create-producer';
import { type Briefing, briefingListSchema, briefingSchema } from '@360/contracts/briefings';
import { briefingProgressEventSchema } from '@360/contracts/events';
import { readerRemoval } from '@360/contracts/jobs';
import type { FileReading, PageReading } from '@360/contracts/reading-room';
import { startModelStandIn } from '@360/testkit/model-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId } from './_harness.ts';
import { type OpenRoom, openRoom, resultOf } from './_room.ts';

const ASK = '/api/generate-briefing';
const SUBJECT = 'the pier at Marrow';
const LINK = 'https://tarn.example/inquiry';
const INSIDE = 'http://127.0.0.1:6379/';
const REFUSED = 'The address leads to a network that pages are not read from.';
const PAGE: PageReading = {
  ...{ state: 'read', url: LINK, title: 'Inquiry into the old pier', language: 'en', publishedAt: null },
  ...{ text: 'The council opened an inquiry into the repairs of the pier on Wednesday.', siteName: 'tarn.example' },
};
const FILE: FileReading = {
  ...{ state: 'read', kind: 'pdf', title: 'Minutes', words: 9, query: 'minutes', problem: null },
  text: 'The harbour board spent 40,000 crowns on new bolts for the pier in May.',
};
const attachment = (filename: string, bytes = Buffer.from('x')) => ({
  ...{ type: 'document', filename, data: `data:application/pdf;base64,${bytes.toString('base64')}` },
});

let room: OpenRoom;
let ana: ReturnType<OpenRoom['as']>;
let reader = 0;

const ask = async (body: object): Promise<string> => {
  const response = await ana.post(ASK, { subject: SUBJECT, ...body });
  expect(response.status).toBe(202);
  return ((await response.json()) as { briefingId: string }).briefingId;
};
const read = async (id: string): Promise<Briefing> =>
  briefingSchema.parse(await (await ana.get(`/api/briefings/${id}`)).json());
const until = async (id: string, step: Briefing['step']): Promise<Briefing> => {
  await expect.poll(async () => (await read(id)).step, { timeout: 25_000 }).toBe(step);
  return await read(id);
};
const files = () => room.mongo.collection('handed_in_files');
const documentsOf = async (id: string) =>
  (await room.mongo.collection<{ _id: string; documents: unknown[] }>('briefings').findOne({ _id: id }))?.documents;
const withWorker = async (work: () => Promise<void>, env: Record<string, string> = {}): Promise<void> => {
  const worker = await room.startWorker(env);
  try {
    await work();
  } finally {
    await worker.stop();
  }
};
const textOf = ({ sections }: Briefing): string =>
  sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
const timesAsked = (what: string): number => room.neighbours.asked.filter((each) => each === what).length;

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room?.stop());
beforeEach(() => {
  reader += 1;
  ana = room.as(`anon:ana-${reader}`);
  const storyId = newStoryId();
  room.feed.put(pierStory(storyId, ['quay', 'tarn', 'fen']));
  room.neighbours.results = [resultOf(storyId, 'story', 'Pier at Marrow collapses', storyId)];
  room.neighbours.pages = new Map<string, PageReading>([
    [LINK, PAGE],
    [INSIDE, { state: 'refused', reason: REFUSED }],
  ]);
  room.neighbours.files = new Map([['minutes.pdf', FILE]]);
  room.neighbours.asked.length = 0;
  room.neighbours.isSearchAway = false;
  room.neighbours.beforeSending = async () => {};
});

describe('a custom briefing', () => {
  test('reads what was handed in, finds stories, and cites everything it says', async () => {
    const id = await ask({
      links: [LINK, '  ', INSIDE],
      attachments: [attachment('minutes.pdf'), attachment('bad.pdf')],
    });
    expect(await files().countDocuments({ briefingId: id })).toBe(2);
    await withWorker(async () => {
      const briefing = await until(id, 'done');
      expect(briefing.sources).toEqual([
        { kind: 'link', name: LINK, state: 'read', reason: null, words: 13 },
        { kind: 'link', name: INSIDE, state: 'refused', reason: REFUSED, words: 0 },
        { kind: 'file', name: 'minutes.pdf', state: 'read', reason: null, words: expect.any(Number) },
        { kind: 'file', name: 'bad.pdf', state: 'failed', reason: 'No text was found in this file.', words: 0 },
      ]);
      expect(textOf(briefing)).toContain('The council opened an inquiry');
      expect(textOf(briefing)).toContain('40,000 crowns');
      expect(textOf(briefing)).toContain('Divers searched the water');
      expect(briefing).toMatchObject({ headline: SUBJECT, progress: 100, failure: null, persona: 'centrist' });
      expect(briefing.confidence).toBeGreaterThan(0);
      const known = new Set(briefing.passages.map((passage) => passage.id));
      for (const { passages, figures } of briefing.sections.flatMap(({ sentences }) => sentences)) {
        expect(passages.length + figures.length).toBeGreaterThan(0);
        for (const passage of passages) expect(known).toContain(passage);
      }
      expect(briefing.notes['link-1']).toMatchObject({ outletName: 'tarn.example', url: LINK });
      expect(briefing.notes['file-3']).toMatchObject({ outletName: 'minutes.pdf', url: null });
    });
    expect(await files().countDocuments({ briefingId: id })).toBe(0);
    expect(await documentsOf(id)).toEqual([]);
    const told = room.events.flatMap((event) => briefingProgressEventSchema.safeParse(event).data ?? []);
    const own = told.filter(({ briefingId }) => briefingId === id);
    expect(own.map(({ progress }) => progress)).toEqual(own.map(({ progress }) => progress).toSorted((a, b) => a - b));
    expect([...new Set(own.map(({ step }) => step))]).toEqual(['reading', 'finding', 'analysing', 'writing', 'done']);
    expect(new Set(own.map(({ to }) => to))).toEqual(new Set([`anon:ana-${reader}`]));
  });

  test('reads differently with another persona', async () => {
    const id = await ask({ persona: 'internationalist' });
    await withWorker(async () => {
      const { sections } = await until(id, 'done');
      expect(sections.map(({ headingKey }) => headingKey)).toContain('briefing.internationalist');
    });
  });

  test('is kept in its reader’s library and is there for nobody else', async () => {
    const id = await ask({});
    const { briefings } = briefingListSchema.parse(await (await ana.get('/api/briefings')).json());
    expect(briefings).toMatchObject([{ id, subject: SUBJECT, step: 'waiting' }]);
    const bo = room.as('anon:bo');
    expect(await (await bo.get('/api/briefings')).json()).toEqual({ briefings: [] });
    const attempts = [
      bo.get(`/api/briefings/${id}`),
      bo.remove(`/api/briefings/${id}`),
      bo.post(`/api/briefings/${id}/cancel`),
      bo.post(`/api/briefings/${id}/retry`),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ana.remove(`/api/briefings/${id}`)).status).toBe(204);
    expect((await ana.get(`/api/briefings/${id}`)).status).toBe(404);
  });

  test('can be cancelled in the midst, drops what was handed in, and can be made again', async () => {
    let arrived = (): void => {};
    const reading = new Promise<void>((resolve) => (arrived = resolve));
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    room.neighbours.beforeSending = async (asked) => {
      if (!asked.startsWith('page')) return;
      arrived();
      await held;
    };
    const id = await ask({ links: [LINK], attachments: [attachment('minutes.pdf')] });
    await withWorker(async () => {
      await reading;
      expect(await (await ana.post(`/api/briefings/${id}/cancel`)).json()).toMatchObject({ step: 'cancelled' });
      expect(await files().countDocuments({ briefingId: id })).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      go();
      expect(await read(id)).toMatchObject({ step: 'cancelled', sections: [] });
      await expect.poll(() => documentsOf(id)).toEqual([]);
      expect(timesAsked(`search ${SUBJECT}`)).toBe(0);
      expect((await ana.post(`/api/briefings/${id}/retry`)).status).toBe(202);
      const briefing = await until(id, 'done');
      expect(briefing.sources.map(({ state }) => state)).toEqual(['read', 'failed']);
      expect(briefing.sources[1]?.reason).toContain('attach it again');
      expect((await ana.post(`/api/briefings/${id}/retry`)).status).toBe(409);
    });
  });

  test('is taken up where a killed worker left it, and reads no source twice', async () => {
    room.neighbours.beforeSending = (asked) => (asked.startsWith('search') ? new Promise(() => {}) : Promise.resolve());
    const id = await ask({ links: [LINK], attachments: [attachment('minutes.pdf')] });
    const child: ChildProcess = fork(fileURLToPath(new URL('./_worker-child.ts', import.meta.url)), {
      env: { ...process.env, ...room.envOf('worker'), ...room.env },
    });
    await once(child, 'message');
    await expect.poll(() => timesAsked(`search ${SUBJECT}`), { timeout: 20_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    room.neighbours.beforeSending = async () => {};
    await withWorker(async () => {
      const briefing = await until(id, 'done');
      expect(textOf(briefing)).toContain('40,000 crowns');
    });
    expect([timesAsked(`page ${LINK}`), timesAsked('file minutes.pdf')]).toEqual([1, 1]);
  });

  test('says in a sentence why it cannot be made', async () => {
    room.neighbours.isSearchAway = true;
    const away = await ask({});
    room.neighbours.results = [];
    await withWorker(async () => {
      expect((await until(away, 'failed')).failure).toContain('Search is not available');
      room.neighbours.isSearchAway = false;
      const nothing = await ask({ links: [INSIDE] });
      const { failure, sources } = await until(nothing, 'failed');
      expect(failure).toBe('No reports on this subject were found, and nothing that was handed in could be read.');
      expect(sources[0]).toMatchObject({ state: 'refused', reason: REFUSED });
    });
  });

  test('holds nothing of a publisher that opts out, and keeps the rest', async () => {
    const id = await ask({ links: [LINK] });
    await withWorker(async () => {
      await until(id, 'done');
      expect(JSON.stringify(await read(id))).toContain('The fen');
      await room.publish({ type: 'publisher.removed', publisherId: 'fen' });
      await expect
        .poll(async () => JSON.stringify(await read(id)), { timeout: 10_000 })
        .not.toMatch(/[Tt]he fen|fen-\d/);
    });
    expect(textOf(await read(id))).toContain('The council opened an inquiry');
  });

  test('is written by the persona’s model where one is set up', async () => {
    const model = await startModelStandIn();
    model.answer(({ user }) => {
      const labelOf = (words: string) => new RegExp(`<<<(P\\d+) [^\\n]*\\n${words}`).exec(user)?.[1] ?? '';
      return {
        headline: 'What is known of the pier at Marrow',
        sentences: [
          { text: 'Divers searched the water below the pier until midnight.', passages: [labelOf('Divers')] },
          { text: 'The council opened an inquiry into the repairs of the pier.', passages: [labelOf('The council')] },
        ],
      };
    });
    const id = await ask({ links: [LINK] });
    expect(model.questions).toEqual([]);
    await withWorker(
      async () => {
        const briefing = await until(id, 'done');
        expect(briefing.writer).toMatchObject({ provider: 'openai', fallback: false });
        expect(textOf(briefing)).toContain('The council opened an inquiry into the repairs of the pier.');
      },
      { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.openAiUrl },
    );
    await model.close();
  });
});

test('an account that is deleted takes its briefings and files along, and leaves those of others', async () => {
  const ben = room.as(`anon:ben-${reader}`);
  const theirs = (await (await ben.post(ASK, { subject: SUBJECT })).json()) as { briefingId: string };
  const [first, second] = [await ask({ attachments: [attachment('minutes.pdf')] }), await ask({})];
  const removals = createProducer(readerRemoval, room.queue);
  await removals.add({ sub: `anon:ana-${reader}` });
  await withWorker(async () => {
    for (const id of [first, second])
      await expect.poll(async () => (await ana.get(`/api/briefings/${id}`)).status, { timeout: 25_000 }).toBe(404);
    await expect
      .poll(async () => (await ben.get(`/api/briefings/${theirs.briefingId}`)).json(), { timeout: 25_000 })
      .toMatchObject({ step: 'done' });
  });
  expect(await files().countDocuments({ briefingId: { $in: [first, second] } })).toBe(0);
  await removals.close();
});

describe('what is asked for', () => {
  test('is bounded: three under way for one reader, five files, four megabytes each', async () => {
    const bodies = Array.from({ length: 5 }, () => ana.post(ASK, { subject: SUBJECT }));
    const statuses = (await Promise.all(bodies)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([202, 202, 202, 429, 429]);
    const many = Array.from({ length: 6 }, (_, at) => attachment(`${at}.pdf`));
    expect((await ana.post(ASK, { subject: SUBJECT, attachments: many })).status).toBe(400);
    expect((await ana.post(ASK, { subject: ' ' })).status).toBe(400);
    expect((await ana.post(ASK, { subject: SUBJECT, links: ['file:///etc/passwd'] })).status).toBe(400);
    const large = await ana.post(ASK, {
      subject: SUBJECT,
      attachments: [attachment('large.pdf', Buffer.alloc(4 * 1024 * 1024 + 1))],
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: 'The file large.pdf is larger than 4 MB.' });
    const huge = await ana.post(ASK, {
      subject: SUBJECT,
      attachments: [attachment('huge.pdf', Buffer.alloc(22 * 1024 * 1024))],
    });
    expect(huge.status).toBe(413);
    expect(await huge.json()).toMatchObject({ error: 'The files of a briefing may hold 20 MB together.' });
    const faulty = await ana.post(ASK, {
      subject: SUBJECT,
      attachments: [{ type: 'image', filename: 'a', data: '<no base64>' }],
    });
    expect(faulty.status).toBe(400);
    expect(await files().countDocuments({})).toBe(0);
  });
});
