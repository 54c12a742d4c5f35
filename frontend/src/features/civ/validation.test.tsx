import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { closeToasts, dialog, pressThere, showCommunity, stubCommunity } from './_civ-frame.tsx';
import { at, itemOf } from './_fixtures.ts';

const { newsItem } = itemOf();
const second = itemOf({ id: 'f2', newsItem: { ...newsItem, title: 'Strike costs doubled' } });

let community: ReturnType<typeof stubCommunity>;
beforeAll(() => startStrings());
beforeEach(() => {
  community = stubCommunity({ items: [itemOf(), second] });
});
afterEach(async () => {
  await closeToasts();
  vi.unstubAllGlobals();
});

const sent = () => community.server.asked('POST').map(({ body }) => body);
const slider = () => dialog().getByRole<HTMLInputElement>('slider', { name: 'Confidence' });
const note = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const links = () => dialog().getAllByRole<HTMLInputElement>('textbox', { name: /^Evidence link/ });
const chosen = () => dialog().queryByRole<HTMLInputElement>('radio', { checked: true });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = (name: string) => fireEvent.click(dialog().getByRole('radio', { name }));

async function open(place = 0) {
  const buttons = await screen.findAllByRole('button', { name: 'Review & Validate' });
  await act(async () => void fireEvent.click(buttons[place] as HTMLElement));
}
async function fill() {
  choose('Challenges');
  write(slider(), '65');
  write(note(), '  The table lists 221 m. ');
  await pressThere('Add a link');
  write(links()[1] as HTMLElement, ' https://operator.example/levels ');
}
const isBlank = () =>
  chosen() === null &&
  slider().value === '80' &&
  note().value === '' &&
  links()
    .map(({ value }) => value)
    .join() === '';

test('the form begins without a verdict, at 80 in steps of 5, with one link', async () => {
  showCommunity();
  await open();
  const { min, max, step } = slider();
  expect([min, max, step, slider().getAttribute('aria-valuetext')]).toEqual(['0', '100', '5', '80%']);
  expect(
    dialog()
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(['Supports', 'Challenges', 'Needs Context', 'Inconclusive']);
  expect(links()).toHaveLength(1);
  expect(isBlank()).toBe(true);
  expect(dialog().getByRole('link', { name: 'Open at Lantern Daily' }).getAttribute('href')).toBe(
    'https://lantern.example/a',
  );
});

test('what is sent is about the item whose button was pressed, without its empty links', async () => {
  showCommunity();
  await open(1);
  await fill();
  await pressThere('Submit');
  await screen.findByText('Validation Submitted');
  expect(sent()).toEqual([
    {
      flaggedItemId: 'f2',
      verdict: 'challenges',
      confidenceLevel: 65,
      note: 'The table lists 221 m.',
      evidenceLinks: ['https://operator.example/levels'],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open(1);
  expect(isBlank()).toBe(true);
});

test('taken, the item shows what was said, and the figures of the member are read anew', async () => {
  showCommunity();
  await open();
  await fill();
  community.held.items = [itemOf({ reviewCount: 4, own: { verdict: 'challenges', confidenceLevel: 65, at } }), second];
  await pressThere('Submit');
  await screen.findByText('You said: Challenges, 65%');
  screen.getByText('4 reviews');
  await waitFor(() => expect(community.gets().filter((path) => path === '/api/civ/profile')).toHaveLength(2));
  expect(community.gets().filter((path) => path.startsWith('/api/civ/flagged'))).toHaveLength(1);
});

test('without a verdict or a note nothing is sent; what is missing is said and marked', async () => {
  showCommunity();
  await open();
  write(note(), '   ');
  await pressThere('Submit');
  dialog().getByText('Incomplete Form: Please fill in all required fields');
  expect(dialog().getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  expect(note().getAttribute('aria-invalid')).toBe('true');
  choose('Supports');
  expect(dialog().getByRole('radiogroup').hasAttribute('aria-invalid')).toBe(false);
  await pressThere('Submit');
  expect(sent()).toEqual([]);
});

test('a link that is none is marked and not sent', async () => {
  showCommunity();
  await open();
  choose('Supports');
  write(note(), 'Checked.');
  write(links()[0] as HTMLElement, 'javascript:alert(1)');
  await pressThere('Submit');
  dialog().getByText('Submission Failed: Links begin with http:// or https://.');
  expect(links()[0]?.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('given up, the form begins anew', async () => {
  showCommunity();
  await open();
  await fill();
  await pressThere('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(isBlank()).toBe(true);
  expect(sent()).toEqual([]);
});

test('refused, it says why and keeps what was typed', async () => {
  community.held.refuse = (_, method) => (method === 'POST' ? json({ error: 'Later, please.' }, 500) : null);
  showCommunity();
  await open();
  await fill();
  await pressThere('Submit');
  await waitFor(() => dialog().getByText('Submission Failed: Later, please.'));
  expect([chosen()?.value, slider().value, note().value, links()[1]?.value]).toEqual([
    'challenges',
    '65',
    '  The table lists 221 m. ',
    'https://operator.example/levels',
  ]);
});

test('settled meanwhile, the list is read anew and what was typed is still there', async () => {
  community.held.refuse = (_, method) => (method === 'POST' ? json({ error: 'It is settled.' }, 409) : null);
  showCommunity();
  await open();
  await fill();
  community.held.items = [second];
  await pressThere('Submit');
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1));
  expect(note().value).toBe('  The table lists 221 m. ');
});

test('an answer that never comes is told as that', async () => {
  community.held.refuse = (_, method) => {
    if (method === 'POST') throw new TypeError('Failed to fetch');
    return null;
  };
  showCommunity();
  await open();
  await fill();
  await pressThere('Submit');
  await waitFor(() => dialog().getByText('Submission Failed: 360 News does not answer.'));
});
