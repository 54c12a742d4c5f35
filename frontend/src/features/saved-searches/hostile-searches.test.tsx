import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { expectShownAsText } from '../../test/plain-text.ts';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { SavedSearches } from './saved-searches.tsx';

let queries: readonly string[] = [];
beforeAll(() => startStrings());
beforeEach(() => {
  stubStream();
  stubServer(() =>
    json({
      searches: queries.map((query, n) => ({
        ...{ id: `s${n}`, query, notify: true, createdAt: '2026-11-20T07:15:00.000Z', newResults: 0 },
      })),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('saved searches are shown as text', { timeout: 60_000 }, () =>
  expectShownAsText('li:has(> .ss-link)', (texts) => {
    queries = texts;
    return renderFramed(<SavedSearches />);
  }),
);
