import type { CatalogueEntry } from '@360/contracts/publishers';
import { escapeMarkup as esc } from './markup.ts';

/** OPML 2.0: one folder per outlet, one outline per feed. */
export function renderOpml(catalogue: readonly CatalogueEntry[]): string {
  const folders = catalogue.map(({ name, site, feeds }) => {
    const outlines = feeds.map(
      (feed) =>
        `<outline type="rss" text="${esc(name)}" title="${esc(name)}" xmlUrl="${esc(feed.url)}" htmlUrl="${esc(site)}"/>`,
    );
    return `<outline text="${esc(name)}">\n${outlines.join('\n')}\n</outline>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>Sample newsroom</title></head>
<body>
${folders.join('\n')}
</body>
</opml>
`;
}
