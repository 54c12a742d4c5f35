import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import * as contract from '@360/contracts/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { themeNow } from '../../lib/theme.ts';
import { json, renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { startServer } from './_fixtures.ts';
import * as choices from './choices.ts';
import type { Section } from './sections.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

let { server, kept } = startServer();
beforeAll(() => startStrings());
beforeEach(() => {
  ({ server, kept } = startServer());
});
afterEach(() => vi.unstubAllGlobals());

const show = (first?: Section) => renderFramed(<SettingsDialog {...(first ? { first } : {})} onClose={() => {}} />);
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const toggle = (name: string) => act(async () => void fireEvent.click(screen.getByRole('switch', { name })));
const pick = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const told = () => server.asked('PATCH').map(({ path, body }) => [path, body]);

test('what may be chosen is what the contract knows', () => {
  expect([...choices.THEME_CHOICES].sort()).toEqual([...contract.THEMES].sort());
  expect(choices.FONT_SIZES).toEqual(contract.FONT_SIZES);
  expect(choices.VIDEO_QUALITIES).toEqual(contract.VIDEO_QUALITIES);
  expect(choices.PLAYBACK_SPEEDS).toEqual(contract.PLAYBACK_SPEEDS);
  expect(choices.MUTED_MAX).toBe(contract.MUTED_MAX);
});

describe('sections', () => {
  test('are six, chosen from the side', async () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Settings' });
    const names = within(nav)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['News Sources', 'Notifications', 'Theme & Display', 'Language', 'Privacy', 'Subscription']);
    await press('Notifications');
    screen.getByRole('region', { name: 'Notifications' });
    screen.getByRole('switch', { name: 'Push notifications', checked: true });
  });

  test('say so where the settings cannot be had, and show them as last known', async () => {
    settings.set({ ...DEFAULT_SETTINGS, breakingAlerts: false });
    server.answer = () => json({ error: 'Later.' }, 503);
    show('notifications');
    expect((await screen.findByRole('alert')).textContent).toContain('Your settings could not be loaded.');
    screen.getByRole('switch', { name: 'Breaking news alerts', checked: false });
  });
});

describe('a switch', () => {
  test('is told to the server on change, and that it is saved', async () => {
    show('notifications');
    await toggle('Breaking news alerts');
    screen.getByRole('switch', { name: 'Breaking news alerts', checked: false });
    expect(told()).toEqual([['/api/settings/default', { breakingAlerts: false }]]);
    await screen.findByText('Saved');
  });

  test('goes back where the server refuses, and that is said', async () => {
    server.answer = ({ method }) => (method === 'PATCH' ? json({ error: 'Later.' }, 503) : json(kept.settings));
    show('notifications');
    await toggle('Breaking news alerts');
    await screen.findAllByText('Failed to update settings');
    screen.getByRole('switch', { name: 'Breaking news alerts', checked: true });
  });
});

describe('theme and display', () => {
  test('the theme holds at once', async () => {
    show();
    screen.getByRole('radio', { name: 'Auto', checked: true });
    await pick('Dark');
    expect(themeNow()).toBe('dark');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('so does the size of text', async () => {
    show();
    await pick('Extra Large');
    expect(document.documentElement.dataset.textSize).toBe('extra-large');
    expect(told().at(-1)?.[1]).toEqual({ fontSize: 'extra-large' });
  });

  test('quality and speed of videos are chosen from a list', async () => {
    show();
    await act(async () => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Playback speed' }), { target: { value: '1.5' } });
    });
    expect(kept.settings.playbackSpeed).toBe('1.5');
  });
});

test('languages stand under their own names, and under those they have in the language shown', () => {
  show('language');
  const names = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(names).toEqual(['English', 'العربية Arabic', 'Español Spanish', 'Français French', 'Deutsch German']);
  screen.getByRole('radio', { name: 'English', checked: true });
});

describe('outlets', () => {
  test('are switched off and on, page by page', async () => {
    show('sources');
    await toggle((await screen.findByRole('switch', { name: 'Quay Radio', checked: true })).ariaLabel ?? 'Quay Radio');
    expect(kept.settings.mutedSources).toEqual(['quay-radio']);
    screen.getByText('1 off');
    await press('More outlets');
    await screen.findByRole('switch', { name: 'El País' });
    screen.getByText('2 on · 1 off');
    await toggle('Quay Radio');
    expect(kept.settings.mutedSources).toEqual([]);
  });

  test('are found by name in the whole catalogue, without its accents', async () => {
    show('sources');
    await screen.findByRole('switch', { name: 'Quay Radio' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find an outlet' }), { target: { value: 'pais' } });
    await screen.findByRole('switch', { name: 'El País' });
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
    await screen.findByText('No outlet fits.');
  });

  test('those that are off can be seen alone', async () => {
    kept.settings = { ...kept.settings, mutedSources: ['el-pais'] };
    show('sources');
    await screen.findByRole('switch', { name: 'Quay Radio' });
    await press('Only those off');
    await screen.findByRole('switch', { name: 'El País', checked: false });
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  test('say so where they cannot be had, with the way to try again', async () => {
    const { answer } = server;
    server.answer = (call) => (call.path.startsWith('/api/publishers') ? json({ error: 'Later.' }, 503) : answer(call));
    show('sources');
    expect((await screen.findByRole('alert')).textContent).toContain('The outlets could not be loaded.');
    server.answer = answer;
    await press('Try again');
    await screen.findByRole('switch', { name: 'Quay Radio' });
  });
});

test('words are muted once each, and let go', async () => {
  show('sources');
  const field = screen.getByRole('textbox', { name: 'Muted words' });
  const add = async (word: string) => {
    fireEvent.change(field, { target: { value: word } });
    await press('Mute');
  };
  await add('  transfer   window ');
  await add('derby');
  await add('derby');
  expect(kept.settings.mutedWords).toEqual(['transfer window', 'derby']);
  expect(screen.getByRole('button', { name: 'Mute' }).hasAttribute('disabled')).toBe(true);
  await press('No longer mute “derby”');
  await waitFor(() => expect(kept.settings.mutedWords).toEqual(['transfer window']));
});

test('muted authors stand by name where there are any, and are heard again by a press', async () => {
  show('sources');
  await screen.findByRole('switch', { name: 'Quay Radio' });
  expect(screen.queryByRole('heading', { name: 'Muted authors' })).toBeNull();
  const author = '0123456789abcdef01234567 Ana B.';
  kept.settings = { ...kept.settings, mutedAuthors: [author] };
  await act(async () => settings.set(kept.settings));
  screen.getByRole('heading', { name: 'Muted authors' });
  await press('Hear again: Ana B.');
  await waitFor(() => expect(kept.settings.mutedAuthors).toEqual([]));
});
