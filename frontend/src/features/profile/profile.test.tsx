import type { Profile } from '@360/contracts/account';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_SETTINGS, settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { initialsOf } from './initials-of.ts';
import { ProfilePage } from './profile-page.tsx';

const stats = { articlesRead: 412, perspectivesExplored: 1_096, storiesAnalyzed: 64, daysActive: 143 };
let profile: Profile;
let status: number;
beforeAll(() => startStrings());
beforeEach(() => {
  settings.set({
    ...FIRST_SETTINGS,
    analysisStyle: 'investigator',
    mutedSources: ['a', 'b', 'c'],
    mutedWords: ['golf'],
  });
  profile = { name: '', joinedAt: '2025-03-10T12:00:00.000Z', stats };
  status = 200;
  stubServer(({ method, body }) => {
    if (status >= 400) return json({ error: 'Later.' }, status);
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
