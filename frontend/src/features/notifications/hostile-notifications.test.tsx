import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { notificationOf } from './_fixtures.ts';
import { NotificationPanel } from './notification-panel.tsx';

let texts: readonly string[] = [];
beforeAll(() => startStrings());
beforeEach(() => {
  stubServer(() =>
    json({
      notifications: texts.map((text, n) => notificationOf({ id: `n${n}`, query: text, title: text })),
      unread: 0,
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('what is told, and the search it is told of, are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('a.nf-row', (given) => {
    texts = given;
    return renderFramed(<NotificationPanel onFollow={() => undefined} />);
  }),
);
