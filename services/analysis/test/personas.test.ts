import { summarizeResponseSchema } from '@360/contracts/ai-summaries';
import { analyzeResponseSchema, crossCompareResponseSchema } from '@360/contracts/personas';
import { ANALYSIS_TABS, PERSONAS } from '@360/contracts/vocabulary';
import { startModelStandIn } from '@360/testkit/model-stand-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId, type OpenAnalysis, openAnalysis } from './_harness.ts';
import { labelsFor } from './_writer-harness.ts';

let analysis: OpenAnalysis;
beforeAll(async () => {
  analysis = await openAnalysis();
});
afterAll(() => analysis.stop());

const putStory = (outlets?: string[]): string => {
  const id = newStoryId();
  analysis.feed.put(pierStory(id, outlets));
  return id;
};
const LOCAL = { provider: 'local', model: 'rules', fallback: false, withheld: 0 };

const analyze = async (storyId: string, analysisType: string, persona = 'centrist') =>
  analyzeResponseSchema.parse(
    await (await analysis.ask('/api/personas/analyze', { storyId, analysisType, persona })).json(),
  );

describe('a reading by a persona', () => {
  test('is written by our rules where no model is set up, once, and kept', async () => {
    const id = putStory();
    const first = await analyze(id, 'ai-summary');
    expect(first).toMatchObject({
      success: true,
      fallback: false,
      abstained: null,
      writer: { ...LOCAL, cached: false },
    });
    expect(first.sentences.length).toBeGreaterThan(0);
    expect(first.analysis).toBe(first.sentences.map(({ text }) => text).join(' '));
    expect(new Set(first.sentences.flatMap(({ passages }) => passages))).toEqual(
      new Set(first.passages.map(({ id: passage }) => passage)),
    );
    expect(first.analysisMetrics).toMatchObject({ reports: 3, outlets: 3, passages: first.passages.length });
    const again = await analyze(id, 'ai-summary');
    expect(again).toEqual({ ...first, writer: { ...first.writer, cached: true } });
  });

  test('exists for every tab and persona, with sentences or with what is missing', async () => {
    const id = putStory();
    for (const tab of ANALYSIS_TABS)
      for (const persona of PERSONAS) {
        const { sentences, abstained, writer } = await analyze(id, tab, persona);
        expect([tab, persona, sentences.length > 0]).toEqual([tab, persona, abstained === null]);
        expect(writer).toMatchObject(LOCAL);
      }
  });

  test('says what is missing where one outlet alone reports', async () => {
    const { abstained, sentences, analysis: text } = await analyze(putStory(['quay']), 'consensus');
    expect(sentences).toEqual([]);
    expect(abstained).toMatchObject({ condition: 'independent-reports', needed: 2, found: 1 });
    expect(text).toMatch(/^There is too little evidence/);
  });

  test('is forgotten when the story has another analysis', async () => {
    const id = putStory();
    await analyze(id, 'summary');
    analysis.feed.put(pierStory(id, ['quay', 'tarn', 'moor', 'fell']));
    const worker = await analysis.start('worker');
    await analysis.tell(id);
    await analysis.untilStored(id, ({ result }) => result?.itemIds.length === 4);
    await expect.poll(() => analysis.written.countDocuments({ storyId: id })).toBe(0);
    await worker.stop();
    expect((await analyze(id, 'summary')).writer.cached).toBe(false);
  });

  test('is refused for what is no question, and for no story', async () => {
    const ask = async (body: unknown) => (await analysis.ask('/api/personas/analyze', body)).status;
    expect(await ask({ storyId: putStory(), analysisType: 'horoscope' })).toBe(400);
    expect(await ask({ storyId: newStoryId(), analysisType: 'summary' })).toBe(404);
  });
});

test('the three readings are compared over one evidence set', async () => {
  const body = { storyId: putStory(), analysisType: 'ai-summary' };
  const compare = async () =>
    crossCompareResponseSchema.parse(await (await analysis.ask('/api/personas/cross-compare', body)).json());
  const { comparison, writers } = await compare();
  expect(Object.keys(comparison.personaComparison)).toEqual([...PERSONAS]);
  expect(writers.centrist).toMatchObject({ ...LOCAL, cached: false });
  const again = await compare();
  expect([again.comparison, again.writers.investigator?.cached]).toEqual([comparison, true]);
});

describe('a summary of one report', () => {
  const summarise = async (body: unknown) =>
    summarizeResponseSchema.parse(await (await analysis.ask('/api/ai-summarize', body)).json());

  test('is of its stored words, and kept', async () => {
    putStory();
    const body = { itemId: 'quay-0', title: 'Whatever the page shows' };
    const first = await summarise(body);
    expect(first.summary).toContain('Twelve people were hurt');
    expect(first.writer).toMatchObject({ ...LOCAL, cached: false });
    expect(first.passages.every(({ itemId }) => itemId === 'quay-0')).toBe(true);
    expect((await summarise(body)).writer.cached).toBe(true);
  });

  test('is of the words that were sent where no report is named, which are not stored', async () => {
    const before = await analysis.written.countDocuments({});
    const body = { title: 'Ferry late', summary: 'The ferry to Orsay left two hours late. Fog lay over the sound.' };
    expect((await summarise(body)).summary).toContain('two hours late');
    expect((await summarise(body)).writer.cached).toBe(true);
    expect(await analysis.written.countDocuments({})).toBe(before);
  });

  test('of no such report is no answer', async () => {
    expect((await analysis.ask('/api/ai-summarize', { itemId: 'none', title: 'x' })).status).toBe(404);
  });
});

describe('where a model is set up', () => {
  test('it writes once what its passages carry, and nothing is asked of it unless somebody asks', async () => {
    const model = await startModelStandIn();
    const SAID = [
      'Divers searched the water below the pier until midnight.',
      'Twelve people were hurt when the pier at Marrow collapsed on Tuesday evening.',
    ];
    model.answer(({ user }) => ({
      sentences: SAID.map((text) => ({ text, passages: labelsFor(user, [text]).slice(0, 1) })),
    }));
    const service = await analysis.start('web', { LOCAL_MODEL: 'm', LOCAL_MODEL_URL: model.openAiUrl });
    const ask = (path: string, body?: unknown) => analysis.askAt(service.url, path, body);
    const id = putStory();
    expect((await ask(`/api/stories/${id}/briefing`)).status).toBe(200);
    expect(model.questions).toHaveLength(0);
    const body = { storyId: id, analysisType: 'summary', persona: 'centrist' };
    const answers = [];
    for (let time = 0; time < 2; time++)
      answers.push(analyzeResponseSchema.parse(await (await ask('/api/personas/analyze', body)).json()));
    expect(answers.map(({ writer }) => writer)).toMatchObject([
      { provider: 'local-model', model: 'm', cached: false, fallback: false },
      { provider: 'local-model', model: 'm', cached: true, fallback: false },
    ]);
    expect(model.questions).toHaveLength(1);
    await service.stop();
    await model.close();
  });

  test('and is away, our rules write in its place and say so', async () => {
    const service = await analysis.start('web', { LOCAL_MODEL: 'm', LOCAL_MODEL_URL: 'http://127.0.0.1:9' });
    const body = { storyId: putStory(), analysisType: 'summary' };
    const answer = await analysis.askAt(service.url, '/api/personas/analyze', body);
    expect(analyzeResponseSchema.parse(await answer.json())).toMatchObject({
      fallback: true,
      writer: { provider: 'local', fallback: true, cached: false },
    });
    await service.stop();
  });
});
