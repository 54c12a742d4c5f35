import type { EvidenceBundle } from '@360/contracts/evidence';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { readingOf, story } from './_fixture-answers.ts';
import { at, claims } from './_fixture-claims.ts';
import { analysis, briefingOf } from './_fixtures.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { verdictOn } from './verdict.ts';

const digest = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The evidence of the story, as the service would hand it out. */
async function bundleOf(): Promise<EvidenceBundle> {
  const { contentOf, sealedTextOf } = await import('@360/contracts/verify-evidence');
  const items = await Promise.all(
    Object.entries(analysis.sources).map(async ([id, source]) => {
      const own = analysis.passages.filter(({ itemId }) => itemId === id);
      const segments = await Promise.all(
        own.map(async ({ offset, length, text }) => ({ offset, length, hash: await digest(text) })),
      );
      return {
        ...{ id, url: source.url, title: source.title, outletId: id, outletName: source.outletName },
        ...{ owner: null, country: null, language: 'en', publishedAt: source.publishedAt, report: 0 },
        ...{ copyOf: null, creditTo: null, contentHash: await digest(contentOf(segments)), segments },
      };
    }),
  );
  const sentences = analysis.summary.map((sentence) => ({ ...sentence, place: 'summary' }));
  const open = {
    ...{ format: '360-evidence/1' as const, analysisVersion: 1, storyId: 's1', asOf: analysis.asOf },
    ...{ items, passages: analysis.passages, figures: {}, sentences },
  };
  return { ...open, seal: await digest(sealedTextOf(open)) };
}

let server: ReturnType<typeof stubServer>;
let bundle: EvidenceBundle;
let changes = {
  storyId: 's1',
  since: at(0),
  comparedWith: at(0),
  asOf: at(500),
  new: [],
  changed: [],
  withdrawn: [],
} as object;

beforeAll(() => startStrings());
beforeEach(async () => {
  localStorage.clear();
  stubStream();
  bundle = await bundleOf();
  server = stubServer(({ path }) => {
    if (path.includes('/changes')) return json(changes);
    if (path.endsWith('/evidence')) return json(bundle);
    return path.endsWith('/analyze') ? json(readingOf()) : json(briefingOf());
  });
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const open = (tab: 'summary' | 'consensus' = 'summary', id = 's1') =>
  renderFramed(
    <AnalysisPanel
      story={{ ...story, id }}
      tab={tab}
      persona="centrist"
      focused={false}
      onTab={nothing}
      onPersona={nothing}
      onClose={nothing}
    />,
  );
const press = (element: Element, detail = 1) => act(async () => void fireEvent.click(element, { detail }));
const markers = () => screen.findAllByRole('button', { name: /^Evidence: / });
const first = async () => (await markers())[0] as HTMLElement;

describe('a marker', () => {
  test('pressed shows the passage with outlet, time and link, and closes again', async () => {
    open();
    const marker = await first();
    await press(marker);
    const shown = await screen.findByRole('dialog', { name: 'Evidence' });
    within(shown).getByText('The Ansel Courier');
    expect(shown.querySelector('blockquote')?.textContent).toBe(analysis.passages[1]?.text);
    expect(shown.querySelector('time')?.dateTime).toBe(at(0));
    expect(within(shown).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      'https://courier.example/report',
    );
    expect(marker.getAttribute('aria-expanded')).toBe('true');
    await press(marker);
    expect(screen.queryByRole('dialog', { name: 'Evidence' })).toBeNull();
    expect(marker.getAttribute('aria-expanded')).toBe('false');
  });

  test('of several passages walks them', async () => {
    open('consensus');
    await press(await first());
    const shown = await screen.findByRole('dialog', { name: 'Evidence' });
    within(shown).getByText('1 of 3');
    await press(within(shown).getByRole('button', { name: 'Next passage' }));
    within(shown).getByText('2 of 3');
    within(shown).getByText('Tidewater Desk');
  });

  test('shows itself under a mouse that rests on it, and goes with it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    const marker = await first();
    fireEvent.pointerEnter(marker, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(200));
    screen.getByRole('dialog', { name: 'Evidence' });
    fireEvent.pointerLeave(marker, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByRole('dialog', { name: 'Evidence' })).toBeNull();
    vi.useRealTimers();
  });
});

describe('verify', () => {
  const verify = async () => press(await screen.findByRole('button', { name: 'Verify' }));

  test('is asked for before anything is fetched, and then fetches once', async () => {
    open();
    await screen.findByRole('link', { name: 'Download evidence' });
    expect(server.calls.some(({ path }) => path.endsWith('/evidence'))).toBe(false);
    await verify();
    await screen.findByText(/15 passages checked\. All of it holds\./);
    await verify();
    expect(server.calls.filter(({ path }) => path.endsWith('/evidence'))).toHaveLength(1);
    await press(await first());
    await screen.findByText('Unchanged');
  });

  test('tells a passage that was changed', async () => {
    const [one, two, ...rest] = bundle.passages;
    if (!one || !two) throw new Error('There are no passages.');
    bundle = { ...bundle, passages: [one, { ...two, text: two.text.replace('04:10', '04:11') }, ...rest] };
    open();
    await verify();
    await screen.findByText(/things do not hold/);
    await press(await first());
    await screen.findByText('Does not hold');
  });

  test('asked again after something did not hold, looks at the evidence anew', async () => {
    const sound = bundle;
    const [one, ...rest] = bundle.passages;
    if (!one) throw new Error('There are no passages.');
    bundle = { ...bundle, passages: [{ ...one, text: `${one.text} ` }, ...rest] };
    open();
    await verify();
    await screen.findByText(/things do not hold/);
    bundle = sound;
    await verify();
    await screen.findByText(/All of it holds\./);
  });

  test('asked again without a network, holds what it has against the page', async () => {
    open();
    await verify();
    await screen.findByText(/All of it holds\./);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('down')));
    await verify();
    await screen.findByText(/15 passages checked\. All of it holds\./);
  });

  test('tells that the evidence could not be fetched, and can be asked again', async () => {
    const answer = server.answer;
    server.answer = (call) => (call.path.endsWith('/evidence') ? json({ error: 'Later.' }, 503) : answer(call));
    open();
    await verify();
    await screen.findByText(/could not be fetched/);
    server.answer = answer;
    await verify();
    await screen.findByText(/All of it holds\./);
  });

  test('holds what is shown against the evidence, and names what is not in it', async () => {
    const [shown] = analysis.passages;
    if (!shown) throw new Error('There are no passages.');
    const verdict = await verdictOn(bundle, [
      { ...shown, text: 'Another text.' },
      { ...shown, id: 'item-other#0', itemId: 'item-other' },
    ]);
    expect(verdict.failed).toEqual({ [shown.id]: 'shown' });
    expect(verdict.absent).toEqual(['item-other#0']);
  });
});

describe('since the reader was here', () => {
  const read = (id: string, when: string) => localStorage.setItem('analysis-read', JSON.stringify({ [id]: when }));

  test('a first reading asks for nothing, and is remembered', async () => {
    const answer = server.answer;
    server.answer = (call) => (call.path.endsWith('/briefing') ? json(briefingOf({ storyId: 'first' })) : answer(call));
    open('summary', 'first');
    await screen.findByText('What is settled, and what is not');
    expect(screen.queryByText(/Changed since/)).toBeNull();
    expect(JSON.parse(localStorage.getItem('analysis-read') ?? '{}')).toMatchObject({ first: analysis.asOf });
    expect(server.calls.some(({ path }) => path.includes('/changes'))).toBe(false);
  });

  test('new, changed and withdrawn claims are told, what is gone struck through', async () => {
    const [hinge, , money, minister] = claims;
    changes = {
      ...changes,
      new: [minister],
      changed: [{ before: { ...hinge, state: 'single-source' }, now: hinge }],
      withdrawn: [{ ...money, text: 'A night operator raised the alarm.' }],
    };
    read('s1', at(300));
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'analysis-read', newValue: localStorage.getItem('analysis-read') }),
    );
    const { markRead } = await import('./last-read.ts');
    markRead('s1', at(300));
    open();
    const section = (await screen.findByText(/Changed since you read this/)).closest('section') as HTMLElement;
    const struck = await within(section).findByText('A night operator raised the alarm.');
    expect(struck.closest('del')).not.toBeNull();
    expect(
      within(section)
        .getByText(minister?.text ?? '')
        .closest('ins'),
    ).not.toBeNull();
    expect(server.calls.find(({ path }) => path.includes('/changes'))?.path).toContain(encodeURIComponent(at(300)));
    await press(within(section).getByRole('button', { name: 'Mark as read' }));
    expect(screen.queryByText(/Changed since you read this/)).toBeNull();
  });
});
