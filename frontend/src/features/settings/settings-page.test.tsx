import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noteActivity } from '../../lib/activity.ts';
import { sendActivity } from '../../lib/activity-queue.ts';
import { savedMarks, untoldSaves } from '../../lib/saved-marks.ts';
import { tellSaves } from '../../lib/saved-sync.ts';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { startServer } from './_fixtures.ts';
import { SettingsPage } from './settings-page.tsx';

let { server, kept } = startServer();
const gone = vi.fn();
beforeAll(() => startStrings());
beforeEach(() => {
  ({ server, kept } = startServer());
  gone.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  renderFramed(
    <SettingsPage
      legalDialog={(text, onClose) => <button type="button" onClick={onClose}>{`text of ${text}`}</button>}
      onGone={gone}
    />,
  );
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const refuse = (method: string) => {
  const { answer } = server;
  server.answer = (call) => (call.method === method ? json({ error: 'Later.' }, 503) : answer(call));
};

test('stands in four cards', async () => {
  show();
  const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(cards).toEqual(['Playback & Display', 'Notifications', 'Legal & Privacy', 'Account']);
  for (const name of ['Video quality', 'Playback speed', 'Analysis style']) screen.getByRole('combobox', { name });
  screen.getByRole('switch', { name: 'Autoplay video', checked: true });
  screen.getByText('Last updated: January 2025 • Version 1.0');
});

test('terms and copyright open over it', async () => {
  show();
  await press('Terms of Service');
  await press('text of terms');
  await press('Copyright Policy');
  screen.getByRole('button', { name: 'text of copyright' });
});

test('what has a section of its own opens there', async () => {
  show();
  await press(/^News Sources/);
  within(screen.getByRole('dialog', { name: 'Settings' })).getByRole('region', { name: 'News Sources' });
});

test('a reset can be undone', async () => {
  kept.settings = { ...kept.settings, mutedWords: ['derby'] };
  show();
  await screen.findByRole('button', { name: /^Muted words ?1$/ });
  await press('Reset Preferences');
  expect(kept.settings.mutedWords).toEqual([]);
  await press('Undo');
  expect(kept.settings.mutedWords).toEqual(['derby']);
});

test('the export is a file named after its day', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  show();
  await press('Export Data');
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('360-news-2026-11-22.json');
  const file = made.mock.calls[0]?.[0] as Blob;
  expect(JSON.parse(await file.text())).toMatchObject({ settings: { theme: 'system' } });
});

test('what an export could not hold is said, and the file is kept', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  kept.missing = [{ part: 'briefings', reason: 'Away.' }];
  show();
  await press('Export Data');
  await screen.findByText(/^The file is saved without your briefings/);
  expect(click).toHaveBeenCalled();
});

test('an export that fails is said where it was asked for', async () => {
  show();
  await screen.findByRole('button', { name: /^Muted words ?0$/ });
  refuse('GET');
  await press('Export Data');
  expect((await screen.findByRole('alert')).textContent).toBe('Your data could not be exported. Please try again.');
});

test('deleting asks first, names what goes, and forgets this browser too', async () => {
  localStorage.setItem('read', '["a"]');
  show();
  await press('Delete Account');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'saved reports and collections',
  );
  await press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked('DELETE')).toEqual([]);
  await press('Delete Account');
  await press('Delete everything');
  expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/account']);
  expect(localStorage.getItem('read')).toBeNull();
  await screen.findByRole('dialog', { name: 'Your account is deleted' });
  await press('To the front page');
  expect(gone).toHaveBeenCalled();
});

test('nothing of the reader outlives the account in the open page either, so that none of it becomes the next one’s', async () => {
  settings.set({ ...kept.settings, mutedWords: ['derby'] });
  savedMarks.add('item-1');
  untoldSaves.set({ 'item-1': true });
  noteActivity({ kind: 'read', subject: 'item-1', title: 'Harbour opens', itemId: 'item-1' });
  show();
  await press('Delete Account');
  await press('Delete everything');
  await screen.findByRole('dialog', { name: 'Your account is deleted' });
  const asked = server.calls.length;
  await act(async () => {
    await sendActivity();
    await tellSaves();
  });
  expect(server.calls.slice(asked)).toEqual([]);
  expect([settings.get().mutedWords, savedMarks.ids.get().size, localStorage.length]).toEqual([[], 0, 0]);
});

test('where the account cannot be deleted, nothing goes and that is said', async () => {
  localStorage.setItem('read', '["a"]');
  refuse('DELETE');
  show();
  await press('Delete Account');
  await press('Delete everything');
  expect((await screen.findByRole('alert')).textContent).toBe('Your account could not be deleted. Please try again.');
  expect(localStorage.getItem('read')).toBe('["a"]');
  expect(gone).not.toHaveBeenCalled();
});
