import type { Logger } from '@360/chassis/logger';
import { describe, expect, test } from 'vitest';
import type { ItemPage } from '../items/item.model.ts';
import type { PageVisit } from './fetch-page.ts';
import { createHostTurn } from './host-turn.ts';
import type { PageRepo, WantedItem } from './page.repo.ts';

const silent = { info: () => undefined, error: () => undefined } as unknown as Logger;
const NEVER_ABORTED = new AbortController().signal;

/** One turn at a host with one waiting page, whose visit ends as given. */
const turnWith = async (attempts: number, visit: () => Promise<PageVisit>) => {
  const settled: ItemPage[] = [];
  const held: number[] = [];
  const page = { state: 'wanted', host: 'o.example', url: null, reason: null, attempts, at: null, nextAt: new Date() };
  const waiting = [{ _id: '1', url: 'https://o.example/1', title: 't', wordCount: 9, page } as unknown as WantedItem];
  const pages = {
    resting: async () => new Set<string>(),
    nextOf: async () => waiting.shift() ?? null,
    settle: async (_: WantedItem, next: ItemPage) => void settled.push(next),
  } as unknown as PageRepo;
  const turns = { holdBack: async (_: string, ms: number) => void held.push(ms) };
  const turn = createHostTurn({ pages, turns, visit, gapMs: 0, logger: silent, onStored: () => undefined });
  await turn('o.example', NEVER_ABORTED);
  const [next] = settled;
  const waitMs = next?.nextAt && next.at ? next.nextAt.getTime() - next.at.getTime() : null;
  return { next, waitMs, held };
};
const later = (waitMs: number | null) => async (): Promise<PageVisit> => ({
  kind: 'later',
  reason: 'Not now.',
  waitMs,
  crawlDelayMs: null,
});

describe('a page that cannot be had now', () => {
  test.each([
    [0, null, 60_000],
    [1, null, 240_000],
    [4, null, 256 * 60_000],
    [0, 7_000, 7_000],
    [0, 0, 1_000],
    [0, 400 * 3_600_000, 24 * 3_600_000],
  ])('after %d tries, asked to wait %s ms, is tried again in %d ms', async (attempts, asked, waitMs) => {
    const got = await turnWith(attempts, later(asked));
    expect(got.waitMs).toBe(waitMs);
    expect(got.next).toMatchObject({ state: 'wanted', attempts: attempts + 1, reason: 'Not now.' });
  });

  test('is given up at the sixth try', async () =>
    expect((await turnWith(5, later(null))).next).toMatchObject({ state: 'failed', nextAt: null, attempts: 6 }));

  test('leaves its host alone for a minute, or as long as that asks', async () => {
    expect((await turnWith(4, later(null))).held).toEqual([60_000]);
    expect((await turnWith(4, later(9_000))).held).toEqual([9_000]);
  });
});

test('a page whose visit breaks on our side is put off, so that the others get their turn', async () => {
  const broken = () => Promise.reject(new TypeError('a fault of ours'));
  expect((await turnWith(0, broken)).next).toMatchObject({
    state: 'wanted',
    reason: expect.stringContaining('our side'),
  });
});

test('a host others are asking is left to them, and that is no try', async () => {
  const until = new Date(Date.now() + 5_000);
  const got = await turnWith(2, async () => ({ kind: 'busy', until, crawlDelayMs: null }));
  expect(got.next).toMatchObject({ state: 'wanted', attempts: 2, nextAt: until });
  expect(got.held).toEqual([]);
});

test('a site that asks for a pause between pages gets it, up to a minute', async () => {
  const failed = (crawlDelayMs: number) => async (): Promise<PageVisit> => ({
    kind: 'failed',
    reason: '',
    crawlDelayMs,
  });
  expect((await turnWith(0, failed(30_000))).held).toEqual([30_000]);
  expect((await turnWith(0, failed(86_400_000))).held).toEqual([60_000]);
});
