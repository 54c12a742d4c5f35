import { aiAllowanceSchema } from '@360/contracts/ai-allowance';
import { startModelStandIn } from '@360/testkit/model-stand-in';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId, type OpenAnalysis, openAnalysis } from './_harness.ts';

const ALLOWANCE = '/api/ai-allowance';
let analysis: OpenAnalysis;
beforeAll(async () => {
  analysis = await openAnalysis();
});
afterAll(() => analysis.stop());

const allowanceAt = async (url: string) => aiAllowanceSchema.parse(await (await analysis.askAt(url, ALLOWANCE)).json());

test('without a provider a reader is told that none is asked', async () => {
  expect(await allowanceAt(analysis.url)).toEqual({ providers: false, used: 0, most: 50 });
});

test('a text that a provider writes is one of today’s, also while it is written', async () => {
  const model = await startModelStandIn();
  model.behave({ kind: 'hang' });
  const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.openAiUrl, AI_READER_DAILY_CALLS: '3' };
  const web = await analysis.start('web', env);
  expect(await allowanceAt(web.url)).toEqual({ providers: true, used: 0, most: 3 });
  const storyId = newStoryId();
  analysis.feed.put(pierStory(storyId));
  const written = analysis.askAt(web.url, '/api/personas/analyze', { storyId, analysisType: 'consensus' });
  await expect.poll(() => model.questions.length, { timeout: 30_000 }).toBe(1);
  expect(await allowanceAt(web.url)).toEqual({ providers: true, used: 1, most: 3 });
  await written;
  await web.stop();
  await model.close();
});
