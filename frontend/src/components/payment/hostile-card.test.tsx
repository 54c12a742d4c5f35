import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderFramed } from '../../test/framed.tsx';
import { expectTakenAsText, payloads, skeletonOf } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { CardForm } from './card-form.tsx';

beforeAll(() => startStrings());

test('what is typed as a name is text', { timeout: 60_000 }, () => {
  renderFramed(<CardForm clientSecret="secret" payLabel="Pay" onPaid={() => undefined} />);
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>('Name on card'));
});

test('of what is typed as a number only digits stay', { timeout: 60_000 }, () => {
  renderFramed(<CardForm clientSecret="secret" payLabel="Pay" onPaid={() => undefined} />);
  const fields = ['Card number', 'Expiry', 'Security code'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  const calm = skeletonOf(document.body);
  for (const text of payloads)
    for (const field of fields) {
      fireEvent.change(field, { target: { value: text } });
      expect(field.value, text).toMatch(/^[\d /]*$/);
    }
  expect(skeletonOf(document.body)).toEqual(calm);
  expect('struck' in window).toBe(false);
});
