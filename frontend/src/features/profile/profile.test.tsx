import type { Profile, Reading } from '@360/contracts/account';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { initialsOf } from './initials-of.ts';
import { ProfilePage } from './profile-page.tsx';

const stats = { articlesRead: 412, perspectivesExplored: 1_096, storiesAnalyzed: 64, daysActive: 143 };
const NO_SIDES = {
  ...{ institutional: 0, economic: 0, technological: 0, environmental: 0, social: 0, investigative: 0 },
};
let profile: Profile;
let reading: Reading;
let status: number;
beforeAll(() => startStrings());
beforeEach(() => {
  settings.set({
    ...DEFAULT_SETTINGS,
    analysisStyle: 'investigator',
    mutedSources: ['a', 'b', 'c'],
    mutedWords: ['golf'],
  });
  profile = { name: '', joinedAt: '2025-03-10T12:00:00.000Z', stats };
  reading = {
    today: '2026-11-18',
    days: [
      { day: '2026-11-03', reports: 14 },
      { day: '2026-11-18', reports: 2 },
    ],
    week: { articlesRead: 38, storiesAnalyzed: 6 },
    outletsExplored: 87,
    angles: {
      reports: 52,
      outlets: 9,
      fromFive: 71,
      approaches: { ...NO_SIDES, institutional: 16, economic: 12, technological: 8, investigative: 4 },
    },
  };
  status = 200;
  stubServer(({ method, path, body }) => {
    if (status >= 400) return json({ error: 'Later.' }, status);
    if (path.startsWith('/api/profile/reading?zone=')) return json(reading);
    if (method === 'PATCH') profile = { ...profile, ...(body as object) };
    return json(profile);
  });
});
afterEach(() => vi.unstubAllGlobals());
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('the four figures are the reader’s own', async () => {
  renderFramed(<ProfilePage />);
  await screen.findByText('Reader since March 2025');
  for (const [name, figure] of [
    ['Articles Read', '412'],
    ['Perspectives Explored', '1,096'],
    ['Stories Analyzed', '64'],
    ['Days Active', '143'],
  ])
    expect(screen.getByText(name ?? '').nextElementSibling?.textContent).toBe(figure);
});

test('what was done lately stands beside the figures', async () => {
  renderFramed(<ProfilePage />);
  await screen.findByText('38 this week');
  screen.getByText('from 87 outlets');
  screen.getByText('6 this week');
  screen.getByText(/^of \d+ days$/);
});

test('the reader’s own dial has twelve blocks by angle, a gap where nothing is read, and the share of few outlets', async () => {
  renderFramed(<ProfilePage />);
  const dial = await screen.findByRole('img', { name: /^Your reading by angle: Institutional 40%; Economic 30%/ });
  expect(dial.getAttribute('aria-label')).toContain('71% of it comes from 5 outlets.');
  expect(dial.querySelectorAll('.dial-arc')).toHaveLength(11);
  expect(dial.querySelectorAll('.dial-over')).toHaveLength(1);
  expect(dial.querySelectorAll('.dial-gap')).toHaveLength(4);
  expect(dial.querySelector('.dial-figure')?.textContent).toBe('71%');
  screen.getByText(/^One block is a twelfth of the 40 reports .* of 52 you read/);
});

test('the days are drawn as a grid of eighteen weeks', async () => {
  renderFramed(<ProfilePage />);
  const days = await screen.findByRole('img', { name: /^You were active on 2 days of the last 18 weeks. Most on Tue/ });
  expect(days.querySelectorAll('i:not([hidden])')).toHaveLength(17 * 7 + 3);
  expect(days.querySelectorAll('i[data-level="4"]')).toHaveLength(1);
});

test('a day on which nothing was read is drawn where the reader was active, and told', async () => {
  reading = { ...reading, days: [{ day: '2026-11-17', reports: 0 }, ...reading.days] };
  renderFramed(<ProfilePage />);
  const days = await screen.findByRole('img', { name: /^You were active on 3 days of the last 18 weeks/ });
  expect(days.querySelectorAll('i[data-active="true"][data-level="0"]')).toHaveLength(1);
  expect(days.querySelector('i[data-active="true"][data-level="0"]')?.getAttribute('title')).toMatch(/no report read$/);
  screen.getByText(/An outlined day was active without a report read\.$/);
});

test('each drawing can be read as a table', async () => {
  renderFramed(<ProfilePage />);
  await screen.findByText('38 this week');
  for (const button of screen.getAllByRole('button', { name: 'Table' })) fireEvent.click(button);
  const angles = within(screen.getByRole('table', { name: /^Your own dial/ }));
  expect(angles.getByRole('row', { name: 'Institutional 16 40%' })).toBeDefined();
  expect(angles.getByRole('row', { name: 'Social 0 0%' })).toBeDefined();
  const days = within(screen.getByRole('table', { name: 'Days read' }));
  expect(days.getAllByRole('row').map(({ textContent }) => textContent?.replace(/^.*?(\d+)$/, '$1'))).toHaveLength(3);
});

test('where there is too little to draw, that is said, with what is missing', async () => {
  reading = {
    ...reading,
    days: [],
    angles: { reports: 9, outlets: 2, fromFive: 100, approaches: { ...NO_SIDES, social: 5 } },
  };
  renderFramed(<ProfilePage />);
  await screen.findByText('The dial is drawn once 12 reports that you read tell their angle. So far 5 do.');
  screen.getByText('Nothing read in the last 18 weeks. The first report you open stands here.');
  expect(screen.queryByRole('img')).toBeNull();
});

test('while the feed cannot tell angles, that is said and the days stand', async () => {
  reading = { ...reading, angles: null };
  renderFramed(<ProfilePage />);
  await screen.findByText('The angles cannot be told right now.');
  screen.getByRole('img', { name: /^You were active on 2 days/ });
});

test('the name is changed', async () => {
  renderFramed(<ProfilePage />);
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  await press('Edit Profile');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: ' Mira Ostby ' } });
  await press('Save');
  await screen.findByRole('heading', { level: 1, name: 'Mira Ostby' });
  screen.getByText('MO');
});

test('a name that could not be kept is still in its field', async () => {
  renderFramed(<ProfilePage />);
  await screen.findByText('412');
  await press('Edit Profile');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Mira' } });
  status = 503;
  await press('Save');
  await screen.findByText('Your name could not be saved. Please try again.');
  expect((screen.getByRole('textbox', { name: 'Your name' }) as HTMLInputElement).value).toBe('Mira');
});

test('preferences are those of the settings, and lead there', async () => {
  renderFramed(<ProfilePage />);
  await screen.findByText('412');
  screen.getByText('The Investigator');
  screen.getByText('At once');
  screen.getByText('3 outlets off, 1 muted word');
  expect(screen.getByRole('link', { name: 'Change: Notification frequency' }).getAttribute('href')).toBe('/settings');
});

test('a failure is said; preferences stand all the same', async () => {
  status = 503;
  renderFramed(<ProfilePage />);
  await screen.findByText('Your profile could not be loaded.');
  screen.getByRole('heading', { name: 'Reading preferences' });
});

test('initials are of the first and the last word, in any script', () => {
  expect(['Mira Ostby', 'ليلى حسن', 'ada', 'Ana María del Río', ''].map(initialsOf)).toEqual([
    'MO',
    'لح',
    'A',
    'AR',
    '',
  ]);
});
