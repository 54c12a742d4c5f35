import type { Briefing, BriefingStep } from '@360/contracts/briefings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { briefingOf, link } from './_fixtures.ts';
import { BriefingDialog } from './briefing-dialog.tsx';

let now: Briefing;
let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
const onClose = vi.fn();
beforeAll(() => startStrings());
beforeEach(() => {
  onClose.mockClear();
  now = briefingOf();
  stream = stubStream();
  server = stubServer(({ method, path }) => {
    if (path === '/api/generate-briefing') return json({ briefingId: 'b1' }, 202);
    if (method === 'GET' && path === '/api/briefings/b1') return json(now);
    return json(null, 204);
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () => renderFramed(<BriefingDialog onClose={onClose} />);
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Briefing' });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const tell = (step: BriefingStep, progress: number) =>
  act(async () => stream.tell({ type: 'briefing.progress', to: 'me', briefingId: 'b1', step, progress }));
const asked = () => server.calls.find(({ path }) => path === '/api/generate-briefing')?.body;
const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } }));
const start = async () => {
  fill('Subject', 'Quay East');
  await act(async () => void fireEvent.click(generate()));
  await waitFor(() => expect(server.asked('GET').some(({ path }) => path === '/api/briefings/b1')).toBe(true));
  // What was asked for is answered.
  await act(async () => undefined);
};

describe('the form', () => {
  test('a subject of blanks alone leaves the button off', () => {
    show();
    expect(generate().disabled).toBe(true);
    fill('Subject', '   ');
    expect(generate().disabled).toBe(true);
    fill('Subject', ' Quay East ');
    expect(generate().disabled).toBe(false);
  });

  test('three personas name their providers; the centrist is chosen', () => {
    show();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['centrist', true],
      ['investigator', false],
      ['internationalist', false],
    ]);
    for (const provider of ['OpenAI', 'Anthropic', 'a third provider']) screen.getByText(`Powered by ${provider}`);
  });

  test('a link that is none is told beside it and holds the form back', () => {
    show();
    fill('Subject', 'Quay East');
    fill('Link 1', 'quay-east.example');
    screen.getByText('Begin with http:// or https://');
    expect(generate().disabled).toBe(true);
  });

  test('five links at most, one row at least, blanks stay behind', async () => {
    show();
    for (let row = 0; row < 4; row += 1) await press('Add a link');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a link' }).disabled).toBe(true);
    fill('Link 3', link);
    await press('Remove link 1');
    await start();
    expect(asked()).toEqual({ subject: 'Quay East', links: [link], persona: 'centrist', attachments: [] });
  });

  test('files go along whole; what cannot be read is named and stays behind, and a sixth is refused', async () => {
    show();
    await choose(
      new File(['words'], 'notes.txt', { type: 'text/plain' }),
      new File(['x'], 'film.mp4', { type: 'video/mp4' }),
    );
    await screen.findByText('Not a kind that can be read. It stays behind.');
    await choose(...['a', 'b', 'c', 'd'].map((name) => new File(['p'], `${name}.pdf`, { type: 'application/pdf' })));
    screen.getByText('1 file was not taken: a briefing reads 5 at most.');
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await press(`Remove ${name}`);
    await start();
    expect((asked() as { attachments: unknown }).attachments).toEqual([
      { type: 'document', data: `data:text/plain;base64,${btoa('words')}`, filename: 'notes.txt' },
    ]);
  });
});

describe('making it', () => {
  test('progress comes by the stream; written, the form closes and the page opens', async () => {
    const { router } = show();
    await start();
    await tell('analysing', 45);
    await screen.findByRole('progressbar', {
      name: 'Generating the briefing: Comparing what they say',
      value: { now: 45 },
    });
    now = briefingOf({ step: 'done', progress: 100 });
    await tell('done', 100);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(router.history.location.pathname).toBe('/briefing/b1');
  });

  test('without the stream it is looked at until it is written', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await start();
    now = briefingOf({ step: 'done', progress: 100 });
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_500)));
    expect(onClose).toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('what came of each link stands beside it', async () => {
    now = briefingOf({
      step: 'finding',
      progress: 30,
      sources: [{ kind: 'link', name: link, state: 'failed', reason: 'No answer.', words: 0 }],
    });
    show();
    fill('Link 1', link);
    await start();
    await screen.findByText('Could not be read; nothing rests on it', { exact: false });
    screen.getByText('No answer.');
  });

  test('it can be cancelled, and the form is as it was', async () => {
    show();
    await start();
    await press('Cancel');
    expect(server.asked('POST').at(-1)?.path).toBe('/api/briefings/b1/cancel');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Quay East');
    expect(generate().disabled).toBe(false);
  });

  test('a refusal and a failure are told in the same words, with the reason', async () => {
    show();
    server.answer = () => json({ error: 'Too many briefings today.' }, 429);
    fill('Subject', 'Quay East');
    await act(async () => void fireEvent.click(generate()));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('Failed to generate briefing. Please try again.Too many briefings today.');
    now = briefingOf({ step: 'failed', failure: 'Nothing could be read.' });
    server.answer = ({ path }) => (path === '/api/generate-briefing' ? json({ briefingId: 'b1' }) : json(now));
    await act(async () => void fireEvent.click(generate()));
    await screen.findByText('Nothing could be read.');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closed while it is being sent, it is made all the same, and a line says so', async () => {
    let answer: (response: Response) => void = () => undefined;
    const sent = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', () => sent);
    show();
    fill('Subject', 'Quay East');
    await act(async () => void fireEvent.click(generate()));
    await press('Close');
    screen.getByText('The briefing goes on being written.');
    await act(async () => answer(json({ briefingId: 'b1' }, 202)));
    await act(async () => screen.getAllByRole('button', { name: 'Close' }).at(-1)?.click());
  });

  test('closed meanwhile, it goes on, and a line leads there', async () => {
    const { router } = show();
    await start();
    // toasts of other tests may stand beside it
    await act(async () => {
      for (const close of within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })) close.click();
    });
    expect(onClose).toHaveBeenCalled();
    await act(async () => screen.getAllByRole('button', { name: 'Watch' }).at(-1)?.click());
    expect(router.history.location.pathname).toBe('/briefing/b1');
    expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/generate-briefing']);
  });
});
