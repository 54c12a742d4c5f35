import { describe, expect, it } from 'vitest';
import { cleanItem, cleanTitle } from './clean.ts';

const limits = { textLength: 400, leadLength: 40 };
const item = (fields: { title?: string; summary?: string; text?: string }) => ({
  id: 'a',
  title: 'Bridge closes',
  summary: '',
  text: '',
  publishedAt: 0,
  outletId: 'o',
  language: null,
  ...fields,
});

describe('cleanTitle', () => {
  it.each([
    ['Quake shakes Lima | Reuters', 'Quake shakes Lima'],
    ['Fire in Lyon – BBC News', 'Fire in Lyon'],
    ['Quake - The Washington Post', 'Quake'],
    ['World news - RT International', ''],
    ['ABC News', ''],
  ])('takes the site out of %j', (title, cleaned) => {
    expect(cleanTitle(title)).toBe(cleaned);
  });

  it.each(['PS4 update - how to sign up to the beta', 'Hard Times', 'Budget passes - but nobody likes the news'])(
    'leaves %j alone',
    (title) => {
      expect(cleanTitle(title)).toBe(title);
    },
  );
});

describe('cleanItem', () => {
  it('drops a summary that describes the site and takes the start of the text for it', () => {
    const cleaned = cleanItem(
      item({ summary: 'Your trusted source for breaking news and videos', text: 'The old bridge closed on Monday.' }),
      limits,
    );
    expect(cleaned.lead).toBe('The old bridge closed on Monday.');
  });

  it('drops captions and datelines from the text', () => {
    const text = 'Photo\nAdvertisement\nLIMA, Peru (Reuters) - The bridge closed.';
    expect(cleanItem(item({ text }), limits).text).toBe('The bridge closed.');
  });

  it('keeps the name of a site as title where there is nothing else', () => {
    expect(cleanItem(item({ title: 'ABC News' }), limits).title).toBe('ABC News');
  });
});
