import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { BreakingStrip } from './breaking-strip.tsx';

const broken = {
  type: 'story.breaking',
  storyId: 's1',
  itemId: 'i1',
  title: 'Sea gate failed',
  at: '2026-01-02T10:00:00.000Z',
} as const;

beforeAll(() => startStrings());
afterEach(() => {
  cleanup();
  settings.set(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
});

test('what breaks stands over the story, unless the reader wants no such line', async () => {
  stubServer(() => json([]));
  const stream = stubStream();
  renderFramed(<BreakingStrip />);
  await act(async () => stream.tell(broken));
  expect((await screen.findByRole('link', { name: 'Sea gate failed' })).getAttribute('href')).toContain('/item/i1');
  act(() => settings.set({ ...settings.get(), breakingAlerts: false }));
  expect(screen.queryByText('Sea gate failed')).toBeNull();
});

const reportOf = (id: string, title: string, outlet: string) => ({
  ...{ id, title, summary: '', publishedAt: '2026-01-02T09:00:00.000Z', outlet: { id: outlet, name: outlet } },
});
const reports = [reportOf('i1', 'Sea gate failed', 'quay'), reportOf('i2', 'Power is out', 'tide')];

/** The line under these settings, and every headline that ever stood in it. @param latest reports, the latest first */
function open(mutes: Partial<typeof DEFAULT_SETTINGS>, latest = reports) {
  settings.set({ ...DEFAULT_SETTINGS, ...mutes });
  stubServer(({ path }) => {
    const limit = Number(new URL(path, 'http://here').searchParams.get('limit'));
    const report = reports.find(({ id }) => path === `/api/news/${id}`);
    return json(report ?? latest.slice(0, limit));
  });
  const stream = stubStream();
  const { container } = renderFramed(<BreakingStrip />);
  const stood = new Set<string>();
  const look = () => {
    const headline = container.querySelector('aside a')?.textContent;
    if (headline) stood.add(headline);
  };
  new MutationObserver(look).observe(container, { childList: true, subtree: true, characterData: true });
  return { stream, stood, headline: () => container.querySelector('aside a')?.textContent };
}

test.each([
  ['nothing', {}, 'Sea gate failed'],
  ['its outlet', { mutedSources: ['quay'] }, 'Power is out'],
  ['a word of it', { mutedWords: ['gate'] }, 'Power is out'],
])('where %s is muted the latest report that is not stands there, and none before it', async (_, mutes, title) => {
  const { stood, headline } = open(mutes);
  await waitFor(() => expect(headline()).toBe(title));
  expect([...stood]).toEqual([title]);
});

test('where all is muted there is no line', async () => {
  const { stood } = open({ mutedSources: ['quay', 'tide'] });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([...stood]).toEqual([]);
});

test.each([
  ['by an outlet that is muted', { mutedSources: ['quay'] }, ['Power is out']],
  ['with a word that is muted', { mutedWords: ['failed'] }, ['Power is out']],
  ['while something else is muted', { mutedWords: ['derby'] }, ['Power is out', 'Sea gate failed']],
])('what breaks %s is shown only where it is not muted', async (_, mutes, titles) => {
  const { stream, stood, headline } = open(mutes, reports.toReversed());
  await waitFor(() => expect(headline()).toBe('Power is out'));
  await act(async () => stream.tell(broken));
  await waitFor(() => expect(headline()).toBe(titles.at(-1)));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([...stood]).toEqual(titles);
});
