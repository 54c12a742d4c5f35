import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { Settings } from '@360/contracts/settings';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, stubServer } from '../test/framed.tsx';
import { startStrings } from '../test/strings.ts';
import { settings } from './settings-store.ts';
import { changeSettings, loadSettings, resetSettings, startSettings } from './settings-sync.ts';
import { speak } from './strings.ts';
import { onTheme, setTheme, themeNow } from './theme.ts';

/** Keeps settings as the service does. */
let kept: Settings;
let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  localStorage.clear();
  settings.set(DEFAULT_SETTINGS);
  setTheme('system');
  kept = DEFAULT_SETTINGS;
  server = stubServer(({ method, path, body }) => {
    if (path.endsWith('/reset')) kept = DEFAULT_SETTINGS;
    if (method === 'PATCH') kept = { ...kept, ...(body as Partial<Settings>) };
    return json(kept);
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = () => server.asked('PATCH').map(({ body }) => body);
const settled = () => changeSettings(() => ({}));

test('what was set elsewhere comes here', async () => {
  kept = { ...kept, theme: 'dark', fontSize: 'large', mutedWords: ['derby'] };
  await loadSettings();
  expect(themeNow()).toBe('dark');
  expect(settings.get()).toEqual(kept);
  expect(told()).toEqual([]);
});

test('what this browser chose before the server knew is told, and stays', async () => {
  setTheme('dark');
  localStorage.setItem('lang', 'fr');
  await loadSettings();
  await settled();
  expect(themeNow()).toBe('dark');
  expect(told()[0]).toEqual({ theme: 'dark', language: 'fr' });
  expect(settings.get()).toMatchObject({ theme: 'dark', language: 'fr' });
});

test('where both chose, what is known of the server holds', async () => {
  setTheme('dark');
  kept = { ...kept, theme: 'light' };
  await loadSettings();
  expect(themeNow()).toBe('light');
});

test('a change holds at once, before the server has answered', async () => {
  const done = changeSettings(() => ({ fontSize: 'small', theme: 'dark' }));
  expect(settings.get().fontSize).toBe('small');
  expect(themeNow()).toBe('dark');
  await done;
  expect(told()).toEqual([{ fontSize: 'small', theme: 'dark' }]);
});

test('a change that is refused is taken back, and only that one', async () => {
  const answer = server.answer;
  server.answer = (call) =>
    JSON.stringify(call.body).includes('theme') ? json({ error: 'Later.' }, 503) : answer(call);
  const refused = changeSettings(() => ({ theme: 'dark' }));
  const taken = changeSettings(() => ({ autoplay: false }));
  await expect(refused).rejects.toThrow('Later.');
  await taken;
  expect(themeNow()).toBe('system');
  expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, autoplay: false });
});

test('quick changes of one list all stand, in whatever order they are answered', async () => {
  const mute = (id: string) => changeSettings(({ mutedSources }) => ({ mutedSources: [...mutedSources, id] }));
  await Promise.all(['a', 'b', 'c'].map(mute));
  expect(kept.mutedSources).toEqual(['a', 'b', 'c']);
  expect(settings.get().mutedSources).toEqual(['a', 'b', 'c']);
});

test('a reset gives back what held before, so that it can be undone', async () => {
  await changeSettings(() => ({ theme: 'dark', mutedWords: ['derby'] }));
  const before = await resetSettings();
  expect(settings.get()).toEqual(DEFAULT_SETTINGS);
  expect(themeNow()).toBe('system');
  await changeSettings(() => before);
  expect(kept).toMatchObject({ theme: 'dark', mutedWords: ['derby'] });
  expect(themeNow()).toBe('dark');
});

test('the buttons of header and menu wait for no server: unheard, their choice stays and is told later', async () => {
  await startSettings();
  const answer = server.answer;
  server.answer = () => json({ error: 'Later.' }, 503);
  setTheme('dark');
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(themeNow()).toBe('dark');
  server.answer = answer;
  await loadSettings();
  await vi.waitFor(() => expect(kept.theme).toBe('dark'));
});

test('chosen on before the server has answered, the last choice stays, here and there', async () => {
  await startSettings();
  const seen: string[] = [];
  const stop = onTheme(() => seen.push(themeNow()));
  const round = ['light', 'dark', 'system', 'light'] as const;
  for (const theme of round) setTheme(theme);
  await vi.waitFor(() => expect(kept.theme).toBe('light'));
  for (const theme of ['dark', 'system'] as const) setTheme(theme);
  await vi.waitFor(() => expect(kept.theme).toBe('system'));
  await settled();
  stop();
  expect(seen).toEqual([...round, 'dark', 'system']);
  expect(settings.get().theme).toBe('system');
});

test('a choice made while a change of the settings is under way is told after it', async () => {
  await startSettings();
  const done = changeSettings(() => ({ autoplay: false }));
  setTheme('dark');
  await done;
  await vi.waitFor(() => expect(kept).toMatchObject({ autoplay: false, theme: 'dark' }));
  expect(themeNow()).toBe('dark');
});

test('a language chosen in another tab is shown here too, and the server hears of it from that tab alone', async () => {
  await startSettings();
  settings.set({ ...settings.get(), language: 'ar' });
  localStorage.setItem('lang', 'ar');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'lang', newValue: 'ar' }));
  await vi.waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(told()).toEqual([]);
  speak('en');
  document.documentElement.dir = 'ltr';
});

test('a language goes with its choice, and back to the browser’s own with a reset', async () => {
  await changeSettings(() => ({ language: 'ar' }));
  await vi.waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(localStorage.getItem('lang')).toBe('ar');
  await resetSettings();
  await vi.waitFor(() => expect(localStorage.getItem('lang')).toBeNull());
  expect(document.documentElement.lang).toBe(navigator.language.slice(0, 2));
  speak('en');
});
