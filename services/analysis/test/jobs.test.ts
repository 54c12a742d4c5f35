import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StreamEvent } from '@360/contracts/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { createStoryAnalyses } from '../src/stories/story-analyses.ts';
import { pierStory } from './_feed.ts';
import { logger, newStoryId, type OpenAnalysis, openAnalysis } from './_harness.ts';

let analysis: OpenAnalysis;
beforeAll(async () => {
  analysis = await openAnalysis();
});
afterAll(() => analysis.stop());
beforeEach(() => {
  analysis.feed.beforeSending = async () => {};
  analysis.feed.isAway = false;
});

const putStory = (outlets?: string[]): string => {
  const id = newStoryId();
  analysis.feed.put(pierStory(id, outlets));
  return id;
};
const untilDone = () => expect.poll(() => analysis.depth(), { timeout: 20_000 }).toBe(0);
const told = (id: string): number =>
  analysis.events.filter((event) => event.type === 'stories.analysed' && event.storyIds.includes(id)).length;
const withWorkers = async (count: number, work: () => Promise<void>): Promise<void> => {
  const workers = await Promise.all(Array.from({ length: count }, () => analysis.start('worker')));
  try {
    await work();
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
};

describe('a story that has settled', () => {
  test('is analysed, stored and told of; the same evidence again changes nothing and is not told', async () => {
    const id = putStory();
    await withWorkers(1, async () => {
      await analysis.tell(id);
      const first = await analysis.untilStored(id);
      await expect.poll(() => told(id)).toBe(1);
      await analysis.tell(id);
      const second = await analysis.untilStored(id, ({ ticket }) => ticket > first.ticket);
      expect(second.result).toEqual(first.result);
      expect([second.history, second.updatedAt]).toEqual([first.history, first.updatedAt]);
    });
    expect(told(id)).toBe(1);
    expect((await analysis.briefing(id)).analysis.items).toBe(3);
  });

  test('has the same bytes when it is computed from the same evidence anew', async () => {
    const id = putStory();
    await withWorkers(1, async () => {
      await analysis.tell(id);
      const first = await analysis.untilStored(id);
      await analysis.analyses.deleteOne({ _id: id });
      await analysis.tell(id);
      const second = await analysis.untilStored(id);
      expect(second.result).toEqual(first.result);
    });
  });

  test('has one analysis where several workers are at it, each story once', async () => {
    const ids = Array.from({ length: 12 }, () => putStory(['quay', 'tarn']));
    await withWorkers(2, async () => {
      await Promise.all(ids.flatMap((id) => [analysis.tell(id), analysis.tell(id)]));
      for (const id of ids) await analysis.untilStored(id);
      await untilDone();
    });
    expect(await analysis.analyses.countDocuments({ _id: { $in: ids } })).toBe(12);
  });

  test('that changes while it is analysed is analysed again', async () => {
    const id = putStory(['quay', 'tarn']);
    let reads = 0;
    analysis.feed.beforeSending = async () => {
      if (++reads > 1) return;
      analysis.feed.put(pierStory(id));
      await analysis.tell(id);
    };
    await withWorkers(1, async () => {
      await analysis.tell(id);
      await analysis.untilStored(id, ({ result }) => result?.itemIds.length === 3);
    });
  });

  test('waits while the feed service is away', async () => {
    const id = putStory();
    analysis.feed.isAway = true;
    await withWorkers(1, async () => {
      await analysis.tell(id);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect([await analysis.storedOf(id), await analysis.depth()]).toEqual([null, 1]);
      analysis.feed.isAway = false;
      await analysis.untilStored(id);
    });
  });

  test('is done by another worker when one is killed in the midst of it', async () => {
    const id = putStory();
    let reached: () => void = () => {};
    const inTheMidst = new Promise<void>((resolve) => {
      reached = resolve;
    });
    analysis.feed.beforeSending = () => {
      reached();
      return new Promise(() => {});
    };
    const child: ChildProcess = fork(fileURLToPath(new URL('./_worker-child.ts', import.meta.url)), {
      env: { ...process.env, ...analysis.envOf('worker') },
    });
    await once(child, 'message');
    await analysis.tell(id);
    await inTheMidst;
    child.kill('SIGKILL');
    await once(child, 'exit');
    analysis.feed.beforeSending = async () => {};
    await withWorkers(1, async () => {
      await analysis.untilStored(id);
      await untilDone();
    });
    expect((await analysis.briefing(id)).analysis.outlets).toBe(3);
  }, 60_000);
});

describe('a story that is there no longer', () => {
  test.each([
    ['is gone', (id: string) => analysis.feed.remove(id)],
    ['was merged', (id: string) => analysis.feed.put(pierStory(newStoryId()), id)],
    ['has one report left', (id: string) => analysis.feed.put(pierStory(id, ['moor']))],
  ])('because it %s loses its analysis, its history and its texts', async (_, change) => {
    const id = putStory();
    await analysis.ask('/api/personas/analyze', { storyId: id, analysisType: 'summary' });
    expect(await analysis.written.countDocuments({ storyId: id })).toBe(1);
    change(id);
    await withWorkers(1, async () => {
      await analysis.tell(id);
      await analysis.untilStored(id, ({ result }) => result === null);
      await untilDone();
    });
    expect((await analysis.storedOf(id))?.history).toEqual([]);
    expect(await analysis.written.countDocuments({ storyId: id })).toBe(0);
  });

  test('is not brought back by a reading that began before', async () => {
    const id = putStory();
    let goOn: () => void = () => {};
    analysis.feed.beforeSending = () => {
      analysis.feed.beforeSending = async () => {};
      return new Promise((resolve) => {
        goOn = resolve;
      });
    };
    const slow = analysis.ask(`/api/stories/${id}/briefing`);
    await expect.poll(() => analysis.feed.asked.get(id)).toBe(1);
    analysis.feed.remove(id);
    await withWorkers(1, async () => {
      await analysis.tell(id);
      await analysis.untilStored(id, ({ result }) => result === null);
    });
    goOn();
    expect((await slow).status).toBe(404);
    expect((await analysis.storedOf(id))?.result).toBeNull();
  });
});

describe('a publisher that opts out', () => {
  const WORDS = 'The jetty';
  const holdsWords = async (id: string): Promise<boolean> =>
    JSON.stringify(await analysis.briefing(id)).includes(WORDS);

  test('leaves a story with its next analysis, though what is left is older', async () => {
    const id = putStory(['moor', 'tarn', 'jetty']);
    expect(await holdsWords(id)).toBe(true);
    analysis.feed.put(pierStory(id, ['moor', 'tarn']));
    await withWorkers(1, async () => {
      await analysis.tell(id);
      await analysis.untilStored(id, ({ result }) => result?.itemIds.length === 2);
    });
    expect(await holdsWords(id)).toBe(false);
    const { history } = (await analysis.storedOf(id)) ?? {};
    expect(JSON.stringify(history)).not.toContain('jetty-');
  });

  test.each<[string, StreamEvent]>([
    ['its items', { type: 'items.removed', itemIds: ['jetty-2'] }],
    ['itself', { type: 'publisher.removed', publisherId: 'jetty' }],
  ])('is not told of any more as soon as an event names %s', async (_, event) => {
    const id = putStory(['moor', 'tarn', 'jetty']);
    await analysis.ask('/api/personas/analyze', { storyId: id, analysisType: 'perspectives' });
    expect(await holdsWords(id)).toBe(true);
    analysis.feed.put(pierStory(id, ['moor', 'tarn']));
    await withWorkers(1, async () => {
      await expect
        .poll(async () => {
          // an event that comes before the worker listens is lost
          await analysis.publish(event);
          return (await analysis.storedOf(id))?.result;
        })
        .toBeNull();
      await expect.poll(() => analysis.written.countDocuments({ storyId: id })).toBe(0);
    });
    expect(await holdsWords(id)).toBe(false);
  });
});

test('a story that cannot be analysed keeps nothing of reports that left it', async () => {
  const id = putStory(['moor', 'tarn', 'quay']);
  await analysis.briefing(id);
  const context = await createContext(readConfig(analysis.envOf('worker')), logger);
  const stories = createStoryAnalyses({ ...context, analyse: () => Promise.reject(new Error('too much')) });
  const renew = () => stories.renew(id, AbortSignal.timeout(5_000));
  analysis.feed.put(pierStory(id, ['moor', 'tarn', 'quay', 'fell']));
  await expect(renew()).rejects.toThrow('too much');
  expect((await analysis.storedOf(id))?.result).not.toBeNull();
  analysis.feed.put(pierStory(id, ['moor', 'tarn']));
  await expect(renew()).rejects.toThrow('too much');
  expect(await analysis.storedOf(id)).toMatchObject({ result: null, history: [] });
  await context.close();
});
