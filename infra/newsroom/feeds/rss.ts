import type { Entry, Feed } from './entry.ts';
import { escapeMarkup as esc } from './markup.ts';

const rfc822 = (iso: string) => new Date(iso).toUTCString();

/** Media RSS: the clip with its still, or the picture alone. */
export function mediaElements({ picture, video }: Pick<Entry, 'picture' | 'video'>): string[] {
  const still = picture ? `<media:thumbnail url="${esc(picture.url)}" width="960" height="540"/>` : '';
  if (video) {
    return [
      `<media:content url="${esc(video.url)}" type="${video.type}" medium="video" fileSize="${video.bytes}" duration="${Math.round(video.seconds)}" width="${video.width}" height="${video.height}">${still}</media:content>`,
    ];
  }
  return picture
    ? [
        `<media:content url="${esc(picture.url)}" type="image/jpeg" medium="image" fileSize="${picture.bytes}" width="960" height="540"/>`,
      ]
    : [];
}

function itemElement(entry: Entry): string {
  const revised = entry.updated === entry.published ? [] : [`<atom:updated>${entry.updated}</atom:updated>`];
  return [
    '<item>',
    `<title>${esc(entry.title)}</title>`,
    `<link>${esc(entry.url)}</link>`,
    `<guid isPermaLink="false">${esc(entry.id)}</guid>`,
    `<pubDate>${rfc822(entry.published)}</pubDate>`,
    ...revised,
    ...(entry.author ? [`<dc:creator>${esc(entry.author)}</dc:creator>`] : []),
    `<description>${esc(entry.summary)}</description>`,
    ...(entry.html ? [`<content:encoded>${esc(entry.html)}</content:encoded>`] : []),
    ...[entry.category, ...entry.tags].map((term) => `<category>${esc(term)}</category>`),
    ...(entry.video
      ? [`<enclosure url="${esc(entry.video.url)}" type="${entry.video.type}" length="${entry.video.bytes}"/>`]
      : []),
    ...mediaElements(entry),
    '</item>',
  ].join('\n');
}

/** RSS 2.0 with the content, Dublin Core, Atom and Media RSS modules. */
export function renderRss(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${esc(feed.title)}</title>
<link>${esc(feed.site)}</link>
<atom:link href="${esc(feed.url)}" rel="self" type="application/rss+xml"/>
<description>${esc(`${feed.outlet.name}, an invented outlet of the sample newsroom`)}</description>
<language>${esc(feed.outlet.language)}</language>
<lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>
<ttl>1</ttl>
${feed.entries.map(itemElement).join('\n')}
</channel>
</rss>
`;
}
