import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { savedMarks } from '../../lib/saved-marks.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

const [close, gone] = [vi.fn(), vi.fn()];
beforeAll(() => startStrings());
beforeEach(() => {
  localStorage.setItem('read', '["a"]');
  savedMarks.add('item-1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

function show(status: number) {
  const server = stubServer(() => json(null, status));
  renderFramed(<SignOutDialog onClose={close} onGone={gone} />);
  return server;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('who stays loses nothing', async () => {
  const server = show(204);
  await press('Stay');
  expect([close.mock.calls.length, gone.mock.calls.length, server.calls]).toEqual([1, 0, []]);
  expect(localStorage.getItem('read')).toBe('["a"]');
});

test('where the session cannot be ended, nothing is forgotten and that is said; a second try may do it', async () => {
  const server = show(503);
  await press('Sign Out');
  expect((await screen.findByRole('alert')).textContent).toBe('You could not be signed out. Please try again.');
  expect([localStorage.getItem('read'), gone.mock.calls.length]).toEqual(['["a"]', 0]);
  server.answer = () => json(null, 204);
  await press('Sign Out');
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
});

test('signing out ends the session, then empties the browser and the open page', async () => {
  const server = show(204);
  await press('Sign Out');
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/session']);
  expect([localStorage.length, sessionStorage.length, savedMarks.ids.get().size]).toEqual([0, 0, 0]);
});

test('the way to export or delete first leads to the account', () => {
  show(204);
  expect(screen.getByRole('link', { name: 'To your data' }).getAttribute('href')).toBe('/settings#account');
});
