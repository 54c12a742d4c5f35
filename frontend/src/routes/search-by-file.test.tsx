import type { SearchResponse } from '@360/contracts/search';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  button,
  json,
  link,
  prepareSearchPage,
  report,
  server,
  shown,
  story,
  submit,
  type,
  visit,
} from './_search-harness.tsx';

prepareSearchPage();

const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const choose = (file: File) => act(async () => void fireEvent.change(fileInput(), { target: { files: [file] } }));
const sound = new File([new Uint8Array(3)], 'speech.mp3', { type: 'audio/mpeg' });

test('with a file the button waits for it, the file is sent, and back brings the answer again', async () => {
  const response: SearchResponse = {
    interpretedIntent: { chips: [], problems: [] },
    totalResults: 2,
    newsResults: [story],
    videoResults: [report],
    writtenResults: [],
    attachment: { kind: 'audio', text: 'Harbour speech', problem: 'What is spoken is not read.' },
  };
  server.answer = () => json(response);
  const { address, back } = await visit('/search');
  fireEvent.click(screen.getByRole('radio', { name: 'Audio' }));
  type('harbour');
  expect(button().disabled).toBe(true);
  expect(fileInput().accept).toBe('image/*,video/*,audio/*');
  await choose(sound);
  await screen.findByText('speech.mp3');
  expect(document.querySelector('.sp-preview')).toBeNull();
  await submit();
  await shown();
  expect(server.calls).toEqual([
    { path: '/api/search', body: { query: 'harbour', attachedMedia: 'data:audio/mpeg;base64,AAAA' } },
  ]);
  screen.getByText('What is spoken is not read.');
  await act(async () => void fireEvent.click(link('Open story')));
  await waitFor(() => expect(address()).toBe('/story/s1'));
  await back();
  await shown();
  screen.getByText('speech.mp3');
  expect(server.calls).toHaveLength(1);
});

test('clearing the file returns to words', async () => {
  await visit('/search');
  fireEvent.click(screen.getByRole('radio', { name: 'Image' }));
  await choose(sound);
  await screen.findByText('speech.mp3');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Audio' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Text' }).checked).toBe(true);
  expect(fileInput()).toBeNull();
});

test('a file of another kind is refused with a sentence', async () => {
  await visit('/search');
  fireEvent.click(screen.getByRole('radio', { name: 'Image' }));
  await choose(new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert').textContent).toBe('Only images, videos and sound can be searched with.');
  expect(button().disabled).toBe(true);
});

test('a file from before a reload is asked for again', async () => {
  await visit('/search?q=gate&media=gone');
  expect(screen.getByRole('alert').textContent).toContain('no longer here');
  expect(server.calls).toEqual([]);
});
