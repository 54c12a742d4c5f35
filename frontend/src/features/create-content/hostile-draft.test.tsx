import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDraft } from '../../components/post-form/draft.ts';
import { renderFramed } from '../../test/framed.tsx';
import { expectTakenAsText, payloads } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { CreateDialog } from './create-dialog.tsx';
import { changeDraft } from './creation.ts';

const FIELDS = ['Title', 'Description', 'Search tags', 'News keywords'];

beforeAll(() => startStrings());
beforeEach(() => changeDraft(emptyDraft));

test.each(FIELDS)('what is typed as “%s” is text', { timeout: 60_000 }, (label) => {
  renderFramed(<CreateDialog onClose={() => undefined} />);
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>(label));
  const preview = document.querySelector('.pf-sheet');
  if (label === 'Title') expect(preview?.querySelector('h3')?.textContent).toBe(payloads.at(-1)?.trim());
});
