import { describe, expect, test } from 'vitest';
import { hashOf } from '../ingest/normalise-entry.ts';
import { itemWithArticle, itemWithoutArticle } from './article-item.ts';
import type { Article } from './extract-article.ts';
import { PARAGRAPHS, TITLE } from './page.fixture.ts';
import type { WantedItem } from './page.repo.ts';

const FOUND = new Date('2026-01-13T12:00:00Z');
const SAID = new Date('2026-01-12T08:00:00Z');
const text = PARAGRAPHS.join('\n\n');

const item = (more: Partial<WantedItem> = {}): WantedItem => ({
  _id: '1',
  url: 'https://outlet.example/1',
  title: TITLE,
  summary: 'The terminal closes in March.',
  wordCount: 5,
  feedHash: 'f',
  language: null,
  category: null,
  author: null,
  publishedAt: SAID,
  createdAt: FOUND,
  imageUrl: null,
  mediaType: null,
  videoUrl: null,
  embedUrl: null,
  page: { state: 'wanted', host: 'outlet.example', reason: null, url: null, attempts: 0, at: null, nextAt: FOUND },
  ...more,
});
const article = (more: Partial<Article> = {}): Article => ({
  title: TITLE,
  text,
  byline: 'Odile Marn',
  publishedAt: Date.UTC(2026, 0, 11),
  language: 'en',
  canonicalUrl: null,
  image: { url: 'https://outlet.example/wide.jpg', width: 1200 },
  embedUrl: 'https://player.vimeo.com/video/1234567',
  ...more,
});

test('an item gets the text of its page with all that follows from it', () =>
  expect(itemWithArticle(item(), article())).toMatchObject({
    text,
    contentHash: hashOf(TITLE, 'The terminal closes in March.', text),
    wordCount: 140,
    language: 'en',
    author: 'Odile Marn',
    embedUrl: 'https://player.vimeo.com/video/1234567',
    imageUrl: 'https://outlet.example/wide.jpg',
    mediaType: 'photo',
    keys: expect.arrayContaining(['@almar']),
  }));

test('what the feed says stands', () => {
  const stated = { language: 'de', category: 'sports' as const, author: 'Ansel Reed', embedUrl: 'https://e.example/1' };
  const { embedUrl, ...rest } = stated;
  const next = itemWithArticle(item(stated), article());
  expect(next).toMatchObject(rest);
  expect(next).not.toHaveProperty('embedUrl');
  expect(next).not.toHaveProperty('publishedAt');
});

describe('the picture of the feed', () => {
  const imageUrl = 'https://outlet.example/thumb.jpg';
  const pictureAfter = (width: number | null) =>
    itemWithArticle(item({ imageUrl }), article({ image: { url: 'https://outlet.example/b.jpg', width } })).imageUrl;

  test('gives way to one the page declares wide', () => expect(pictureAfter(640)).toBe('https://outlet.example/b.jpg'));
  test.each([639, null])('stays where the page declares %s', (width) => expect(pictureAfter(width)).toBeUndefined());
});

describe('an item whose feed gave no date', () => {
  const undated = item({ publishedAt: FOUND });
  test('has the date of its page', () =>
    expect(itemWithArticle(undated, article()).publishedAt).toEqual(new Date(Date.UTC(2026, 0, 11))));
  test.each([null, 0, FOUND.getTime() + 1])('but not %s', (publishedAt) =>
    expect(itemWithArticle(undated, article({ publishedAt }))).not.toHaveProperty('publishedAt'),
  );
});

test('an item whose publisher opted out has its teaser', () =>
  expect(itemWithoutArticle(item({ wordCount: 140 }))).toMatchObject({ text: '', wordCount: 5 }));
