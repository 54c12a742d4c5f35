import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderFramed } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { itemOf } from './_fixtures.ts';
import { FlaggedRow } from './flagged-row.tsx';
import { ValidationDialog } from './validation-dialog.tsx';

beforeAll(() => startStrings());

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

test('what outlets wrote is shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('article', (texts) =>
    renderFramed(
      texts.map((text, place) => (
        <FlaggedRow key={text} item={itemSaying(text, `f${place}`)} onReview={() => undefined} />
      )),
    ),
  ),
);

test('what is typed in a review is text, and no link of an outlet runs anything', { timeout: 60_000 }, async () => {
  renderFramed(<ValidationDialog item={itemSaying('words', 'f1')} onClose={() => undefined} />);
  expect(screen.getByRole('dialog').querySelectorAll('a')).toHaveLength(0);
  expectTakenAsText(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }));
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Evidence link' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit' })));
  expectTakenAsText(link);
});
