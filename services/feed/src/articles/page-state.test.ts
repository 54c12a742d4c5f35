import { describe, expect, test } from 'vitest';
import { hashOf } from '../ingest/normalise-entry.ts';
import type { ItemPage } from '../items/item.model.ts';
import type { KnownItem } from '../items/item-fields.ts';
import { isAsFed, pageOf, revisedItem } from './page-state.ts';

const NOW = new Date('2026-01-13T12:00:00Z');
const HOUR = 3_600_000;
const entry = { contentType: 'article' as const, wordCount: 30, post: null, key: 'https://outlet.example:8080/news/1' };
const post = { network: 'x' } as unknown as NonNullable<(typeof entry)['post']>;

describe('a new item wants its page', () => {
  test('where the feed gives only a teaser', () =>
    expect(pageOf(entry, NOW)).toEqual({
      state: 'wanted',
      host: 'outlet.example:8080',
      reason: null,
      url: null,
      attempts: 0,
      at: null,
      nextAt: NOW,
    }));

  test.each([
    ['the feed gives the whole text', { wordCount: 80 }],
    ['it is a film', { contentType: 'video' as const }],
    ['it is a post', { post }],
    ['its address is not its own', { key: 'guid:outlet.example:17' }],
  ])('but not where %s', (_, more) => expect(pageOf({ ...entry, ...more }, NOW)).toBeNull());
});

const [title, summary] = ['A title', 'A new teaser'];
const fed = { title, summary, text: '', wordCount: 3, contentHash: hashOf(title, summary, ''), imageUrl: null };
const known = (page: Partial<ItemPage> | null): KnownItem => ({
  _id: '1',
  title,
  summary: 'An old teaser',
  text: 'The text of the page.',
  wordCount: 5,
  contentHash: 'old',
  feedHash: 'old fed',
  feedId: 'f',
  storyId: null,
  revisions: 0,
  stage: 'done',
  page: page && { ...(pageOf(entry, NOW) as ItemPage), nextAt: null, at: NOW, attempts: 1, ...page },
});

describe('an item its feed revises', () => {
  const wanted = { state: 'wanted', attempts: 0, reason: null, nextAt: NOW };

  test('keeps the text of its page until that is read again', () => {
    const next = revisedItem(known({ state: 'read', url: entry.key }), entry, fed, NOW);
    expect(next).toMatchObject({ summary, text: 'The text of the page.', wordCount: 5, feedHash: fed.contentHash });
    expect(next.contentHash).toBe(hashOf(title, summary, 'The text of the page.'));
    expect(next.page).toMatchObject({ ...wanted, url: entry.key });
  });

  test('has what the feed says where its page gave nothing', () => {
    const next = revisedItem(known({ state: 'failed' }), entry, fed, NOW);
    expect(next).toMatchObject({ ...fed, feedHash: fed.contentHash, page: wanted });
  });

  test('has the text of the feed once that is whole', () =>
    expect(revisedItem(known({ state: 'read', url: entry.key }), { ...entry, wordCount: 400 }, fed, NOW)).toEqual({
      ...fed,
      feedHash: fed.contentHash,
      page: null,
    }));

  test.each([
    ['an hour ago', 1, 23],
    ['two days ago', 48, 0],
  ])('is left alone for a day by a publisher that opted out %s', (_, hoursAgo, hoursLeft) => {
    const at = new Date(NOW.getTime() - hoursAgo * HOUR);
    const { page } = revisedItem(known({ state: 'refused', at }), entry, fed, NOW);
    expect(page?.nextAt).toEqual(new Date(NOW.getTime() + hoursLeft * HOUR));
  });
});

test.each([
  [{ feedHash: 'a', contentHash: 'b' }, 'a', true],
  [{ feedHash: 'a', contentHash: 'b' }, 'b', false],
  [{ contentHash: 'b' }, 'b', true],
])('%j is what the feed said, %s: %s', (item, said, isSame) => expect(isAsFed(item, said)).toBe(isSame));
