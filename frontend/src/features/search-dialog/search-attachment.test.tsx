import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { responseOf } from '../../components/search/_fixtures.ts';
import { startStrings } from '../../test/strings.ts';
import { attach, enter, found, open, type } from './dialog-steps.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { stubServer } from './test-frame.tsx';

beforeAll(() => startStrings());
beforeEach(() => forgetSearches());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a failure', () => {
  const ask = () => {
    open();
    type('gate');
    enter();
    return screen.findByRole('alert');
  };

  test('is told in the server’s words, and can be tried again', async () => {
    const answers: Parameters<typeof stubServer>[0] = { search: { status: 500, body: { error: 'Quota' } } };
    stubServer(answers);
    expect((await ask()).textContent).toContain('Quota');
    answers.search = { body: found };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('News');
  });

  test.each([
    ['an answer without words', { status: 500, body: '' }],
    ['an answer that is none', { body: '<html>' }],
    ['no network', 'offline'],
  ] as const)('%s is told in ours', async (_name, search) => {
    stubServer({ search });
    expect((await ask()).textContent).toContain('Search failed. Please try again.');
  });

  test('before anything was sent says that the search did not start', async () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('no such thing');
    });
    expect((await ask()).textContent).toContain('Search failed to start. Please try again.');
  });
});

describe('an attachment', () => {
  const pdf = () => new File(['abc'], 'note.pdf', { type: 'application/pdf' });

  test('is an image, a video, pdf, doc or docx', () => {
    stubServer({ search: { body: found } });
    open();
    const input = screen.getByLabelText('Attach image, video or document', { selector: 'input' });
    expect(input.getAttribute('accept')).toBe('image/*,video/*,.pdf,.doc,.docx');
  });

  test('goes along, the first where several are chosen, and such a search is not kept', async () => {
    const { searches } = stubServer({
      search: { body: responseOf({ attachment: { kind: 'document', text: 'TARN 2', problem: null } }) },
    });
    open();
    attach(pdf(), new File(['x'], 'second.pdf', { type: 'application/pdf' }));
    await screen.findByText('Document');
    screen.getByText('Only the first file is used.');
    type('who wrote this');
    enter();
    await screen.findByText('Read from the attachment: TARN 2');
    expect(searches()).toEqual([{ query: 'who wrote this', attachedMedia: 'data:application/pdf;base64,YWJj' }]);
    expect(recentSearches.get()).toEqual([]);
  });

  test('can be taken away again', async () => {
    const { searches } = stubServer({ search: { body: found } });
    open();
    attach(pdf());
    await screen.findByText('Document');
    fireEvent.click(screen.getByRole('button', { name: 'Remove attachment' }));
    expect(screen.queryByText('note.pdf')).toBeNull();
    type('gate');
    enter();
    await screen.findByText('News');
    expect(searches()).toEqual([{ query: 'gate' }]);
  });

  test('that cannot be read is told, and the search goes on without it', async () => {
    const { searches } = stubServer({ search: { body: found } });
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
    open();
    type('gate');
    attach(new File(['no picture'], 'gate.png', { type: 'image/png' }));
    enter();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'File processing failed. Continuing with text search only.',
    );
    await screen.findByText('News');
    expect(searches()).toEqual([{ query: 'gate' }]);
  });

  test('the server’s reason for not reading it is shown', async () => {
    const problem = 'This video has no sound to read.';
    stubServer({ search: { body: responseOf({ attachment: { kind: 'video', text: '', problem } }) } });
    open();
    type('gate');
    enter();
    await screen.findByText(problem);
  });
});
