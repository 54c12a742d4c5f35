import type { Outlet } from '../content.ts';
import type { Entry } from '../feeds/entry.ts';
import { escapeMarkup as esc, paragraphsToHtml } from '../feeds/markup.ts';
import { INVENTED, renderPage } from './page.ts';

const meta = (property: string, content: string) => `<meta property="${property}" content="${esc(content)}">`;

function pictureOf({ video, picture }: Entry): string {
  const still = picture ? ` poster="${esc(picture.url)}"` : '';
  if (video) return `<video src="${esc(video.url)}"${still} controls muted loop playsinline></video>`;
  return picture ? `<img src="${esc(picture.url)}" alt="" width="960" height="540">` : '';
}

/** The page a feed entry links to, with Open Graph tags and the whole text. */
export function renderArticlePage(outlet: Outlet, entry: Entry, paragraphs: readonly string[]): string {
  const head = [
    `<link rel="canonical" href="${esc(entry.url)}">`,
    `<meta name="description" content="${esc(entry.summary)}">`,
    meta('og:type', 'article'),
    meta('og:title', entry.title),
    meta('og:description', entry.summary),
    meta('og:url', entry.url),
    meta('og:site_name', outlet.name),
    meta('og:locale', outlet.language),
    ...(entry.picture ? [meta('og:image', entry.picture.url)] : []),
    ...(entry.video ? [meta('og:video', entry.video.url), meta('og:video:type', entry.video.type)] : []),
    meta('article:published_time', entry.published),
    meta('article:modified_time', entry.updated),
    meta('article:section', entry.category),
    ...entry.tags.map((tag) => meta('article:tag', tag)),
  ].join('\n');
  const byline = entry.author ? `<p class="byline">${esc(entry.author)}</p>\n` : '';
  const time = `<time datetime="${entry.published}">${entry.published.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const body = `<main>
<header><a href="/outlets/${outlet.id}">${esc(outlet.name)}</a> · ${time}</header>
<article>
<h1>${esc(entry.title)}</h1>
${byline}${pictureOf(entry)}
${paragraphsToHtml(paragraphs)}
</article>
<footer class="invented" lang="en" dir="ltr">${INVENTED}</footer>
</main>`;
  return renderPage({ title: `${entry.title} · ${outlet.name}`, language: outlet.language, head, body });
}

/** An outlet's front page: its feeds and its newest items. */
export function renderOutletPage(outlet: Outlet, feeds: readonly string[], entries: readonly Entry[]): string {
  const head = feeds.map((url) => `<link rel="alternate" href="${esc(url)}" title="${esc(outlet.name)}">`).join('\n');
  const list = entries.map(
    (entry) =>
      `<li><a href="${esc(entry.url)}">${esc(entry.title)}</a> <time datetime="${entry.published}">${entry.published.slice(5, 16).replace('T', ' ')}</time></li>`,
  );
  const body = `<main><h1>${esc(outlet.name)}</h1>
<p>${esc(outlet.kind)} · ${esc(outlet.country)} · ${esc(outlet.owner)}</p>
<ul>${list.join('\n')}</ul>
<p class="invented" lang="en" dir="ltr">${INVENTED}</p></main>`;
  return renderPage({ title: outlet.name, language: outlet.language, head, body });
}
