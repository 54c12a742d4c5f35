import { waitUntil } from '@360/testkit/wait-until';
import { afterEach, describe, expect, test } from 'vitest';
import { tokensOf } from '../src/providers/prompts/prompt.ts';
import { type InventedStory, STORIES } from './_invented-stories.ts';
import { LOCAL, labelsFor, startWriter, taskOf, type WriterHarness } from './_writer-harness.ts';

const STORY = STORIES[0] as InventedStory;
const DAY_MS = 86_400_000;
const TASK = taskOf(STORY.passages);

let harness: WriterHarness;
afterEach(() => harness.stop());

const start = async (dailyTokens: number, readerDailyCalls: number) => {
  harness = await startWriter({ budget: { dailyTokens, readerDailyCalls } });
  harness.model.answer(({ user }) => ({
    sentences: STORY.truths.map(({ text, on }) => ({
      text,
      passages: labelsFor(
        user,
        on.map((index) => STORY.passages[index]?.text ?? ''),
      ),
    })),
  }));
};
const write = (reader: string | null) => harness.writer.write(TASK, () => LOCAL, { reader });
const counters = async () => {
  const keys = (await harness.redis.keys(`${harness.prefix}:*`)).sort();
  return Promise.all(
    keys.map(async (key) => [key, Number(await harness.redis.get(key)), await harness.redis.ttl(key)] as const),
  );
};
const tokensCounted = async () => (await counters()).find(([key]) => key.endsWith('tokens'))?.[1];

describe('the budget', () => {
  test('of one reader is used up alone, and there again on the next day', async () => {
    await start(10_000_000, 2);
    expect((await write('ada')).reason).toBeNull();
    expect((await write('ada')).reason).toBeNull();
    expect(await write('ada')).toMatchObject({ reason: 'reader-budget', writer: { fallback: true }, sentences: LOCAL });
    expect(harness.model.questions).toHaveLength(2);
    expect((await write('osk')).reason).toBeNull();
    expect((await write(null)).reason).toBeNull();
    harness.clock.ahead += DAY_MS;
    expect((await write('ada')).reason).toBeNull();
  });

  test('is told of each reader alone, for the day', async () => {
    await start(10_000_000, 2);
    expect(await harness.budget.usedBy('ada')).toBe(0);
    await write('ada');
    await write('osk');
    await write('ada');
    await write('ada');
    expect(await harness.budget.usedBy('ada')).toBe(2);
    expect(await harness.budget.usedBy('osk')).toBe(1);
    harness.clock.ahead += DAY_MS;
    expect(await harness.budget.usedBy('ada')).toBe(0);
  });

  test('of a day holds for all readers together', async () => {
    await start(tokensOf(TASK) - 1, 100);
    expect((await write('ada')).reason).toBe('day-budget');
    expect((await write(null)).reason).toBe('day-budget');
    expect(harness.model.questions).toHaveLength(0);
  });

  test('is never overrun by readers who ask at once', async () => {
    await start(3 * tokensOf(TASK), 100);
    harness.model.behave({ kind: 'hang' });
    await Promise.all(Array.from({ length: 10 }, (_, reader) => write(`reader-${reader}`)));
    expect(harness.model.questions).toHaveLength(3);
  });

  test('is charged what a text cost, by the word of the provider', async () => {
    await start(10_000_000, 100);
    await write('ada');
    const reply = JSON.stringify({ headline: '', sentences: [] }).length;
    await waitUntil('the budget to be settled', 5_000, async () =>
      Number(await tokensCounted()) < tokensOf(TASK) ? true : null,
    );
    expect(await tokensCounted()).toBeGreaterThan(100 + reply);
  });

  test('is given back where a provider was never reached', async () => {
    await start(10_000_000, 100);
    harness.model.behave({ kind: 'status', status: 401 });
    await write('ada');
    await waitUntil('the budget to be given back', 5_000, async () => ((await tokensCounted()) === 0 ? true : null));
    expect((await counters()).map(([, value]) => value)).toEqual([0, 0]);
  });

  test('is kept under names that tell no reader, and forgotten after two days', async () => {
    await start(10_000_000, 100);
    await write('ada@example.org');
    const all = await counters();
    expect(all).toHaveLength(2);
    for (const [key, , seconds] of all) {
      expect(key).not.toContain('ada');
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(2 * 86_400);
    }
  });

  test('that cannot be read is none: our own rules write', async () => {
    await start(10_000_000, 100);
    harness.redis.disconnect();
    expect((await write('ada')).reason).toBe('budget-unknown');
    expect(harness.model.questions).toHaveLength(0);
  });
});
