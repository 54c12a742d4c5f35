import { beforeEach, expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return (await import('./scroll-places.ts')).scrollPlaces;
};
beforeEach(() => sessionStorage.clear());

test('places are there again after a reload, the latest hundred of them', async () => {
  const places = await fresh();
  for (let entry = 0; entry < 120; entry += 1) places.set(`entry ${entry}`, entry);
  window.dispatchEvent(new Event('pagehide'));
  const again = await fresh();
  expect(again.get('entry 119')).toBe(119);
  expect(again.size).toBe(100);
});

test.each(['', '{', '{"a":1}', '[1,["a"],["b","c"],[7,7],null]'])(
  'what storage holds otherwise is passed over: %s',
  async (stored) => {
    sessionStorage.setItem('scroll-places', stored);
    expect((await fresh()).size).toBe(0);
  },
);
