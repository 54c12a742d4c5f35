import fc from 'fast-check';
import { parseFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { Outlet, Section } from '../content.ts';
import { renderAtom } from './atom.ts';
import type { Entry, Feed } from './entry.ts';
import { renderJsonFeed } from './json-feed.ts';
import { escapeMarkup } from './markup.ts';
import { renderRss } from './rss.ts';

const section: Section = { id: 'news', category: null, format: 'rss' };
const outlet: Outlet = {
  id: 'a',
  name: 'A & <B>',
  country: 'GB',
  language: 'en',
  owner: 'O',
  kind: 'newspaper',
  fullText: true,
  sections: [section],
};

function feedOf(title: string): Feed {
  const entry: Entry = {
    id: 'tag:a.example,2026:x',
    url: 'http://127.0.0.1:1/articles/a/x',
    title,
    summary: title,
    html: null,
    published: '2026-03-04T09:20:00.000Z',
    updated: '2026-03-04T09:20:00.000Z',
    author: null,
    category: 'world',
    tags: [title],
    picture: null,
    video: null,
  };
  return {
    outlet,
    section,
    title: outlet.name,
    site: 'http://127.0.0.1:1',
    url: 'http://127.0.0.1:1/f',
    updated: entry.updated,
    entries: [entry],
  };
}

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab<>&"\'/;#x]!-é“ض😀') });

describe('escapeMarkup', () => {
  it('leaves nothing that could open a tag or close an attribute', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => !/[<>"']/.test(escapeMarkup(text))));
  });

  it('removes what XML forbids', () => {
    expect(escapeMarkup('a\u0000b\u000Bcd\uFFFF\uD800e\tf')).toBe('abcd\uFFFDe\tf');
  });
});

describe('the three formats', () => {
  it('give back the title they were given', () => {
    fc.assert(
      fc.property(word, (text) => {
        const title = `x${text}x`;
        const rss = parseFeed(renderRss(feedOf(title)));
        const atom = parseFeed(renderAtom(feedOf(title)));
        const json = parseFeed(renderJsonFeed(feedOf(title)));
        expect(rss.format === 'rss' && rss.feed.items?.[0]?.title).toBe(title);
        expect(atom.format === 'atom' && atom.feed.entries?.[0]?.title?.value).toBe(title);
        expect(json.format === 'json' && json.feed.items?.[0]?.title).toBe(title);
      }),
    );
  });
});
