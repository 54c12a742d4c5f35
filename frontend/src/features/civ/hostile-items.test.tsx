import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderFramed } from '../../test/framed.tsx';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { skeletonOf } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { stubCommunity } from './_civ-frame.tsx';
import { itemOf } from './_fixtures.ts';
import { CivPage } from './civ-page.tsx';
import { ValidationDialog } from './validation-dialog.tsx';

/** A page of the list holds fifty. */
const texts = hostileTexts(49);
beforeAll(() => startStrings());
afterEach(() => vi.unstubAllGlobals());

/** The same text in all that outlets and the service write. */
const itemSaying = (text: string, id: string) =>
  itemOf({
    id,
    newsItem: { ...itemOf().newsItem, title: text, summary: text, sourceName: text, sourceUrl: `javascript:${text}` },
    signals: [
      {
        key: 'civ.signal.loadedWord',
        values: { word: text },
        quote: { text, outletName: text, url: `javascript:${text}` },
      },
    ],
  });

test('what outlets wrote is shown as text', { timeout: 60_000 }, async () => {
  stubCommunity({ items: ['words', ...texts].map((text, place) => itemSaying(text, `f${place}`)) });
  renderFramed(<CivPage address={{}} onGo={() => undefined} />);
  const [model, ...rows] = await waitFor(() => {
    const drawn = [...document.querySelectorAll('article')];
    expect(drawn).toHaveLength(texts.length + 1);
    return drawn;
  });
  texts.forEach((text, place) => {
    expect(skeletonOf(rows[place] as Element), text).toEqual(skeletonOf(model as Element));
    expect(rows[place]?.querySelector('h2')?.textContent).toBe(text);
    expect(rows[place]?.querySelector('.cv-quote')?.textContent).toContain(text);
  });
  expect('struck' in window).toBe(false);
});

test('what is typed is text, and no link of an outlet runs anything', { timeout: 60_000 }, () => {
  renderFramed(<ValidationDialog item={itemSaying('words', 'f1')} onClose={() => undefined} />);
  expect(screen.getByRole('dialog').querySelectorAll('a')).toHaveLength(0);
  const calm = skeletonOf(document.body);
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  for (const text of texts) {
    fireEvent.change(note, { target: { value: text } });
    expect(note.value).toBe(text);
  }
  expect(skeletonOf(document.body)).toEqual(calm);
  expect('struck' in window).toBe(false);
});
