import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubServer } from '../test/framed.tsx';
import { settings } from './settings-store.ts';
import { useLeadStory } from './use-lead-story.ts';

/** A story told by so many outlets of these names. */
const storyOf = (id: string, title: string, outletIds: string[]) => ({
  ...{ id, title, summary: 'What is known of it.', coverage: { outlets: outletIds.length } },
  items: outletIds.map((outlet) => ({ id: `${id}-${outlet}`, outlet: { id: outlet } })),
});
let client: QueryClient;
let stories: ReturnType<typeof storyOf>[];
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  settings.set(DEFAULT_SETTINGS);
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  stories = [
    storyOf('gate', 'Gate jams at high tide', ['courier', 'quay']),
    storyOf('derby', 'Orsund win the derby', ['quay', 'tide', 'dune']),
    storyOf('rail', 'Rail plan dropped', ['dune']),
  ];
  server = stubServer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://here');
    const story = stories.find(({ id }) => pathname === `/api/stories/${id}`);
    if (story) return json(story);
    if (pathname !== '/api/stories') return json({ error: 'There is no such story.' }, 404);
    const [limit, from] = ['limit', 'cursor'].map((name) => Number(searchParams.get(name)));
    const page = stories.slice(from, (from ?? 0) + (limit ?? 0)).map(({ items: _, ...listed }) => listed);
    const next = (from ?? 0) + (limit ?? 0);
    const link = next < stories.length ? { link: `</api/stories?limit=${limit}&cursor=${next}>; rel="next"` } : {};
    return json(page, 200, link as Record<string, string>);
  });
});
afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** The home page under these settings, and the ids of every story that it would ever have drawn. */
async function open(mutes: Partial<typeof DEFAULT_SETTINGS> = {}) {
  settings.set({ ...DEFAULT_SETTINGS, ...mutes });
  const drawn = new Set<string | null>();
  const { result } = renderHook(
    () => {
      const lead = useLeadStory(true);
      if (lead.data !== undefined) drawn.add(lead.data?.id ?? null);
      return lead;
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { drawn, lead: () => result.current.data?.id ?? null };
}

test('where nothing is muted the most prominent story leads, and no other is asked for', async () => {
  const { drawn } = await open();
  expect([...drawn]).toEqual(['gate']);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/stories?limit=1']);
});

test.each([
  ['a word of it', { mutedWords: ['gate'] }, 'derby'],
  ['a word of this one and the next', { mutedWords: ['Gate', 'DERBY'] }, 'rail'],
  ['one of its outlets', { mutedSources: ['courier'] }, 'gate'],
  ['all of its outlets', { mutedSources: ['courier', 'quay'] }, 'derby'],
  ['more outlets than tell it, not all of its own', { mutedSources: ['a', 'b', 'quay'] }, 'gate'],
  ['all of its outlets and a word of the next', { mutedSources: ['courier', 'quay'], mutedWords: ['derby'] }, 'rail'],
  ['everything', { mutedSources: ['courier', 'quay', 'tide', 'dune'] }, null],
])('muted is %s: the next suitable story leads, and no other is ever drawn', async (_, mutes, id) => {
  const { drawn } = await open(mutes);
  expect([...drawn]).toEqual([id]);
});

test('it is looked for on further pages', async () => {
  stories = [...Array.from({ length: 45 }, (_, at) => storyOf(`d${at}`, 'A derby', ['quay'])), ...stories];
  expect((await open({ mutedWords: ['derby'] })).lead()).toBe('gate');
});

test('a story that is gone by the time it is asked who tells it is passed over', async () => {
  const answer = server.answer;
  server.answer = (call) =>
    call.path === '/api/stories/gate' ? json({ error: 'There is no such story.' }, 404) : answer(call);
  expect((await open({ mutedSources: ['a', 'b'] })).lead()).toBe('derby');
});

test('what is muted meanwhile gives way, and comes back once it is let in again', async () => {
  const { lead } = await open();
  await act(async () => settings.set({ ...DEFAULT_SETTINGS, mutedWords: ['gate'] }));
  await waitFor(() => expect(lead()).toBe('derby'));
  await act(async () => settings.set(DEFAULT_SETTINGS));
  await waitFor(() => expect(lead()).toBe('gate'));
});
