import { createMetrics } from '@360/chassis/metrics';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { anomalyFlagging } from '@360/contracts/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId, type OpenAnalysis, openAnalysis } from './_harness.ts';

const PATIENCE = { timeout: 15_000 };
const LEFT_BEHIND = new Date(0);

let analysis: OpenAnalysis;
let community: JobWorker;
let worker: { stop: () => Promise<void> };
const told: string[] = [];

beforeAll(async () => {
  analysis = await openAnalysis();
  const terms = { ...analysis.queue, metrics: createMetrics('test'), concurrency: 1 };
  community = createWorker(anomalyFlagging, async ({ storyId }) => void told.push(storyId), terms);
  worker = await analysis.start('worker');
});
afterAll(async () => {
  await worker?.stop();
  await community?.close();
  await analysis?.stop();
});

const times = (id: string): number => told.filter((each) => each === id).length;
const marks = () => analysis.mongo.collection('flagging_marks').countDocuments();

test('a story is handed on whenever it was analysed anew, and when it is gone; the same evidence is none of it', async () => {
  const [changing, still] = [newStoryId(), newStoryId()];
  for (const id of [changing, still]) {
    analysis.feed.put(pierStory(id));
    await analysis.tell(id);
    await analysis.untilStored(id);
  }
  await expect.poll(() => [times(changing), times(still)], PATIENCE).toEqual([1, 1]);
  const { ticket } = await analysis.untilStored(still);
  await analysis.tell(still);
  await analysis.untilStored(still, (stored) => stored.ticket > ticket);
  analysis.feed.remove(changing);
  await analysis.tell(changing);
  await expect.poll(() => times(changing), PATIENCE).toBe(2);
  expect([times(still), await marks()]).toEqual([1, 0]);
});

test('one that a process left behind as it died is handed on by another', async () => {
  const id = newStoryId();
  const mark = { _id: id as never, round: 'cut off', markedAt: LEFT_BEHIND, written: false };
  await analysis.mongo.collection('flagging_marks').insertOne(mark);
  await expect.poll(() => times(id), PATIENCE).toBe(1);
  await expect.poll(marks, PATIENCE).toBe(0);
});
