import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText, expectTakenAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { checked, replyOf } from './_fixtures.ts';
import { Replies } from './replies.tsx';

let texts: readonly string[] = [];
beforeAll(() => startStrings());
beforeEach(() => {
  texts = [];
  stubServer(() => json({ replies: texts.map((text, n) => replyOf(`r${n} <b>`, { text, author: text })) }));
});
afterEach(() => vi.unstubAllGlobals());

const show = () => renderFramed(<Replies payload="words" shareId="share-1" check={checked()} />);

test('replies and their authors are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('.shp-replies > li', (given) => {
    texts = given;
    return show();
  }),
);

test('what is typed as a reply is text', { timeout: 60_000 }, () => {
  show();
  expectTakenAsText(screen.getByLabelText<HTMLInputElement>('Add a reply'));
});
