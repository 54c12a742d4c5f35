import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { readingOf, story, writer } from './_fixture-answers.ts';
import { quoted } from './_fixture-claims.ts';
import { briefingOf } from './_fixtures.ts';
import { AnalysisPanel } from './analysis-panel.tsx';

const BEFORE = 'Gate two jammed at 04:10 with the tide 40 cm below the design level.';
const NOW = 'Three closed berths cost 420 shifts a week.';
const byModel = { ...writer, provider: 'openai', model: 'gpt-test' };

let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
let briefing = briefingOf();
let reading = readingOf();
const nothing = () => undefined;

beforeAll(() => startStrings());
beforeEach(() => {
  localStorage.clear();
  briefing = briefingOf();
  reading = readingOf({ sentences: [quoted('courier', 1)] });
  stream = stubStream();
  server = stubServer(({ path }) => json(path.endsWith('/analyze') ? reading : briefing));
});
afterEach(() => vi.unstubAllGlobals());

const open = (tab: 'summary' | 'ai-summary') =>
  renderFramed(
    <AnalysisPanel
      {...{ story, tab, persona: 'centrist', focused: false }}
      {...{ onTab: nothing, onPersona: nothing, onClose: nothing }}
    />,
  );
const tell = (storyId: string) =>
  act(async () => stream.tell({ type: 'stories.analysed', storyIds: ['other', storyId] }));
const asked = (end: string) => server.calls.filter(({ path }) => path.endsWith(end)).length;

describe('when the server has analysed the story again', () => {
  test('the panel shows the new analysis', async () => {
    open('summary');
    await screen.findByText('What is settled, and what is not');
    briefing = briefingOf({ summary: [quoted('harbour', 2)] });
    await tell('s2');
    expect(asked('/briefing')).toBe(1);
    await tell('s1');
    await screen.findByText(NOW);
  });

  test('a passage that is shown of a sentence that is gone goes with it', async () => {
    briefing = briefingOf({ summary: [quoted('courier', 1), quoted('harbour', 2)] });
    open('summary');
    const [, marker] = await screen.findAllByRole('button', { name: 'Evidence: 1 passage' });
    await act(async () => void fireEvent.click(marker as Element, { detail: 1 }));
    await screen.findByRole('dialog', { name: 'Evidence' });
    briefing = briefingOf({ summary: [] });
    await tell('s1');
    await waitFor(() => expect(screen.queryByText(NOW)).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Evidence' })).toBeNull();
  });

  test('a reading of our own rules follows, and is shown until then', async () => {
    open('ai-summary');
    await screen.findByText(BEFORE);
    reading = readingOf({ sentences: [quoted('harbour', 2)] });
    await tell('s1');
    await screen.findByText(NOW);
    expect(screen.queryByText(BEFORE)).toBeNull();
  });

  test('a reading of a provider stays, says so, and is written again only when the reader asks', async () => {
    reading = readingOf({ sentences: [quoted('courier', 1)], writer: byModel });
    open('ai-summary');
    await screen.findByText(BEFORE);
    reading = readingOf({ sentences: [quoted('harbour', 2)], writer: byModel });
    await tell('s1');
    await screen.findByText('The reports have changed since this was written.');
    screen.getByText(BEFORE);
    expect(asked('/analyze')).toBe(1);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Write it again' })));
    await screen.findByText(NOW);
    expect(screen.queryByText('The reports have changed since this was written.')).toBeNull();
  });
});
