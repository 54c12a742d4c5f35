import type { Content } from '@360/contracts/content';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { skeletonOf } from '../../test/plain-text.ts';
import { startStrings } from '../../test/strings.ts';
import { postOf } from './_fixtures.ts';
import { PostsPage } from './posts-page.tsx';

const PAYLOADS = 1_000;
const A_PAGE = 50;
const payloads = hostileTexts(PAYLOADS);
const pages = Array.from({ length: PAYLOADS / A_PAGE }, (_, page) =>
  payloads.slice(page * A_PAGE, (page + 1) * A_PAGE),
);

/** The same text in everything an author writes; its attachments are one that can be led to and one that cannot. */
const postSaying = (text: string, id: string): Content =>
  postOf({
    id,
    authorId: text,
    authorName: text,
    title: text,
    description: text,
    attachments: [
      { type: 'photo', url: `https://portansel.example/?${encodeURIComponent(text)}`, title: text },
      { type: 'link', url: `javascript:${text}`, title: '' },
    ],
    searchTags: [text],
    newsKeywords: [`${text}.`],
  });

async function show(posts: Content[]) {
  stubServer(() => json({ posts }));
  const { container, unmount } = renderFramed(<PostsPage of="me" onCreate={() => undefined} />);
  await screen.findAllByRole('article');
  return { rows: [...container.querySelectorAll('article')], container, unmount };
}

beforeAll(() => startStrings());
afterEach(() => vi.unstubAllGlobals());

test('there are a thousand different payloads', () => {
  expect(new Set(payloads).size).toBe(PAYLOADS);
});

test.each(pages.map((texts, page) => [page + 1, texts] as const))(
  'page %i of payloads is text and nothing else',
  async (_page, texts) => {
    const harmless = await show([postSaying('words', 'calm')]);
    const [calm] = harmless.rows.map(skeletonOf);
    harmless.unmount();
    const { rows, container } = await show(texts.map((text, n) => postSaying(text, `post ${n} <b>`)));
    expect(rows.length).toBe(texts.length);
    rows.forEach((row, n) => {
      const text = texts[n] as string;
      expect(skeletonOf(row), text).toEqual(calm);
      expect(row.querySelector('h2')?.textContent).toBe(text);
      expect(row.querySelector('h2 + p')?.textContent).toBe(text);
      expect([...row.querySelectorAll('a')].map(({ href }) => new URL(href).host)).toEqual(['portansel.example']);
    });
    expect(container.querySelector('img, iframe, video, object, script, style, link, base, form')).toBe(null);
    expect('struck' in window).toBe(false);
  },
);
