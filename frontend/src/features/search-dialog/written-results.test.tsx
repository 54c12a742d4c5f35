import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { responseOf, resultOf } from '../../components/search/_fixtures.ts';
import { startStrings } from '../../test/strings.ts';
import { box, enter, open, type } from './dialog-steps.tsx';
import { forgetSearches } from './recent-searches.ts';
import { SearchDialog } from './search-dialog.tsx';
import { renderFramed, stubServer } from './test-frame.tsx';

const written = { source: { name: '', url: null, country: null, publishedAt: '2026-01-31T08:00:00.000Z' } };
const post = resultOf({ ...written, id: 'p1', type: 'post', writing: 'post', title: 'A walk', sourceName: 'Mira' });
const briefing = resultOf({
  ...{ ...written, id: 'b1', type: 'briefing', writing: 'briefing', title: 'The pier', sourceName: '' },
});
const found = responseOf({ writtenResults: [post, briefing] });

/** The key as the reader presses it, from the end of the box on. */
const down = () => {
  if (!document.activeElement?.hasAttribute('data-stop')) {
    box().focus();
    box().setSelectionRange(box().value.length, box().value.length);
  }
  fireEvent.keyDown(document.activeElement ?? box(), { key: 'ArrowDown' });
};

beforeAll(() => startStrings());
beforeEach(() => forgetSearches());
afterEach(() => vi.unstubAllGlobals());

test('posts and briefings stand as a kind of their own, each with the way to its page, and are no empty answer', async () => {
  stubServer({ search: { body: found } });
  const { onClose } = open();
  type('pier');
  enter();
  const list = await screen.findByRole('region', { name: /^Posts and briefings/ });
  expect(within(list).getByRole('link', { name: 'A walk' }).getAttribute('href')).toBe('/posts/p1');
  expect(within(list).getByRole('link', { name: 'The pier' }).getAttribute('href')).toBe('/briefing/b1');
  expect(list.textContent).toContain('Reader’s postMira');
  expect(list.textContent).toContain('Your briefing');
  expect(screen.queryByText('No results found for your search.')).toBeNull();
  down();
  down();
  expect(document.activeElement?.textContent).toBe('The pier');
  fireEvent.click(within(list).getByRole('link', { name: 'A walk' }));
  expect(onClose).toHaveBeenCalled();
});

test('what the reader has saved stands before a question, and one that is picked is asked', async () => {
  const { searches } = stubServer({ search: { body: found } });
  const saved = (pick: (query: string) => void) => (
    <button type="button" data-stop onClick={() => pick('pier source:quay')}>
      saved
    </button>
  );
  const opening = { query: '', found: null, attachNow: false };
  renderFramed(<SearchDialog opening={opening} onClose={() => undefined} savedSearches={saved} />);
  down();
  expect(document.activeElement?.textContent).toBe('saved');
  fireEvent.click(screen.getByRole('button', { name: 'saved' }));
  await screen.findByRole('link', { name: 'The pier' });
  expect(box().value).toBe('pier source:quay');
  expect(searches()).toEqual([{ query: 'pier source:quay' }]);
  expect(screen.queryByRole('button', { name: 'saved' })).toBeNull();
});
