import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Answer, sendFile, sendText } from './answers.ts';
import { entryOf, feedPath } from './feeds/entry.ts';
import { renderOpml } from './feeds/opml.ts';
import { MEDIA_FOLDER } from './media.ts';
import { printTdmrep, ROBOTS } from './opt-outs.ts';
import { renderArticlePage, renderOutletPage } from './pages/article-page.ts';
import { CHANNEL_POLICY, CHANNEL_SCRIPT, CHANNEL_STYLE, renderChannelPage } from './pages/channel-page.ts';
import { INVENTED, renderPage, STYLE } from './pages/page.ts';
import { answerNetworks } from './posts/routes.ts';
import { FEED_TYPES, outNow, type Press, printCatalogue, printChannels, printFeed, siteOf } from './press.ts';

type File = { path: string; type: string };
type Route = { pattern: RegExp; answer: (press: Press, ...parts: string[]) => Answer | File | null };

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const json = (value: unknown): Answer => ({ type: JSON_TYPE, body: `${JSON.stringify(value, null, 1)}\n` });
const html = (body: string): Answer => ({ type: HTML, body });

function frontPage({ content, base }: Press): Answer {
  const list = content.outlets.map(
    (outlet) => `<li><a href="${siteOf(base, outlet)}">${outlet.name}</a> ${outlet.country}</li>`,
  );
  const links = ['/catalogue.json', '/feeds.opml', '/live.json'].map((path) => `<a href="${path}">${path}</a>`);
  const body = `<main><h1>Sample newsroom</h1><p>${links.join(' · ')}</p><ul>${list.join('')}</ul><p class="invented">${INVENTED}</p></main>`;
  return html(renderPage({ title: 'Sample newsroom', language: 'en', body }));
}

function health(press: Press): Answer {
  return json({
    status: 'ok',
    items: outNow(press).length,
    planned: press.items.length,
    outlets: press.content.outlets.length,
  });
}

function feed(press: Press, path: string): Answer | null {
  for (const outlet of press.content.outlets) {
    const section = outlet.sections.find((one) => feedPath(outlet, one) === path);
    if (!section) continue;
    const { body, modified } = printFeed(press, outlet, section);
    const type = `${FEED_TYPES[section.format]}; charset=utf-8`;
    return { type, body, maxAge: 15, ...(modified === null ? {} : { modified }) };
  }
  return null;
}

function article(press: Press, outletId: string, slug: string): Answer | null {
  const item = outNow(press).find((one) => one.outlet.id === outletId && one.slug === slug);
  if (!item) return null;
  const page = renderArticlePage(item.outlet, entryOf(item, press.base, press.media), item.paragraphs);
  return { ...html(page), modified: item.updatedAt };
}

function outletPage(press: Press, id: string): Answer | null {
  const outlet = press.content.outlets.find((one) => one.id === id);
  if (!outlet) return null;
  const items = outNow(press).filter((item) => item.outlet === outlet);
  const entries = items.slice(0, 60).map((item) => entryOf(item, press.base, press.media));
  return html(
    renderOutletPage(
      outlet,
      outlet.sections.map((section) => feedPath(outlet, section)),
      entries,
    ),
  );
}

function channel(press: Press, id: string): Answer | null {
  const found = press.content.channels.find((one) => one.id === id);
  return found ? { ...html(renderChannelPage(found)), headers: { 'Content-Security-Policy': CHANNEL_POLICY } } : null;
}

/** Names are looked up among the files read at the start, so no path of the asker's reaches the disk. */
function picture({ media }: Press, name: string): File | null {
  return media.pictures.has(name) ? { path: join(MEDIA_FOLDER, 'pictures', `${name}.jpg`), type: 'image/jpeg' } : null;
}

function clip({ media }: Press, name: string): File | null {
  return media.clips.has(name) ? { path: join(MEDIA_FOLDER, 'clips', `${name}.webm`), type: 'video/webm' } : null;
}

const ROUTES: readonly Route[] = [
  { pattern: /^\/$/, answer: frontPage },
  { pattern: /^\/healthz$/, answer: health },
  { pattern: /^\/catalogue\.json$/, answer: (press) => json(printCatalogue(press)) },
  { pattern: /^\/robots\.txt$/, answer: () => ({ type: 'text/plain; charset=utf-8', body: ROBOTS }) },
  { pattern: /^\/\.well-known\/tdmrep\.json$/, answer: ({ content }) => json(printTdmrep(content.outlets)) },
  { pattern: /^\/live\.json$/, answer: (press) => json(printChannels(press)) },
  {
    pattern: /^\/feeds\.opml$/,
    answer: (press) => ({ type: 'text/x-opml; charset=utf-8', body: renderOpml(printCatalogue(press)) }),
  },
  { pattern: /^(\/feeds\/.+)$/, answer: (press, path = '') => feed(press, path) },
  {
    pattern: /^\/articles\/([^/]+)\/([^/]+)$/,
    answer: (press, outlet = '', slug = '') => article(press, outlet, slug),
  },
  { pattern: /^\/outlets\/([^/]+)$/, answer: (press, id = '') => outletPage(press, id) },
  {
    pattern: /^\/channels\/channel\.css$/,
    answer: () => ({ type: 'text/css; charset=utf-8', body: CHANNEL_STYLE, maxAge: 3600 }),
  },
  {
    pattern: /^\/channels\/channel\.js$/,
    answer: () => ({ type: 'text/javascript; charset=utf-8', body: CHANNEL_SCRIPT, maxAge: 3600 }),
  },
  { pattern: /^\/channels\/([^/]+)$/, answer: (press, id = '') => channel(press, id) },
  { pattern: /^\/style\.css$/, answer: () => ({ type: 'text/css; charset=utf-8', body: STYLE, maxAge: 3600 }) },
  { pattern: /^\/pictures\/([^/]+)\.jpg$/, answer: (press, name = '') => picture(press, name) },
  { pattern: /^\/media\/clips\/([^/]+)\.webm$/, answer: (press, name = '') => clip(press, name) },
];

function find(press: Press, path: string): Answer | File | null {
  for (const { pattern, answer } of ROUTES) {
    const match = pattern.exec(path);
    if (match) return answer(press, ...match.slice(1));
  }
  return null;
}

/** Answers one request by the table of routes. */
export async function answerRequest(press: Press, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(request, response, {
      status: 405,
      type: JSON_TYPE,
      body: '{"error":"only GET and HEAD are answered here"}',
    });
    return;
  }
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const found = answerNetworks(press, request) ?? find(press, path);
  if (!found)
    sendText(request, response, { status: 404, type: JSON_TYPE, body: '{"error":"nothing is published here"}' });
  else if ('path' in found) await sendFile(request, response, found.path, found.type);
  else sendText(request, response, found);
}
