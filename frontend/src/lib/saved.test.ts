import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubServer } from '../test/framed.tsx';

/** What the server keeps, the last kept first. */
let kept: string[];
let status: (method: string, id: string) => number;
let server: ReturnType<typeof stubServer>;

const idOf = (path: string) => path.split('/').at(-1) ?? '';

/** The page as it starts: what it knows is what storage holds. */
async function startPage() {
  vi.resetModules();
  const [marks, saved, sync] = await Promise.all([
    import('./saved-marks.ts'),
    import('./saved.ts'),
    import('./saved-sync.ts'),
  ]);
  return { ...marks, ...saved, ...sync, ids: () => [...marks.savedMarks.ids.get()] };
}

beforeEach(() => {
  localStorage.clear();
  kept = [];
  status = () => 200;
  server = stubServer(({ method, path }) => {
    if (method === 'GET') return json({ items: kept.map((id) => ({ id })) });
    const answer = status(method, idOf(path));
    if (answer >= 400) return json({ error: 'You have 2,000 saved reports.' }, answer);
    kept = kept.filter((id) => id !== idOf(path));
    if (method === 'PUT') kept.unshift(idOf(path));
    return json({}, method === 'PUT' ? 201 : 204);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = () => server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('a report is marked at once, and the server told when it can no longer be undone', async () => {
  const page = await startPage();
  vi.useFakeTimers();
  page.keep('a', true);
  expect(page.ids()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(told()).toEqual(['PUT /api/saved/a']));
  expect(page.untoldSaves.get()).toEqual({});
});

test('what is undone in time is never told', async () => {
  const page = await startPage();
  page.keep('a', true);
  page.keep('a', false);
  await page.tellSaves();
  expect(told()).toEqual([]);
  expect(page.ids()).toEqual([]);
});

test('offline it waits, also over a new start, and is told once there is a network', async () => {
  status = () => 503;
  const before = await startPage();
  before.keep('a', true);
  before.keep('b', true);
  await before.tellSaves();
  expect(told()).toEqual(['PUT /api/saved/a']);
  status = () => 200;
  const page = await startPage();
  await page.startSaved();
  expect(kept.toSorted()).toEqual(['a', 'b']);
  expect(page.untoldSaves.get()).toEqual({});
});

test('marks of this browser go to the server once; from then on the server says what is kept', async () => {
  localStorage.setItem('saved', '["old","older"]');
  kept = ['elsewhere'];
  const page = await startPage();
  await page.startSaved();
  expect(kept.toSorted()).toEqual(['elsewhere', 'old', 'older']);
  expect(page.ids().toSorted()).toEqual(['elsewhere', 'old', 'older']);
  kept = ['elsewhere'];
  const later = await startPage();
  await later.startSaved();
  expect(later.ids()).toEqual(['elsewhere']);
  expect(told()).toHaveLength(2);
});

test('what the reader does while the list is read holds', async () => {
  kept = ['b', 'a'];
  const page = await startPage();
  const merging = page.startSaved();
  page.keep('c', true);
  await merging;
  page.keep('a', false);
  expect(page.ids()).toContain('b');
  expect(page.ids()).toContain('c');
  expect(page.ids()).not.toContain('a');
});

test('one report that the server does not know holds up no other, and is not marked as kept', async () => {
  status = (_, id) => (id === 'gone' ? 404 : 200);
  const page = await startPage();
  page.keep('gone', true);
  page.keep('a', true);
  await page.tellSaves();
  expect(page.ids()).toEqual(['a']);
  expect(kept).toEqual(['a']);
  expect(page.untoldSaves.get()).toEqual({});
});
