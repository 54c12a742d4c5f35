import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { i18n } from '../../lib/strings.ts';
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
const marker = () => screen.getByRole('button', { name: /^(Evidence: |How this is computed)/ });

describe('the marker after a sentence', () => {
  test('counts its passages, and walks them with outlet and link when pressed', async () => {
    show(['a#3', 'b#1']);
    expect(marker().getAttribute('aria-label')).toBe('Evidence: 2 passages');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => void fireEvent.click(marker(), { detail: 1 }));
    const shown = within(screen.getByRole('dialog', { name: 'Evidence' }));
    shown.getByText('The hinge was flagged twice.');
    shown.getByText('1 of 2');
    expect(shown.getByRole('link').getAttribute('href')).toBe('https://ansel-courier.example/1');
    fireEvent.click(shown.getByRole('button', { name: 'Next passage' }));
    shown.getByText('Quay Radio');
    // An address that is not one of the web leads nowhere.
    expect(shown.queryByRole('link')).toBeNull();
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
  const format = createFormat('en', i18n.t);
  const phrase = (key: string) => ({ key, values: { outlet: 'Ansel Courier' } });

  test('our own wording is said in the reader’s language; an unknown phrase stays as it came', async () => {
    await startStrings('de');
    const of = (key: string) => sentenceText({ ...sentenceOf('As it came.'), phrase: phrase(key) }, i18n, format);
    expect(of('timeline.corrected').own).toBe(true);
    expect(of('timeline.corrected').text).toContain('Ansel Courier');
    expect(of('timeline.corrected').text).not.toContain('has');
    expect(of('nothing.known')).toEqual({ text: 'As it came.', own: false });
    await startStrings();
  });

  test('names of languages, sides and personas are said in the reader’s language too', async () => {
    await startStrings('de');
    const said = (values: Record<string, string | number>) =>
      sentenceText({ ...sentenceOf('As it came.'), phrase: { key: 'blindspot.language', values } }, i18n, format).text;
    expect(said({ language: 'fr', observed: 0, n: 8, expected: 12 })).toContain('Französisch');
    await startStrings();
  });

  test('a heading is ours where its key is known', () => {
    expect(headingText('Any', 'article.disputed', i18n)).toEqual({ text: 'What is disputed', own: true });
    expect(headingText('The gate', null, i18n)).toEqual({ text: 'The gate', own: false });
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
