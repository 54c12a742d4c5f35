import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { responseOf, resultOf } from '../../components/search/_fixtures.ts';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { box, open } from './dialog-steps.tsx';
import { HeaderSearch } from './header-search.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { SearchDialog } from './search-dialog.tsx';
import { renderFramed, stubServer } from './test-frame.tsx';

beforeAll(() => startStrings());
beforeEach(() => {
  forgetSearches();
  stubServer({ search: { body: responseOf({}) } });
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;

test('what a search finds is shown as text, its marked pieces too', { timeout: 60_000 }, () =>
  expectShownAsText('.sd-hit', (texts) => {
    const newsResults = texts.map((text, n) =>
      resultOf({
        ...{ id: `i${n}`, title: text, summary: text, sourceName: text },
        highlights: { title: [{ text, hit: true }], text: [{ text, hit: false }] },
      }),
    );
    const found = { query: 'words', response: responseOf({ newsResults }) };
    return renderFramed(<SearchDialog opening={{ query: 'words', found, attachNow: false }} onClose={nothing} />);
  }),
);

test('recent searches are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.sd-recent', (texts) => {
    recentSearches.set([...texts]);
    return open();
  }),
);

test('what is typed is text, in the header and in the dialog', { timeout: 60_000 }, () => {
  const header = renderFramed(<HeaderSearch onFound={nothing} onDialog={nothing} />);
  expectTakenAsText(screen.getByRole<HTMLInputElement>('textbox'));
  header.unmount();
  open();
  expectTakenAsText(box());
});
