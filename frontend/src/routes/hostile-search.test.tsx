import { beforeEach, test } from 'vitest';
import { pageOf, resultOf } from '../components/search/_fixtures.ts';
import { expectShownAsText, expectTakenAsText } from '../test/plain-text.ts';
import { answers, box, prepareSearchPage, visit } from './_search-harness.tsx';

prepareSearchPage();
beforeEach(() => answers(pageOf([])));

test('what is typed into the box of the search page is text', { timeout: 60_000 }, async () => {
  await visit('/search');
  expectTakenAsText(box());
});

test('what the search page finds is shown as text, its marked pieces too', { timeout: 60_000 }, async () => {
  let visits = 0;
  await expectShownAsText('.sp-hit:not([aria-current])', (texts) => {
    // The first is chosen, and looks otherwise than those below it.
    const results = ['chosen', ...texts].map((text, n) =>
      resultOf({
        ...{ id: `i${n}`, title: text, summary: text },
        source: {
          name: text,
          url: 'https://courier.example/a',
          country: 'DE',
          publishedAt: '2026-01-31T08:00:00.000Z',
        },
        highlights: { title: [{ text, hit: true }], text: [{ text, hit: false }] },
      }),
    );
    answers(pageOf(results));
    visits += 1;
    return visit(`/search?q=words${visits}`);
  });
});
