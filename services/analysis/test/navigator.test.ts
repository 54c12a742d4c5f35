import { type NavigatorResponse, navigatorResponseSchema } from '@360/contracts/navigator';
import { startModelStandIn } from '@360/testkit/model-stand-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute, pierStory, report, storyOf } from './_feed.ts';
import { newStoryId } from './_harness.ts';
import { type OpenRoom, openRoom, resultOf } from './_room.ts';

const QUERY = '/api/navigator360/query';
let room: OpenRoom;
let storyId: string;

const ask = async (query: object, options: object = {}): Promise<{ status: number; body: NavigatorResponse }> => {
  const response = await room.as('anon:ana').post(QUERY, { query, options });
  return { status: response.status, body: navigatorResponseSchema.parse(await response.json()) };
};
const briefingOf = async (query: object, options: object = {}) => {
  const { status, body } = await ask(query, options);
  if (!body.briefing) throw new Error(`${status}: ${body.error}`);
  return body.briefing;
};

const disputed = (id: string) =>
  storyOf(id, [
    report(0, 'quay', 'Ferry sinks off Brae', 'The ferry Alma sank off Brae on Monday. The accident killed 12 people.'),
    report(
      1,
      'tarn',
      'Ferry goes down off Brae',
      'The ferry Alma sank off Brae on Monday. The accident killed 14 people.',
    ),
    report(2, 'moor', 'Ferry Alma sinks', 'The ferry Alma sank off Brae on Monday in heavy weather.'),
  ]);

beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room?.stop());
beforeEach(() => {
  storyId = newStoryId();
  room.feed.put(pierStory(storyId));
  room.neighbours.results = [resultOf(storyId, 'story', 'Pier at Marrow collapses', storyId)];
  room.neighbours.pages.clear();
  room.neighbours.files.clear();
  room.neighbours.isSearchAway = false;
});

describe('a question', () => {
  test('in words is answered with all that is known, each sentence cited', async () => {
    const briefing = await briefingOf({ text: 'pier at Marrow' });
    expect(briefing).toMatchObject({
      topic: 'pier at Marrow',
      sourceStats: { totalSources: 3, countries: ['GB'], categories: ['world'] },
    });
    expect(Object.keys(briefing.personaAnalysis)).toEqual(['centrist', 'investigator', 'internationalist']);
    expect(briefing.executiveSummary).not.toBe('');
    expect(briefing.metadata).toMatchObject({ stories: [{ id: storyId }], understood: 'pier at Marrow' });
    expect(briefing.metadata.processingTime).toBeGreaterThan(0);
    const known = new Set(briefing.passages.map(({ id }) => id));
    const said = [
      ...briefing.summarySentences,
      ...Object.values(briefing.personaAnalysis).flatMap(({ sentences }) => sentences),
    ];
    for (const passage of said.flatMap(({ passages }) => passages)) expect(known).toContain(passage);
    expect(briefing.sources).toHaveLength(3);
  });

  test('shows both sides of what is contested', async () => {
    const id = newStoryId();
    room.feed.put(disputed(id));
    room.neighbours.results = [resultOf(id, 'story', 'Ferry sinks off Brae', id)];
    const { semanticAnalysis } = await briefingOf({ text: 'ferry off Brae' });
    const [contradiction] = semanticAnalysis.contradictions;
    const sides = contradiction?.conflictingClaims.map(({ claim, sources }) => [claim, ...sources]);
    expect(sides?.toSorted()).toEqual([
      ['The accident killed 12 people.', 'The quay'],
      ['The accident killed 14 people.', 'The tarn'],
    ]);
    expect(semanticAnalysis.consensus.map(({ claim }) => claim).join()).toContain('Alma sank off Brae');
  });

  test('takes no more sources than wanted, and leaves out what is not', async () => {
    const briefing = await briefingOf(
      { text: 'pier at Marrow' },
      { maxSources: 2, includePersonas: false, includeCredibility: false, depth: 'quick' },
    );
    expect(briefing).toMatchObject({ sourceStats: { totalSources: 2 }, sources: [], personaAnalysis: {} });
  });

  test('that several stories answer is answered from all of them', async () => {
    const id = newStoryId();
    room.feed.put(
      storyOf(id, [
        report(7, 'fell', 'Marrow pier rebuilt in oak', 'Marrow will rebuild its pier in oak next year.', {
          publishedAt: minute(90),
        }),
      ]),
    );
    room.neighbours.results.push(resultOf(id, 'story', 'Marrow pier rebuilt in oak', id));
    const briefing = await briefingOf({ text: 'pier at Marrow' });
    expect(briefing.metadata.stories.map((story) => story.id)).toEqual([storyId, id]);
    expect(briefing.executiveSummary).toContain('Marrow pier rebuilt in oak');
  });

  test('by a link is about what the page says; by a picture about what stands in it', async () => {
    const url = 'https://tarn.example/pier';
    room.neighbours.pages.set(url, {
      ...{ state: 'read', url, title: 'Collapse of the Marrow pier', text: 'Marrow is in shock.', language: 'en' },
      ...{ publishedAt: null, siteName: 'tarn.example' },
    });
    expect(await briefingOf({ url })).toMatchObject({ topic: 'Collapse of the Marrow pier' });
    room.neighbours.files.set('picture', {
      ...{
        state: 'read',
        kind: 'image',
        title: 'picture',
        text: 'PIER AT MARROW CLOSED',
        words: 4,
        query: 'PIER MARROW',
        problem: null,
      },
    });
    const seen = await briefingOf({ imageBase64: Buffer.from('picture').toString('base64') });
    expect(seen.metadata).toMatchObject({ understood: 'PIER AT MARROW CLOSED', stories: [{ id: storyId }] });
  });

  test('asked again is answered as before, as long as the same stories answer it and stand as they did', async () => {
    const url = 'https://tarn.example/shock';
    room.neighbours.pages.set(url, {
      ...{ state: 'read', url, title: 'Shock over the Marrow pier', text: 'Marrow is in shock.', language: 'en' },
      ...{ publishedAt: null, siteName: 'tarn.example' },
    });
    const first = await briefingOf({ url });
    expect(first.metadata.cached).toBe(false);
    const second = await briefingOf({ url });
    expect(second.metadata.cached).toBe(true);
    for (const { writer } of Object.values(second.personaAnalysis)) expect(writer.cached).toBe(true);
    expect({ ...second, metadata: null, personaAnalysis: null }).toEqual({
      ...{ ...first, metadata: null, personaAnalysis: null },
    });
    expect(room.neighbours.asked.filter((asked) => asked === `page ${url}`)).toHaveLength(1);
    expect((await briefingOf({ url }, { depth: 'quick' })).metadata.cached).toBe(false);

    const id = newStoryId();
    room.feed.put(storyOf(id, [report(7, 'fell', 'Marrow pier rebuilt', 'Marrow will rebuild its pier in oak.')]));
    room.neighbours.results.push(resultOf(id, 'story', 'Marrow pier rebuilt', id));
    const third = await briefingOf({ url });
    expect(third.metadata).toMatchObject({ cached: false, stories: [{ id: storyId }, { id }] });
  });

  test('says where the evidence is too thin', async () => {
    room.feed.put(pierStory(storyId, ['lone']));
    const briefing = await briefingOf({ text: 'pier at Marrow' });
    expect(briefing.metadata.confidenceLevel).toBeNull();
    expect(briefing.abstentions.map(({ place }) => place)).toContain('consensus');
  });

  test('asks a model for each persona where models are set up', async () => {
    const model = await startModelStandIn();
    model.answer(({ user }) => {
      const labelOf = (words: string) => new RegExp(`<<<(P\\d+) [^\\n]*\\n${words}`).exec(user)?.[1] ?? '';
      return {
        sentences: [
          { text: 'Divers searched the water below the pier until midnight.', passages: [labelOf('Divers')] },
          { text: 'Twelve people were hurt when the pier at Marrow collapsed.', passages: [labelOf('Twelve')] },
        ],
      };
    });
    const web = await room.start('web', { ...room.env, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.openAiUrl });
    const response = await room.askAt(web.url, QUERY, { query: { text: 'pier at Marrow' } });
    const { briefing } = navigatorResponseSchema.parse(await response.json());
    for (const each of Object.values(briefing?.personaAnalysis ?? {}))
      expect(each.writer).toMatchObject({ provider: 'openai', fallback: false });
    expect(model.questions).toHaveLength(3);
    await web.stop();
    await model.close();
  });
});

describe('a question that cannot be answered', () => {
  const failure = (error: unknown) => ({ success: false, briefing: null, error });

  test('says that nothing was found', async () => {
    room.neighbours.results = [];
    expect(await ask({ text: 'unheard of things' })).toEqual({
      status: 200,
      body: failure(expect.stringContaining('No reports')),
    });
    room.neighbours.results = [resultOf(storyId, 'story', 'Pier at Marrow collapses', storyId)];
    expect(await ask({ text: 'parliament budget vote' })).toMatchObject({ status: 200, body: { success: false } });
  });

  test('says why a link or a picture cannot be read', async () => {
    const inside = 'http://169.254.169.254/latest';
    room.neighbours.pages.set(inside, {
      state: 'refused',
      reason: 'The address leads to a network that pages are not read from.',
    });
    expect(await ask({ url: inside })).toEqual({ status: 422, body: failure(expect.stringContaining('network')) });
    expect(await ask({ imageBase64: 'AAAA' })).toEqual({
      status: 422,
      body: failure('No text was found in this file.'),
    });
  });

  test('says that search is away, and what is wrong with the question', async () => {
    expect(await ask({})).toEqual({ status: 400, body: failure('Ask with a text, a link or a picture.') });
    expect((await ask({ text: 'x' }, { maxSources: 51 })).status).toBe(400);
    const large = Buffer.alloc(10 * 1024 * 1024).toString('base64');
    expect(await ask({ imageBase64: large })).toEqual({
      status: 413,
      body: failure('The picture is larger than 8 MB.'),
    });
    room.neighbours.isSearchAway = true;
    expect(await ask({ text: 'pier' })).toEqual({
      status: 503,
      body: failure(expect.stringContaining('Search is not available')),
    });
  });
});
