import type { Entry, Feed } from './entry.ts';

function itemObject(entry: Entry, language: string) {
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    summary: entry.summary,
    ...(entry.html ? { content_html: entry.html } : { content_text: entry.summary }),
    ...(entry.picture ? { image: entry.picture.url } : {}),
    date_published: entry.published,
    ...(entry.updated === entry.published ? {} : { date_modified: entry.updated }),
    ...(entry.author ? { authors: [{ name: entry.author }] } : {}),
    tags: [entry.category, ...entry.tags],
    language,
    ...(entry.video
      ? {
          attachments: [
            {
              url: entry.video.url,
              mime_type: entry.video.type,
              size_in_bytes: entry.video.bytes,
              duration_in_seconds: Math.round(entry.video.seconds),
            },
          ],
        }
      : {}),
  };
}

/** JSON Feed 1.1. */
export function renderJsonFeed(feed: Feed): string {
  const { outlet, entries } = feed;
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      home_page_url: feed.site,
      feed_url: feed.url,
      description: `${outlet.name}, an invented outlet of the sample newsroom`,
      language: outlet.language,
      authors: [{ name: outlet.name }],
      items: entries.map((entry) => itemObject(entry, outlet.language)),
    },
    null,
    1,
  )}\n`;
}
