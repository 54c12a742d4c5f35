import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { MutedWords } from './muted-words.tsx';
import { SourcesSection } from './sources-section.tsx';

let outlets: readonly string[] = [];
beforeAll(() => startStrings());
beforeEach(() => {
  outlets = [];
  settings.set(DEFAULT_SETTINGS);
  stubServer(() =>
    json(outlets.map((name, n) => ({ id: `o${n} <b>`, name, site: 'https://courier.example', country: null }))),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('muted words are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.st-words > li', (words) => {
    settings.set({ ...DEFAULT_SETTINGS, mutedWords: [...words] });
    return renderFramed(<MutedWords />);
  }),
);

test('names of outlets are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('li:has([role=switch])', (names) => {
    outlets = names;
    return renderFramed(<SourcesSection />);
  }),
);

test.each(['Muted words', 'Find an outlet'])('what is typed as “%s” is text', { timeout: 60_000 }, async (label) => {
  renderFramed(<SourcesSection />);
  expectTakenAsText(await screen.findByLabelText<HTMLInputElement>(label));
  expect(settings.get().mutedWords).toEqual([]);
});
