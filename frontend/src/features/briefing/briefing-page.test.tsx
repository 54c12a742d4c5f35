import type { Briefing } from '@360/contracts/briefings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { briefingOf, written } from './_fixtures.ts';
import { BriefingPage } from './briefing-page.tsx';

let mine: Briefing[];
let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  mine = [written, briefingOf({ id: 'b2', subject: 'Who signed?', step: 'writing', progress: 80 })];
  stubStream();
  server = stubServer(({ method, path }) => {
    if (method === 'GET') return json({ briefings: mine });
    if (method === 'DELETE') mine = mine.filter(({ id }) => !path.endsWith(`/${id}`));
    return json(null, 204);
  });
});
afterEach(async () => {
  // Lines outlive a page; each test begins without any.
  await act(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) close.click();
  });
  vi.unstubAllGlobals();
});

const show = (briefing: Briefing) => renderFramed(<BriefingPage briefing={briefing} />);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('written', () => {
  test('says its subject, persona, confidence and writer', () => {
    show(written);
    screen.getByRole('heading', { level: 1, name: 'What did Quay East cost?' });
    screen.getByText('The Investigator');
    screen.getByText('Confidence: Good, 76%');
    screen.getByText('Written by our own rules (14), without an AI provider');
    expect(document.title).toContain('What did Quay East cost?');
  });

  test('once it has been on screen it stands in the reader’s activity', async () => {
    vi.useFakeTimers();
    show(written);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await waitFor(() => expect(localStorage.getItem('activity-untold')).toContain('"id":"briefing-b1"'));
  });

  test('each sentence leads to its passage, each story to its page', async () => {
    show(written);
    const section = screen.getByRole('heading', { name: 'What is established' }).closest('section') as HTMLElement;
    await act(async () => void fireEvent.click(within(section).getByRole('button', { name: 'Evidence: 1 passage' })));
    screen.getByText('48 million crowns were set aside.');
    const heading = screen.getByRole('heading', { name: 'The gate', hidden: true });
    expect(heading.querySelector('a')?.getAttribute('href')).toBe('/story/s1');
  });

  test('what was read is told, and what could not be read is named again', () => {
    show(written);
    const read = screen.getByRole('region', { name: 'What was read' });
    expect(read.textContent).toContain('Read, 812 words');
    expect(read.textContent).toContain('The file ends early.');
    expect(read.textContent).toContain('1 report from the newsroom');
    const rests = screen.getByRole('region', { name: 'What it rests on' });
    expect(within(rests).getAllByRole('listitem')).toHaveLength(2);
  });

  test('a stand-in for a provider is told; without enough reports no confidence is given', () => {
    const { writer } = written;
    show({ ...written, confidence: null, writer: writer && { ...writer, fallback: true } });
    screen.getByText('Enhanced Persona Content (AI services temporarily unavailable)');
    screen.getByText(/^Too few independent reports/);
  });

  test('nothing found to rest on is said', () => {
    show({ ...written, sections: [], notes: {}, sources: [] });
    screen.getByText('Nothing was found that this briefing could rest on.');
  });
});

describe('not written', () => {
  test('on its way: how far, which step, and each source', () => {
    show(briefingOf({ step: 'finding', progress: 40, sources: written.sources }));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40%');
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Finding reports');
    screen.getByText('The file ends early.');
  });

  test('it can be cancelled', async () => {
    show(briefingOf({ step: 'finding', progress: 40 }));
    await press('Cancel');
    expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/briefings/b1/cancel']);
  });

  test('a failed one says so, and can be tried again', async () => {
    show(briefingOf({ step: 'failed', failure: 'No report answers this.' }));
    expect(screen.getByRole('alert').textContent).toContain(
      'Failed to generate briefing. Please try again. No report answers this.',
    );
    await press('Try again');
    expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/briefings/b1/retry']);
  });

  test('a cancelled one says so, and can be made after all', async () => {
    show(briefingOf({ step: 'cancelled' }));
    screen.getByText('This briefing was cancelled before it was written.');
    await press('Try again');
    expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/briefings/b1/retry']);
  });
});

describe('the reader’s briefings', () => {
  const rows = () => screen.queryAllByRole('link', { name: /Quay East cost|Who signed/ });

  test('stand below, this one marked, the others with how far they are', async () => {
    show(written);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.getAttribute('aria-current')).toBe('page');
    expect(rows()[1]?.textContent).toContain('Writing 80%');
  });

  test('a deleted one is gone at once and back when undone; nothing is deleted on the server before', async () => {
    const { router } = show(written);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await press('Delete this briefing');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(server.asked('DELETE')).toEqual([]);
    await press('Undo');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(router.history.location.pathname).toBe('/briefing/b1');
    expect(server.asked('DELETE')).toEqual([]);
  });

  test('it is deleted for good when the line that offers to undo it goes', async () => {
    const { router } = show(written);
    await press('Delete this briefing');
    expect(router.history.location.pathname).toBe('/');
    await press('Close');
    await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/briefings/b1']));
  });

  test('whoever leaves the page meanwhile has deleted it', async () => {
    show(written);
    await press('Delete this briefing');
    window.dispatchEvent(new Event('pagehide'));
    expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/briefings/b1']);
  });

  test('a list that cannot be had says so, with the way to try again', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    show(written);
    await screen.findByText('Your briefings could not be loaded.');
    server.answer = () => json({ briefings: [] });
    await press('Try again');
    await screen.findByText(/^None yet/);
  });
});
