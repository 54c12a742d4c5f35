import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutletRecord, StoryEvidence } from '../evidence/evidence.ts';
import { createSecondLooks, isUncounted } from './second-looks.ts';

const NOW = Date.UTC(2026, 4, 12);
const DAY_MS = 86_400_000;
const reportBy = (outletId: string, daysAgo: number) => ({ outletId, publishedAt: NOW - daysAgo * DAY_MS });
const evidence = (reports: object[], counted: string[]) =>
  ({ reports, catalogue: counted.map((id) => ({ id }) as OutletRecord) }) as unknown as StoryEvidence;

describe('a story', () => {
  test('waits for counts as long as one of its outlets has none', () => {
    const reports = [reportBy('quay', 0), reportBy('tarn', 1)];
    expect(isUncounted(evidence(reports, []), NOW)).toBe(true);
    expect(isUncounted(evidence(reports, ['quay']), NOW)).toBe(true);
    expect(isUncounted(evidence(reports, ['tarn', 'quay']), NOW)).toBe(false);
  });

  test('of which all is older than what is counted waits for nothing', () => {
    expect(isUncounted(evidence([reportBy('quay', 40)], []), NOW)).toBe(false);
  });
});

describe('second looks', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const handedOn: string[] = [];
  const failed: object[] = [];
  const open = () => {
    handedOn.length = 0;
    const handOn = async (id: string) => {
      if (id === 'bad') throw new Error('The queue is away.');
      handedOn.push(id);
    };
    return createSecondLooks(handOn, { warn: (fields: object) => void failed.push(fields) }, 1_000);
  };

  test('come together after a while, each story once, also where one cannot be handed on', async () => {
    const looks = open();
    for (const id of ['a', 'bad', 'b', 'a']) looks.note(id);
    await vi.advanceTimersByTimeAsync(999);
    expect(handedOn).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(handedOn).toEqual(['a', 'b']);
    expect(failed).toHaveLength(1);
  });

  test('are asked for once while one is waited for, come after twice as long each time, and end after seven', async () => {
    const looks = open();
    const cameAfter: number[] = [];
    for (let second = 1; second <= 300; second++) {
      looks.note('a');
      await vi.advanceTimersByTimeAsync(1_000);
      if (handedOn.length > cameAfter.length) cameAfter.push(second);
    }
    expect(cameAfter).toEqual([1, 3, 7, 15, 31, 63, 127]);
  });

  test('a story noted later does not wait as long as those before it', async () => {
    const looks = open();
    looks.note('a');
    await vi.advanceTimersByTimeAsync(1_000);
    looks.note('a');
    looks.note('b');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handedOn).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handedOn).toEqual(['a', 'b', 'a']);
  });

  test('end with the process', async () => {
    const looks = open();
    looks.note('a');
    await vi.advanceTimersByTimeAsync(1_000);
    for (const id of ['a', 'b']) looks.note(id);
    looks.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(handedOn).toEqual(['a']);
  });
});
