import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { answered } from './_fixtures.ts';
import { keepResult, keptResult } from './kept-result.ts';
import { NavigatorPage } from './navigator-page.tsx';
import { type NavigatorAddress, type NavigatorTab, navigatorAddress } from './tabs.ts';

let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  sessionStorage.clear();
  stubStream();
  server = stubServer(() => json({ success: true, briefing: answered, error: null }));
});
afterEach(async () => {
  vi.useRealTimers();
  // Lines outlive a page; each test begins without any.
  await act(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) close.click();
  });
  vi.unstubAllGlobals();
});

let address: NavigatorAddress;
let goTo: (address: NavigatorAddress) => void;
function Page({ first }: { first: NavigatorAddress }) {
  const [now, setNow] = useState(first);
  address = now;
  goTo = setNow;
  return <NavigatorPage address={now} onGo={setNow} />;
}
const show = (tab: NavigatorTab = 'query', q?: string) =>
  renderFramed(<Page first={{ tab, ...(q === undefined ? {} : { q }) }} />);
const keep = () => keepResult({ asked: 'Who was warned?', at: '2026-11-20T09:04:00.000Z', briefing: answered });
const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** The question as the server got it. */
const askedFor = () => server.asked('POST').map(({ body }) => (body as { query: unknown }).query)[0];
const ask = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  await press('Generate 360° Analysis');
};
const choose = (file: File) =>
  act(
    async () =>
      void fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } }),
  );

describe('asking', () => {
  test('three tabs wait for a briefing, whatever the address names', () => {
    show('deep');
    expect(
      ['Query Interface', '360 Briefing', 'AI Personas', 'Deep Analysis'].map((name) => tab(name).disabled),
    ).toEqual([false, true, true, true]);
    expect(tab('Query Interface').getAttribute('aria-selected')).toBe('true');
  });

  test('nothing to ask is told, and nothing is asked', async () => {
    show();
    await ask('  ');
    screen.getByText('Input Required: Please enter a query or attach an image/URL');
    expect(document.activeElement).toBe(box());
    expect(server.calls).toEqual([]);
  });

  test('words go as text; the answer is told and its tab shown', async () => {
    show();
    await ask('Who was warned?');
    await screen.findByRole('heading', { level: 1, name: answered.topic });
    screen.getByText('Analysis Complete: 360° comprehensive briefing generated successfully');
    expect(tab('360 Briefing').getAttribute('aria-selected')).toBe('true');
    expect(askedFor()).toEqual({ text: 'Who was warned?' });
    expect(server.asked('POST')[0]?.path).toBe('/api/navigator360/query');
  });

  test('a picture is shown and goes along without the head of its address; others are refused', async () => {
    show();
    await choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Only pictures can go along.');
    await choose(new File(['ABC'], 'gate.png', { type: 'image/png' }));
    const preview = await screen.findByRole('img', { name: 'The picture that goes along: gate.png' });
    expect(preview.getAttribute('src')).toBe('data:image/png;base64,QUJD');
    await press('Generate 360° Analysis');
    expect(askedFor()).toEqual({ imageBase64: 'QUJD' });
  });

  test('while it works the button says so, the seconds are counted, and after five it can be cancelled', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_path: string, sent: RequestInit) => {
      signal = sent.signal;
      return new Promise((_resolve, reject) =>
        sent.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    });
    show();
    await ask('Who was warned?');
    screen.getByRole('button', { name: 'Generating 360° Analysis...' });
    await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)));
    expect(screen.getByRole('timer').textContent).toBe('4 s');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_100)));
    await press('Cancel');
    expect(signal?.aborted).toBe(true);
    screen.getByRole('button', { name: 'Generate 360° Analysis' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box().value).toBe('Who was warned?');
  });

  test.each([
    [
      'an answer that is none',
      () => json({ success: false, briefing: null, error: 'No report tells of it.' }),
      'No report tells of it.',
    ],
    ['one without a reason', () => json({ success: false, briefing: null, error: null }), 'Analysis failed'],
    ['a refusal', () => json({ error: 'Too many questions.' }, 429), 'Analysis failed: Too many questions.'],
  ])('%s is told beside the question and in a line', async (_name, answer, text) => {
    server.answer = answer;
    show();
    await ask('Who was warned?');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    screen.getByText(`Analysis Failed: ${text}`);
    expect(tab('360 Briefing').disabled).toBe(true);
  });

  test('no answer at all is told', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('down')));
    show();
    await ask('Who was warned?');
    await screen.findByText('Analysis Failed: Failed to generate briefing');
  });
});

describe('the address', () => {
  test('holds the question once it is answered, and opens the answer that is kept', async () => {
    show();
    await ask(' Who was warned? ');
    await screen.findByRole('heading', { level: 1, name: answered.topic });
    expect(address).toEqual({ tab: 'briefing', q: 'Who was warned?' });
  });

  test('with a question fills the box and asks nothing', () => {
    show('briefing', 'Who paid?');
    expect(box().value).toBe('Who paid?');
    expect(tab('360 Briefing').disabled).toBe(true);
    expect(server.calls).toEqual([]);
  });

  test('that goes back to another question shows that one, not the answer to this one', async () => {
    keep();
    show('briefing', 'Who was warned?');
    screen.getByRole('heading', { level: 1, name: answered.topic });
    await act(async () => goTo({ tab: 'briefing', q: 'Who paid?' }));
    expect(box().value).toBe('Who paid?');
    await act(async () => goTo({ tab: 'briefing', q: 'Who was warned?' }));
    screen.getByRole('heading', { level: 1, name: answered.topic });
  });

  test('names what exists only', () => {
    expect(navigatorAddress({ tab: 'deep', q: ' a ' })).toEqual({ tab: 'deep', q: 'a' });
    expect(navigatorAddress({ tab: 'none', q: '  ' })).toEqual({});
    expect(navigatorAddress({ q: 'x'.repeat(3_000) }).q).toHaveLength(2_000);
  });
});

describe('the answer', () => {
  test('survives a reload of the page, with its question', () => {
    keep();
    show('briefing');
    screen.getByRole('heading', { level: 1, name: answered.topic });
    fireEvent.click(tab('Query Interface'));
    expect(box().value).toBe('Who was warned?');
  });

  test('something else in the storage is no answer', () => {
    for (const text of ['{', '{"briefing":{}}', '7', 'null']) {
      sessionStorage.setItem('navigator-result', text);
      expect(keptResult()).toBeNull();
    }
  });

  test('the briefing: confidence, figures, readings, agreement, contradictions face to face, blindspots', () => {
    keep();
    show('briefing');
    screen.getByText('Confidence: Medium, 74%');
    expect(screen.getByText('total sources').nextSibling?.textContent).toBe('38');
    screen.getByText('Processing time: 6.8 s · 12 independent reports');
    screen.getByText('Germany and France');
    screen.getByText('World and docks');
    for (const name of ['The Centrist', 'The Investigator', 'The Internationalist'])
      screen.getByRole('heading', { name });
    screen.getByText('2 sources say so');
    screen.getByText('58%');
    const facing = screen.getByText('It was on schedule.').closest('ul') as HTMLElement;
    expect(
      within(facing)
        .getAllByRole('listitem')
        .map((each) => each.textContent?.replace(/[\u2068\u2069]/g, '')),
    ).toEqual(['It was on schedule.1Ansel Courier', 'No contract was let.1Tidewater']);
    screen.getByText(/^Missing: .residents.$/);
    expect(screen.getByRole('link', { name: 'Sea gate failed' }).getAttribute('href')).toBe('/story/s1');
  });

  test('a sentence leads to the passages it rests on', async () => {
    keep();
    show('briefing');
    await press('Evidence: 2 passages');
    expect(screen.getByRole('dialog', { name: 'Evidence' }).textContent).toContain('flagged twice');
    await press('Next passage');
    expect(screen.getByRole('dialog', { name: 'Evidence' }).textContent).toContain('was moved');
  });

  test('the personas in full, each with its writer; a stand-in is told', () => {
    keep();
    show('personas');
    screen.getByText('A known weakness met a delayed repair. At length.');
    screen.getByText('Written by openai, gpt-test');
    screen.getByText('Enhanced Persona Content (AI services temporarily unavailable)');
  });

  test('deep analysis: sources with their scores, and what was left open', () => {
    keep();
    show('deep');
    screen.getByText('Score 92');
    const open = screen.getByText('Corrections:').parentElement;
    expect(open?.textContent).toBe('Corrections: There are too few independent reports. Needed: 3. Found: 2.');
  });

  test('what is thin says so instead of showing nothing', () => {
    const thin = {
      ...answered,
      metadata: { ...answered.metadata, confidenceLevel: null },
      personaAnalysis: {},
      semanticAnalysis: { consensus: [], contradictions: [], blindspots: [] },
    };
    keepResult({ asked: '', at: '2026-11-20T09:04:00.000Z', briefing: thin });
    show('briefing');
    for (const start of [
      /^Fewer than two independent/,
      /^No persona could/,
      /^No claim is told/,
      /^No contradictions/,
      /^No blindspots/,
    ])
      screen.getByText(start);
  });

  test('arrow keys walk the tabs', async () => {
    keep();
    show('briefing');
    fireEvent.keyDown(tab('360 Briefing'), { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement).toBe(tab('AI Personas')));
    fireEvent.keyDown(tab('AI Personas'), { key: 'End' });
    expect(tab('Deep Analysis').getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(tab('Deep Analysis'), { key: 'ArrowRight' });
    expect(tab('Query Interface').getAttribute('aria-selected')).toBe('true');
  });
});
