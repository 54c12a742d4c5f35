import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, hear, tell } from './page-events.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const dispatch = (name: string, detail: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }));

test('what is asked for anywhere in the page is heard, in either spelling, until hearing stops', () => {
  const act = vi.fn();
  const stop = hear('newsSelected', act);
  ask('newsSelected', { id: 'a' });
  dispatch('newsSelected', { id: 'b', title: 'Sea gate failed' });
  dispatch('news-selected', { id: 'c' });
  stop();
  ask('newsSelected', { id: 'd' });
  expect(act.mock.calls).toEqual([[{ id: 'a' }], [{ id: 'b' }], [{ id: 'c' }]]);
});

test('what the page does already is told to others, and not done twice', () => {
  const [act, other] = [vi.fn(), vi.fn()];
  stops.push(hear('categoryChange', act));
  const listener = (event: Event) => other((event as CustomEvent).detail);
  window.addEventListener('categoryChange', listener);
  tell('categoryChange', 'politics');
  window.removeEventListener('categoryChange', listener);
  expect(other.mock.calls).toEqual([['politics']]);
  expect(act).not.toHaveBeenCalled();
});

test('all news is a list too', () => {
  const act = vi.fn();
  stops.push(hear('categoryChange', act));
  dispatch('category-change', '');
  expect(act).toHaveBeenCalledWith('');
});

test('whatever an event carries, nothing is heard but what reads, and nothing throws', () => {
  const heard = vi.fn();
  for (const name of ['categoryChange', 'newsSelected', 'headerSearchSelect', 'analysisTabChange'] as const)
    stops.push(hear(name, heard));
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ id: fc.anything(), storyId: fc.anything(), tab: fc.anything() }),
  );
  fc.assert(
    fc.property(anything, (detail) => {
      heard.mockClear();
      for (const name of ['newsSelected', 'header-search-select', 'analysisTabChange']) dispatch(name, detail);
      for (const [{ id, storyId, tab }] of heard.mock.calls)
        expect([id ?? storyId, id ?? tab].every((text) => typeof text === 'string' && text.length <= 200)).toBe(true);
    }),
  );
  window.dispatchEvent(new Event('newsSelected'));
});
