import { act, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { modelWriter, noteOf, ownWriter, passageOf, sentenceOf } from './_fixtures.ts';
import { Cited } from './cited.tsx';
import { EvidenceScope } from './evidence-scope.tsx';
import { headingText, sentenceText } from './sentence-text.ts';
import { FallbackBanner, WriterLine } from './writer-line.tsx';

beforeAll(() => startStrings());
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const said = [passageOf('a', 3, 'The hinge was flagged twice.'), passageOf('b', 1, 'Two reports named the hinge.')];
const notes = {
  a: noteOf('Ansel Courier', 'Gate'),
  b: { ...noteOf('Quay Radio', 'Hinge'), url: 'javascript:alert(1)' },
};
const show = (passages: string[]) =>
  renderFramed(
    <EvidenceScope passages={said} notes={notes}>
      <Cited sentence={sentenceOf('The hinge was known.', passages)} />
    </EvidenceScope>,
  );
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const marker = () => screen.getByRole('button');

describe('the marker after a sentence', () => {
  test('counts its passages, and shows each with outlet and link when pressed', async () => {
    show(['a#3', 'b#1']);
    expect(marker().getAttribute('aria-label')).toBe('Evidence: 2 passages');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => void fireEvent.click(marker(), { detail: 1 }));
    const shown = screen.getByRole('dialog', { name: 'Evidence' });
    expect(shown.textContent).toContain('The hinge was flagged twice.');
    expect(shown.textContent).toContain('Quay Radio');
    // An address that is not one of the web leads nowhere.
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://ansel-courier.example/1',
    ]);
    await act(async () => void fireEvent.click(marker(), { detail: 1 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens for a resting pointer and goes with it', async () => {
    show(['a#3']);
    fireEvent.pointerEnter(marker(), { pointerType: 'mouse' });
    await wait(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(60);
    screen.getByRole('dialog');
    fireEvent.pointerLeave(marker());
    await wait(250);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a sentence of figures says that it is computed, and a passage that did not come says so', async () => {
    show([]);
    expect(marker().textContent).toBe('=');
    await act(async () => void fireEvent.click(marker()));
    screen.getByText(/^Computed from all of the evidence/);
  });

  test('a passage that did not come along is told', async () => {
    show(['x#1']);
    await act(async () => void fireEvent.click(marker()));
    screen.getByText('This passage did not come along.');
  });
});

describe('words', () => {
  const format = createFormat('en', i18next.t);
  const phrase = (key: string) => ({ key, values: { outlet: 'Ansel Courier' } });

  test('our own wording is said in the reader’s language; an unknown phrase stays as it came', async () => {
    await startStrings('de');
    const of = (key: string) => sentenceText({ ...sentenceOf('As it came.'), phrase: phrase(key) }, i18next, format);
    expect(of('timeline.corrected').own).toBe(true);
    expect(of('timeline.corrected').text).toContain('Ansel Courier');
    expect(of('timeline.corrected').text).not.toContain('has');
    expect(of('nothing.known')).toEqual({ text: 'As it came.', own: false });
    await startStrings();
  });

  test('a heading is ours where its key is known', () => {
    expect(headingText('Any', 'article.disputed', i18next)).toEqual({ text: 'What is disputed', own: true });
    expect(headingText('The gate', null, i18next)).toEqual({ text: 'The gate', own: false });
  });
});

describe('the writer', () => {
  test('our own rules are named as such; a model with its provider, what was at hand and what was held back', () => {
    renderFramed(
      <>
        <WriterLine writer={ownWriter} />
        <WriterLine writer={modelWriter} />
      </>,
    );
    screen.getByText('Written by our own rules (14), without an AI provider');
    screen.getByText('Written by openai, gpt-test');
    screen.getByText('written earlier for the same evidence');
    screen.getByText(/^2 sentences were withheld/);
  });

  test('a stand-in for a provider is told in the words readers know', () => {
    renderFramed(<FallbackBanner writer={{ ...ownWriter, fallback: true }} />);
    screen.getByText('Enhanced Persona Content (AI services temporarily unavailable)');
  });
});
