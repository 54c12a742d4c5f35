import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJson } from '../../lib/api.ts';
import { noteAnswer } from '../../lib/connection.ts';
import { renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { OfflineLine } from './offline-line.tsx';

let answers = true;
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(async () => {
  await startStrings();
  noteAnswer();
  answers = true;
  online.mockReturnValue(true);
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('network down');
    return new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

const goes = (now: boolean) => {
  online.mockReturnValue(now);
  act(() => void window.dispatchEvent(new Event(now ? 'online' : 'offline')));
};
const ask = () => act(async () => void (await getJson('/api/status').catch(() => undefined)));

test('the line comes with the network’s loss, can be closed, and comes again with the next', () => {
  renderFramed(<OfflineLine />);
  expect(screen.queryByText('Offline.')).toBeNull();
  goes(false);
  expect(screen.getByText('Offline.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Offline.')).toBeNull();
  goes(true);
  goes(false);
  expect(screen.getByText('Offline.')).toBeTruthy();
});

test('requests without an answer are told of, until one is answered', async () => {
  renderFramed(<OfflineLine />);
  answers = false;
  await ask();
  expect(await screen.findByText('No answer.')).toBeTruthy();
  answers = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText('No answer.')).toBeNull());
});

test('one broken request alone is not taken for an outage', async () => {
  let first = true;
  vi.stubGlobal('fetch', async () => {
    if (!first) return new Response('{}');
    first = false;
    throw new TypeError('connection reset');
  });
  renderFramed(<OfflineLine />);
  await ask();
  await act(async () => undefined);
  expect(screen.queryByText('No answer.')).toBeNull();
});
