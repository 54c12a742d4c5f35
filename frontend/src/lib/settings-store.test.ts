import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { expect, test } from 'vitest';
import { settings, settingsFrom } from './settings-store.ts';

test('without a server, settings are as the contract sets them at first', () => {
  expect(settingsFrom(null)).toEqual(DEFAULT_SETTINGS);
});

test('what is missing, of another kind, or no setting, is passed over', () => {
  const given = { theme: 'dark', autoplay: 'yes', mutedWords: [1], language: 5, gone: true };
  expect(settingsFrom(given)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  expect(settingsFrom({ language: 'ar', mutedSources: ['a'] })).toMatchObject({ language: 'ar', mutedSources: ['a'] });
});

test('the text size stands on the page as soon as it is set, and is kept for the next start', () => {
  settings.set({ ...DEFAULT_SETTINGS, fontSize: 'extra-large' });
  expect(document.documentElement.dataset.textSize).toBe('extra-large');
  // As boot.js reads it.
  expect(/"fontSize":"([a-z-]+)"/.exec(localStorage.getItem('settings') ?? '')?.[1]).toBe('extra-large');
});
