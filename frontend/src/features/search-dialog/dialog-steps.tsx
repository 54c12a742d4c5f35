import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { responseOf, resultOf } from '../../components/search/_fixtures.ts';
import { SearchDialog } from './search-dialog.tsx';
import { renderFramed } from './test-frame.tsx';

const CLOSED = { query: '', found: null, attachNow: false };
export const gate = resultOf({
  id: 'gate',
  title: 'The gate failed',
  highlights: {
    title: [
      { text: 'The ', hit: false },
      { text: 'gate', hit: true },
      { text: ' failed', hit: false },
    ],
    text: [],
  },
});
export const whole = resultOf({ id: 'whole', type: 'story', title: 'The whole story of the gate' });
export const film = resultOf({ id: 'film', type: 'video', title: 'The gate in four minutes' });
export const found = responseOf({ newsResults: [gate, whole], videoResults: [film], totalResults: 18 });

export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask in your own words' });
export const askButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' });
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const enter = (more = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...more });
/** Chooses files as the chooser would. */
export const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Attach image, video or document', { selector: 'input' }), {
    target: { files },
  });

/** Draws the dialog as it opens from a key. */
export const open = () => {
  const onClose = vi.fn();
  return { onClose, ...renderFramed(<SearchDialog opening={CLOSED} onClose={onClose} />) };
};
