import type { Entry, Feed } from './entry.ts';
import { escapeMarkup as esc } from './markup.ts';
import { mediaElements } from './rss.ts';

function entryElement(entry: Entry): string {
  return [
    '<entry>',
    `<id>${esc(entry.id)}</id>`,
    `<title type="text">${esc(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${esc(entry.url)}"/>`,
    `<published>${entry.published}</published>`,
    `<updated>${entry.updated}</updated>`,
    ...(entry.author ? [`<author><name>${esc(entry.author)}</name></author>`] : []),
    ...[entry.category, ...entry.tags].map((term) => `<category term="${esc(term)}"/>`),
    `<summary type="text">${esc(entry.summary)}</summary>`,
    ...(entry.html ? [`<content type="html">${esc(entry.html)}</content>`] : []),
    ...(entry.video
      ? [
          `<link rel="enclosure" type="${entry.video.type}" length="${entry.video.bytes}" href="${esc(entry.video.url)}"/>`,
        ]
      : []),
    ...mediaElements(entry),
    '</entry>',
  ].join('\n');
}

/** Atom (RFC 4287) with Media RSS. */
export function renderAtom(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${esc(feed.outlet.language)}">
<id>tag:${feed.outlet.id}.example,2026:${feed.section.id}</id>
<title type="text">${esc(feed.title)}</title>
<subtitle type="text">An invented outlet of the sample newsroom</subtitle>
<link rel="alternate" type="text/html" href="${esc(feed.site)}"/>
<link rel="self" type="application/atom+xml" href="${esc(feed.url)}"/>
<updated>${feed.updated}</updated>
<author><name>${esc(feed.outlet.name)}</name></author>
${feed.entries.map(entryElement).join('\n')}
</feed>
`;
}
