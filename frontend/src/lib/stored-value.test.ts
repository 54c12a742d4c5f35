import { beforeEach, expect, test, vi } from 'vitest';

const asText = (stored: unknown): string => (typeof stored === 'string' ? stored : 'first');
async function startPage() {
  vi.resetModules();
  return await import('./stored-value.ts');
}
beforeEach(() => localStorage.clear());

test('what another tab keeps or empties holds here too', async () => {
  const { storedValue } = await startPage();
  const value = storedValue('key', asText);
  value.set('mine');
  const told = vi.fn();
  value.subscribe(told);
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '"x"' }));
  expect(value.get()).toBe('mine');
  dispatchEvent(new StorageEvent('storage', { key: 'key', newValue: '"theirs"' }));
  expect(value.get()).toBe('theirs');
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(value.get()).toBe('first');
  expect(told).toHaveBeenCalledTimes(2);
});

test('forgetting empties storage and what the page holds, and nothing is kept any more until it begins anew', async () => {
  const { storedValue, forgetStored } = await startPage();
  const value = storedValue('key', asText);
  value.set('mine');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('searchQuery', 'gate');
  forgetStored();
  expect([value.get(), localStorage.length, sessionStorage.length]).toEqual(['first', 0, 0]);
  value.set('left behind');
  expect(localStorage.length).toBe(0);
  const fresh = await startPage();
  fresh.storedValue('key', asText).set('new');
  expect(localStorage.getItem('key')).toBe('"new"');
});
