import { describe, expect, test } from 'vitest';
import { readDirectives, refusalInHeaders, refusalInMeta } from './opt-outs.ts';

const headers = (given: { robotsTags?: string[]; tdmReservation?: string; contentUsage?: string }) =>
  refusalInHeaders({ robotsTags: [], tdmReservation: null, contentUsage: null, ...given });

describe('headers that keep a page from us', () => {
  test.each([
    [{ robotsTags: ['noai'] }, 'X-Robots-Tag says noai'],
    [{ robotsTags: ['noindex, NoAI, noimageai'] }, 'X-Robots-Tag says noai'],
    [{ robotsTags: ['max-image-preview: large', 'noarchive'] }, 'X-Robots-Tag says noarchive'],
    [{ robotsTags: ['max-snippet: 0'] }, 'X-Robots-Tag says max-snippet:0'],
    [{ robotsTags: ['threesixtynewsbot: nosnippet'] }, 'X-Robots-Tag says nosnippet'],
    [{ robotsTags: ['otherbot: noindex', 'ThreeSixtyNewsBot : noml'] }, 'X-Robots-Tag says noml'],
    [{ tdmReservation: ' 1 ' }, 'TDM-Reservation'],
    [{ contentUsage: 'train-ai=n' }, 'Content-Usage says train-ai=n'],
    [{ contentUsage: 'search=y, tdm=n' }, 'Content-Usage says tdm=n'],
  ])('%j', (given, says) => expect(headers(given)).toContain(says));
});

describe('headers that do not', () => {
  test.each([
    [{}],
    [{ robotsTags: ['noindex, nofollow'] }],
    [{ robotsTags: ['none'] }],
    [{ robotsTags: ['otherbot: noai'] }],
    [{ robotsTags: ['noimageai'] }],
    [{ robotsTags: ['max-snippet: 50', 'unavailable_after: 2030-01-01'] }],
    [{ tdmReservation: '0' }],
    [{ tdmReservation: 'yes' }],
    [{ contentUsage: 'train-ai=y, search=n' }],
    [{ contentUsage: 'not-ai=n' }],
  ])('%j', (given) => expect(headers(given)).toBeNull());
});

describe('meta elements', () => {
  test.each([
    ['robots', 'index, noai', 'says noai'],
    ['threesixtynewsbot', 'noarchive', 'says noarchive'],
    ['tdm-reservation', '1', 'tdm-reservation'],
  ])('%s %s keep the page from us', (name, content, says) =>
    expect(refusalInMeta([{ name, content }])).toContain(says),
  );

  test.each([
    ['robots', 'noindex'],
    ['otherbot', 'noai'],
    ['tdm-reservation', '0'],
    ['description', 'noai'],
  ])('%s %s do not', (name, content) => expect(refusalInMeta([{ name, content }])).toBeNull());

  test('may reserve the pictures alone', () =>
    expect(readDirectives(['max-image-preview:large, noimageai'])).toEqual({ reservedBy: null, withoutImages: true }));
});
