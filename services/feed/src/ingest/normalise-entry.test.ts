import { describe, expect, test } from 'vitest';
import type { ParsedEntry } from '../parse/parsed-feed.ts';
import { type NormalisedEntry, normaliseEntry } from './normalise-entry.ts';

const NOW = Date.UTC(2024, 5, 1, 12);
const HOUR = 3_600_000;
const CONTEXT = { feedUrl: 'https://feeds.example/rss', feedLanguage: 'en-GB', fetchedAt: NOW };
const ENTRY: ParsedEntry = {
  guid: 'g1',
  url: 'https://News.example/1?utm_source=rss#top',
  title: 'Storm reaches the coast',
  summaryHtml: '<p>Heavy rain is <b>expected</b>.</p>',
  contentHtml: '<p>Heavy rain is expected.</p><p>Trains stand still.</p>',
  publishedAt: NOW - HOUR,
  updatedAt: null,
  author: 'A. Author',
  categories: ['Weather', 'Weather', 'World'],
  language: null,
  imageUrl: 'https://news.example/a.jpg',
  media: null,
  commentsCount: null,
  views: null,
};

const normalise = (change: Partial<ParsedEntry>, context: Partial<typeof CONTEXT> = {}): NormalisedEntry | null =>
  normaliseEntry({ ...ENTRY, ...change }, { ...CONTEXT, ...context });

describe('normaliseEntry', () => {
  test('gives plain text, one address and figures', () => {
    expect(normalise({})).toEqual({
      key: 'https://news.example/1',
      canonicalUrl: 'https://news.example/1',
      title: 'Storm reaches the coast',
      summary: 'Heavy rain is expected.',
      text: 'Heavy rain is expected.\n\nTrains stand still.',
      wordCount: 7,
      publishedAt: NOW - HOUR,
      dateStated: true,
      author: 'A. Author',
      rawCategories: ['Weather', 'World'],
      language: 'en',
      imageUrl: 'https://news.example/a.jpg',
      videoUrl: null,
      embedUrl: null,
      durationS: null,
      contentType: 'article',
      mediaType: 'photo',
      socialMetrics: null,
      post: null,
      publisherId: null,
      views: null,
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each<[string, Partial<ParsedEntry>, number, boolean]>([
    ['a stated date', { publishedAt: NOW - 5 * HOUR }, NOW - 5 * HOUR, true],
    ['a date a little ahead', { publishedAt: NOW + 20 * HOUR }, NOW + 20 * HOUR, true],
    ['a date far ahead', { publishedAt: NOW + 25 * HOUR }, NOW, true],
    ['only a date of change', { publishedAt: null, updatedAt: NOW - HOUR }, NOW - HOUR, false],
    ['no date', { publishedAt: null }, NOW, false],
    ['the beginning of Unix time', { publishedAt: 0 }, NOW, false],
    ['the year one', { publishedAt: Date.parse('0001-01-01T00:00:00Z') }, NOW, false],
  ])('%s', (_name, change, publishedAt, dateStated) => {
    expect(normalise(change)).toMatchObject({ publishedAt, dateStated });
  });

  test.each<[string, Partial<ParsedEntry>, string, string]>([
    ['no link', { url: null }, 'guid:feeds.example:g1', 'https://feeds.example/rss'],
    ['a link to the home page', { url: 'https://news.example' }, 'guid:feeds.example:g1', 'https://news.example/'],
    ['a link of another kind', { url: 'mailto:a@b.example' }, 'guid:feeds.example:g1', 'https://feeds.example/rss'],
    [
      'only a film',
      { url: null, guid: null, media: { url: 'https://cdn.example/f.mp4', type: null, durationS: null } },
      'https://cdn.example/f.mp4',
      'https://cdn.example/f.mp4',
    ],
  ])('%s', (_name, change, key, canonicalUrl) => expect(normalise(change)).toMatchObject({ key, canonicalUrl }));

  test.each<[string, Partial<ParsedEntry>]>([
    ['neither title nor text', { title: '', summaryHtml: null, contentHtml: '<img src="x">' }],
    ['no address', { url: null, guid: null }],
    ['no usable address', { url: 'javascript:alert(1)', guid: null }],
  ])('%s: not kept', (_name, change) => expect(normalise(change)).toBeNull());

  test('the first words are the title of an entry without one', () => {
    expect(normalise({ title: '' })?.title).toBe('Heavy rain is expected.');
  });

  test('a long description is the text when there is no other', () => {
    const summaryHtml = `<p>${'Seven words stand in this long sentence. '.repeat(40)}</p>`;
    const entry = normalise({ summaryHtml, contentHtml: null });
    expect(entry?.text.length).toBeGreaterThan(1500);
    expect(entry?.summary.length).toBeLessThanOrEqual(600);
    expect(entry?.summary.endsWith('sentence.')).toBe(true);
    expect(normalise({ contentHtml: null })?.text).toBe('');
  });

  test('the text ends at 100 kB, between characters', () => {
    const text = normalise({ contentHtml: 'ü'.repeat(80_000) })?.text ?? '';
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
    expect(text).toMatch(/^ü+$/);
  });

  test.each<[string, Partial<ParsedEntry>, string | null, string | null]>([
    ['the entry’s own', { language: 'pt-BR' }, 'en', 'pt'],
    ['the feed’s', {}, 'de_AT', 'de'],
    [
      'the text’s',
      {
        contentHtml:
          'Schwere Regenfälle haben am Wochenende in weiten Teilen des Landes zu Überschwemmungen geführt, berichten die Behörden.',
      },
      null,
      'de',
    ],
    ['none, for a few words', { contentHtml: null, summaryHtml: null, title: 'OK' }, 'english', null],
  ])('language: %s', (_name, change, feedLanguage, expected) => {
    expect(normalise(change, { feedLanguage } as Partial<typeof CONTEXT>)?.language).toBe(expected);
  });

  test('words of a language without spaces are counted', () => {
    const entry = normalise({ contentHtml: '今日の東京の天気は晴れです。', language: 'ja' });
    expect(entry?.wordCount).toBeGreaterThan(4);
  });

  test('a film on a player site', () => {
    expect(normalise({ url: 'https://youtu.be/dQw4w9WgXcQ', views: 5, commentsCount: 3 })).toMatchObject({
      contentType: 'video',
      mediaType: 'video',
      videoUrl: null,
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      views: 5,
      socialMetrics: { comments: 3 },
    });
  });

  test('a film as a file', () => {
    const media = { url: 'https://cdn.example/f.mp4', type: 'video/mp4', durationS: 95 };
    expect(normalise({ media })).toMatchObject({
      contentType: 'video',
      videoUrl: media.url,
      embedUrl: null,
      durationS: 95,
    });
  });

  test('a moving picture, and none', () => {
    expect(normalise({ imageUrl: 'https://news.example/a.GIF?x' })?.mediaType).toBe('gif');
    expect(normalise({ imageUrl: null })?.mediaType).toBeNull();
  });

  test('the hash changes with the words only', () => {
    const hash = normalise({})?.contentHash;
    expect(
      normalise({
        imageUrl: null,
        publishedAt: null,
        contentHtml: '<div>Heavy rain is expected.</div><p>Trains stand still.',
      })?.contentHash,
    ).toBe(hash);
    expect(normalise({ title: 'Storm leaves the coast' })?.contentHash).not.toBe(hash);
  });
});
