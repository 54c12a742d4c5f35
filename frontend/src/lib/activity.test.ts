import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Told {
  entries: { id: string; kind: string; subject: string; title: string }[];
}
let told: Told[];
let status: number;

async function startPage() {
  vi.resetModules();
  const [activity, { keepNote }, { sendActivity, sendSoon }, { settings }] = await Promise.all([
    import('./activity.ts'),
    import('./activity-waiting.ts'),
    import('./activity-queue.ts'),
    import('./settings-store.ts'),
  ]);
  // As the page notes it, once what tells the server of it is here.
  const note = (...noted: Parameters<typeof keepNote>) => keepNote(...noted) && sendSoon();
  return { ...activity, note, sendActivity, settings };
}

const read = (id: string) => ({ kind: 'read', subject: id, title: `Report ${id}`, itemId: id }) as const;

beforeEach(() => {
  localStorage.clear();
  told = [];
  status = 200;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (status < 400) told.push(JSON.parse(String(init.body)));
    expect(init.keepalive).toBe(true);
    return new Response('{}', { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what was read is told together, each report once a visit', async () => {
  const page = await startPage();
  vi.useFakeTimers();
  page.note(read('a'));
  page.note(read('b'));
  page.note(read('a'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toHaveLength(1);
  expect(told[0]?.entries.map(({ subject }) => subject)).toEqual(['a', 'b']);
  expect(told[0]?.entries[0]?.id).toMatch(/^[\w-]{8,60}$/);
});

test('at most fifty go in one call', async () => {
  status = 503;
  const page = await startPage();
  for (let number = 0; number < 120; number += 1) page.note(read(String(number)));
  await page.sendActivity();
  status = 200;
  await page.sendActivity();
  expect(told.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
});

test('what could not be told waits for the next start under the same id', async () => {
  status = 503;
  const before = await startPage();
  before.note(read('a'));
  await before.sendActivity();
  const [waiting] = JSON.parse(localStorage.getItem('activity-untold') ?? '[]');
  status = 200;
  const page = await startPage();
  await page.sendActivity();
  expect(told[0]?.entries).toEqual([waiting]);
  await page.sendActivity();
  expect(told).toHaveLength(1);
});

const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('leaving the page tells what waits', async () => {
  const page = await startPage();
  page.note(read('a'));
  leave();
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
});

const toldOf = (subject: string) => told.flatMap(({ entries }) => entries).filter((entry) => entry.subject === subject);

test('what is noted as the page is left is told, once there is what tells it', async () => {
  vi.resetModules();
  const { noteActivity } = await import('./activity.ts');
  noteActivity(read('left'));
  leave();
  await vi.waitFor(() => expect(toldOf('left')).toHaveLength(1));
});

test('where the page is gone before that, it is told at the next start', async () => {
  vi.resetModules();
  const underWay = vi.fn(() => new Promise<object>(() => undefined));
  vi.doMock('./activity-queue.ts', underWay);
  const { noteActivity } = await import('./activity.ts');
  noteActivity(read('gone'));
  const kept = JSON.parse(localStorage.getItem('activity-untold') ?? '[]');
  await vi.waitFor(() => expect(underWay).toHaveBeenCalled());
  leave();
  vi.doUnmock('./activity-queue.ts');
  const page = await startPage();
  expect(toldOf('gone')).toEqual([]);
  await page.sendActivity();
  expect(kept).toHaveLength(1);
  expect(toldOf('gone')).toEqual(kept);
});

test('a reader who keeps no activity tells of none, also not of what waited', async () => {
  status = 503;
  const page = await startPage();
  page.note(read('a'));
  await page.sendActivity();
  status = 200;
  page.settings.set({ ...DEFAULT_SETTINGS, keepActivity: false });
  page.noteActivity(read('b'));
  await page.sendActivity();
  expect(told).toEqual([]);
  expect(localStorage.getItem('activity-untold')).toBe('[]');
});

test('a report counts as read after two seconds on screen', async () => {
  const page = await startPage();
  vi.useFakeTimers();
  const { rerender } = renderHook(({ id }: { id: string | null }) => page.useNoted(id ? read(id) : null), {
    initialProps: { id: null as string | null },
  });
  rerender({ id: 'passed' });
  await vi.advanceTimersByTimeAsync(1_500);
  rerender({ id: 'stayed' });
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(localStorage.getItem('activity-untold')).toContain('stayed'));
  expect(localStorage.getItem('activity-untold')).not.toContain('passed');
});

test('a search is told once a visit, however often it is repeated, and no longer than the server takes', async () => {
  const page = await startPage();
  const long = 'harbour '.repeat(100);
  for (const query of ['harbour strike', ' harbour strike ', long]) {
    const noted = page.searchOf(query);
    if (noted) page.note(noted);
  }
  await page.sendActivity();
  expect(told[0]?.entries.map(({ kind, subject }) => [kind, subject.length])).toEqual([
    ['search', 14],
    ['search', 300],
  ]);
  expect(page.searchOf('  ')).toBeNull();
});

test('a briefing is told once it is written, as of then and under the same id from wherever it is told', async () => {
  const briefing = { id: 'b1', subject: 'Harbour strike', finishedAt: '2026-11-22T06:00:00.000Z' } as const;
  const page = await startPage();
  expect(page.briefingMade({ ...briefing, step: 'failed' })).toBeNull();
  expect(page.briefingMade({ ...briefing, finishedAt: null, step: 'writing' })).toBeNull();
  const noted = page.briefingMade({ ...briefing, step: 'done' });
  if (noted) page.note(noted);
  await page.sendActivity();
  expect(told[0]?.entries).toEqual([
    {
      ...{ id: 'briefing-b1', kind: 'briefing', subject: 'b1', title: 'Harbour strike', itemId: null },
      at: briefing.finishedAt,
    },
  ]);
});
