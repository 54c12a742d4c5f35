import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { StoryItem } from '@360/contracts/stories';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { OutletSection } from './outlet-section.tsx';

const itemOf = (outlet: string, minute: number): StoryItem => ({
  id: `${outlet}-1`,
  url: `https://${outlet}.example/1`,
  title: `Gate jams, says ${outlet}`,
  summary: '',
  publishedAt: `2026-11-20T07:${String(minute).padStart(2, '0')}:00.000Z`,
  outlet: { id: outlet, name: `The ${outlet}`, country: null, site: null },
  approach: null,
  copyOf: null,
  creditTo: null,
  lagMinutes: minute,
  revisions: 0,
  contentType: 'article',
  network: null,
});
const items = [itemOf('quay', 0), itemOf('tide', 4), itemOf('dune', 9)];
const named = () => items.map(({ outlet }) => outlet.name).filter((name) => screen.queryAllByText(name).length > 0);

beforeAll(() => startStrings());
afterEach(() => settings.set(DEFAULT_SETTINGS));

test('reports of muted outlets are left out of the list, and counted; what is counted of the story stays', async () => {
  settings.set({ ...DEFAULT_SETTINGS, mutedSources: ['quay'] });
  renderFramed(<OutletSection items={items} />);
  await screen.findByText('1 hidden by your settings');
  expect(named()).toEqual(['The tide', 'The dune']);
  await act(async () => settings.set(DEFAULT_SETTINGS));
  expect(named()).toEqual(['The quay', 'The tide', 'The dune']);
  expect(screen.queryByText(/hidden by your settings/)).toBeNull();
});

test('a post is told from a report', async () => {
  renderFramed(
    <OutletSection items={[itemOf('quay', 0), { ...itemOf('quay', 12), id: 'post', network: 'bluesky' }]} />,
  );
  await screen.findByText('Post on Bluesky');
  expect(screen.getAllByText(/^Post on/)).toHaveLength(1);
});
