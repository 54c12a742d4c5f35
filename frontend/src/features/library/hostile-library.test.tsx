import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { CollectionForm } from '../../components/library/collection-form.tsx';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { CollectionCards } from './collection-cards.tsx';
import { CollectionView } from './collection-view.tsx';
import { RecentActivity } from './recent-activity.tsx';

const at = '2026-01-05T07:15:00.000Z';
let names: readonly string[] = [];
let done: readonly string[] = [];
beforeAll(() => startStrings());
beforeEach(() => {
  stubServer(({ path }) => {
    if (path.startsWith('/api/saved')) return json({ items: [] });
    if (path.startsWith('/api/activity'))
      return json({
        entries: done.map((text, n) => ({ id: `a${n}`, kind: 'search', subject: text, title: text, itemId: null, at })),
      });
    return json({ collections: names.map((name, n) => ({ id: `c${n}`, name, count: 0, updatedAt: at })) });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('names of collections are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.lb-cards > li', (texts) => {
    names = texts;
    return renderFramed(<CollectionCards />);
  }),
);

test('what the reader did is shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('li.lb-act', (texts) => {
    done = texts;
    return renderFramed(<RecentActivity />);
  }),
);

test('what is typed as the name of a collection is text, at first and later', { timeout: 60_000 }, async () => {
  const added = renderFramed(<CollectionForm onAdded={() => undefined} />);
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>('Name of the collection'));
  added.unmount();
  names = ['words'];
  renderFramed(<CollectionView id="c0" />);
  const rename = await screen.findByRole('button', { name: 'Rename' });
  await act(async () => void fireEvent.click(rename));
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>('Name of the collection'));
});
