import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { storyBriefingSchema } from '@360/contracts/analysis';
import { analyzeResponseSchema, crossCompareResponseSchema } from '@360/contracts/personas';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { comparison, readingOf, story } from './_fixture-answers.ts';
import { briefingOf, thin } from './_fixtures.ts';
import { AnalysisPanel } from './analysis-panel.tsx';

let server: ReturnType<typeof stubServer>;
let briefing = briefingOf();
let reading = () => json(readingOf());
let crossed = () => json(comparison);

beforeAll(() => startStrings());
beforeEach(() => {
  localStorage.clear();
  stubStream();
  briefing = briefingOf();
  reading = () => json(readingOf());
  crossed = () => json(comparison);
  server = stubServer(({ path }) => {
    if (path.endsWith('/cross-compare')) return crossed();
    return path.endsWith('/analyze') ? reading() : json(briefing);
  });
});
afterEach(() => vi.unstubAllGlobals());

function Panel({ opened }: { opened: AnalysisTab }) {
  const [tab, setTab] = useState(opened);
  const [persona, setPersona] = useState<Persona>('centrist');
  return (
    <AnalysisPanel
      story={story}
      tab={tab}
      persona={persona}
      focused={false}
      onTab={setTab}
      onPersona={setPersona}
      onClose={() => undefined}
    />
  );
}

const open = (tab: AnalysisTab = 'summary') => renderFramed(<Panel opened={tab} />);
const press = (element: Element) => act(async () => void fireEvent.click(element));
const pressKey = (element: Element, key: string) => act(async () => void fireEvent.keyDown(element, { key }));
const tab = (name: string) => screen.getByRole('tab', { name });
const body = () => screen.getByRole('tabpanel');
const readings = () => server.calls.filter(({ path }) => path.endsWith('/analyze')).map(({ body: sent }) => sent);

test('the stand-in answers are what the contract says', () => {
  expect(storyBriefingSchema.safeParse(briefingOf()).error).toBeUndefined();
  expect(storyBriefingSchema.safeParse(briefingOf(thin)).error).toBeUndefined();
  expect(analyzeResponseSchema.safeParse(readingOf()).error).toBeUndefined();
  expect(crossCompareResponseSchema.safeParse(comparison).error).toBeUndefined();
});

describe('the panel', () => {
  test('shows that it loads, then the tab', async () => {
    open();
    screen.getByRole('status', { name: 'Loading the analysis' });
    await screen.findByText('What is settled, and what is not');
    expect(screen.queryByRole('status', { name: 'Loading the analysis' })).toBeNull();
  });

  test('has ten tabs, walked with arrows, Home and End, one of which is reached by Tab', async () => {
    open();
    await screen.findByText('What is settled, and what is not');
    expect(screen.getAllByRole('tab')).toHaveLength(10);
    await pressKey(tab('Summary'), 'ArrowRight');
    expect(tab('Perspectives').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab('Perspectives'));
    await pressKey(tab('Perspectives'), 'End');
    expect(tab('Fact check').tabIndex).toBe(0);
    expect(tab('Perspectives').tabIndex).toBe(-1);
    await pressKey(tab('Fact check'), 'Home');
    expect(body().getAttribute('aria-labelledby')).toBe(tab('Summary').id);
  });

  test('asks for each pair of tab and persona once, and for no tab of figures alone', async () => {
    open();
    await screen.findByText('What is settled, and what is not');
    expect(readings()).toEqual([]);
    await press(tab('Consensus'));
    await screen.findByText('The Centrist’s reading');
    await press(screen.getByRole('radio', { name: 'The Investigator' }));
    await press(tab('Timeline'));
    await press(tab('Consensus'));
    await press(screen.getByRole('radio', { name: 'The Centrist' }));
    const about = { storyId: 's1', storyTitle: story.title, storySummary: story.summary, analysisType: 'consensus' };
    expect(readings()).toEqual([
      { ...about, persona: 'centrist' },
      { ...about, persona: 'investigator' },
    ]);
    expect(server.asked('GET')).toHaveLength(1);
  });

  test('says how sure a reading is and who wrote it', async () => {
    reading = () => json(readingOf({ confidence: 0.93 }));
    open('ai-summary');
    const line = await screen.findByText('Written by our own rules (3), without an AI provider');
    expect(line.closest('.an-writer')?.textContent).toContain('written earlier for the same evidence');
    expect(document.querySelector('.an-head')?.textContent).toContain('Confidence High');
  });

  test('says so where a provider did not answer, and only then', async () => {
    const banner = 'Enhanced Persona Content (AI services temporarily unavailable)';
    reading = () => json(readingOf({ fallback: true }));
    open('consensus');
    await screen.findByText(banner, { exact: false });
    reading = () => json(readingOf());
    await press(screen.getByRole('radio', { name: 'The Internationalist' }));
    await screen.findByText('The Internationalist’s reading');
    expect(screen.queryByText(banner, { exact: false })).toBeNull();
  });
});

describe('a failure', () => {
  test('of the server is told with its status, and can be tried again', async () => {
    reading = () => json({ error: 'Later.' }, 503);
    open('consensus');
    await screen.findByText('Analysis temporarily unavailable (503). Please try again later.');
    reading = () => json(readingOf());
    await press(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/2 of 4 claims are contradicted/);
  });

  test('of the network is told as one', async () => {
    reading = () => {
      throw new TypeError('offline');
    };
    open('blindspots');
    await screen.findByText('AI analysis temporarily unavailable due to network error. Please try again later.');
  });

  test('that the answer itself tells is told as one', async () => {
    reading = () => json(readingOf({ success: false }));
    open('ai-summary');
    await screen.findByText('Analysis generation failed. Please try again.');
  });

  test('of figures is told short', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    open('timeline');
    await screen.findByText('Analysis temporarily unavailable. Please try again later.');
  });

  test('of the comparison gives one made of the loaded perspectives', async () => {
    reading = () => json({ error: 'Later.' }, 500);
    open('compare');
    const local = await screen.findByText(/The Ansel Courier tells it from the institutional side/);
    expect(local.textContent).toContain('Claims they share: 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('where the evidence is thin', () => {
  beforeEach(() => {
    briefing = briefingOf(thin);
    reading = () =>
      json(readingOf({ sentences: [], abstained: { condition: 'independent-reports', needed: 2, found: 1 } }));
  });

  test('the condition that failed stands in place of the figures', async () => {
    open('consensus');
    const said = await screen.findAllByText('Needed: 2. Found: 1.');
    expect(said).toHaveLength(2);
    expect(body().textContent).toContain('There are too few independent reports.');
  });

  test.each([
    ['summary', 'Nothing is established yet.'],
    ['perspectives', 'No outlet’s way to tell it could be made out yet.'],
    ['impact', 'No report says who or what is affected.'],
    ['compare', 'A comparison needs two outlets; there are fewer.'],
    ['timeline', 'The reports name no dates.'],
    ['source-check', 'No source could be checked yet.'],
    ['fact-check', 'The reports state nothing that could be checked.'],
  ] as const)('%s says what is missing', async (name, said) => {
    open(name);
    await screen.findByText(said);
  });
});

describe('compare', () => {
  test('shows the first two outlets until others are chosen', async () => {
    open('compare');
    const [first, second] = await screen.findAllByRole<HTMLSelectElement>('combobox');
    expect([first?.value, second?.value]).toEqual(['p-courier', 'p-tidewater']);
    if (!second) throw new Error('There is no second outlet.');
    await act(async () => void fireEvent.change(second, { target: { value: 'p-lantern' } }));
    expect(document.querySelector('[data-between="contradict"]')?.textContent).toContain('Says otherwise');
  });

  test('opens and closes the three personas, asks once, and shows two points of each kind', async () => {
    open('compare');
    await press(await screen.findByRole('button', { name: 'Show comparison' }));
    await screen.findByText('All three say');
    for (const kind of ['consensus', 'divergence'])
      expect(document.querySelectorAll(`[data-points="${kind}"] > li`)).toHaveLength(2);
    await press(screen.getByRole('button', { name: 'Hide comparison' }));
    expect(screen.queryByText('All three say')).toBeNull();
    await press(screen.getByRole('button', { name: 'Show comparison' }));
    expect(server.calls.filter(({ path }) => path.endsWith('/cross-compare'))).toHaveLength(1);
  });

  test('makes its own text where the personas cannot be had', async () => {
    crossed = () => json({ error: 'Later.' }, 502);
    open('compare');
    await press(await screen.findByRole('button', { name: 'Show comparison' }));
    await screen.findByText(/The Ansel Courier tells it from the institutional side/);
  });
});

describe('the tabs', () => {
  test.each([
    ['consensus', 'How far the reports agree', 'Say otherwise'],
    ['blindspots', 'What the coverage leaves out', 'Usual'],
    ['impact', 'Who and what it touches', 'Figures'],
    ['timeline', 'Who published when', 'After the first'],
    ['fact-check', 'Who says what', 'Say so'],
    ['summary', 'Where it is told', 'Reports'],
    ['perspectives', 'How the outlets write, and how often they are right', 'Factuality'],
  ] as const)('%s draws, and gives a table', async (name, title, column) => {
    open(name);
    const heading = await screen.findByRole('heading', { name: title });
    const turn = within(heading.parentElement as HTMLElement).getByRole('button', { name: 'Table' });
    await press(turn);
    within(screen.getByRole('table', { name: title })).getByRole('columnheader', { name: column });
  });

  test('perspectives has a card for each outlet, with quotes, loaded words and the parts of both scores', async () => {
    open('perspectives');
    await screen.findByRole('heading', { name: 'Tidewater Desk' });
    expect(document.querySelectorAll('.an-persp')).toHaveLength(5);
    screen.getByText('Ilse Korrin');
    screen.getByRole('button', { name: 'scandalous' });
    expect(screen.getAllByText('0.9 × 0.7, of 12').length).toBeGreaterThan(1);
    screen.getByText('It makes too few claims to score it.');
  });

  test('blindspots tells our own wording with the names of the interface', async () => {
    open('blindspots');
    await screen.findByText(/None of 4 independent reports takes the .?social.? approach; 16 % would be usual/);
    screen.getByText('High');
    screen.getByText('Velmara One');
  });

  test('source check gives the reason of every score', async () => {
    open('source-check');
    const row = await screen.findByRole('row', { name: /The Ansel Courier Germany/ });
    expect(row.textContent).toContain('84');
    expect(row.textContent).toContain('Corroboration0.75 × 0.5, of 3');
    expect(row.textContent).toContain('4 of 412 items on record');
  });

  test('fact check counts by state and computes velocity and corrections', async () => {
    open('fact-check');
    await screen.findByText('Verified');
    const counts = [...document.querySelectorAll('.an-counts dd')].map(({ textContent }) => textContent);
    expect(counts).toEqual(['1', '1', '2', '0', '3']);
    screen.getByText(/0\.6 is usual \(167% of the usual\)/);
    screen.getByText('1 of 5 items revised');
    screen.getByRole('button', { name: /^Lantern Daily says otherwise: Gate two jammed/ });
  });
});
