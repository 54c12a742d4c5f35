import type { Answer } from '../answers.ts';
import { escapeMarkup as esc } from '../feeds/markup.ts';
import { renderPage } from '../pages/page.ts';
import type { Press } from '../press.ts';
import { institutionPath } from './accounts.ts';
import { keyOf } from './bluesky.ts';
import { userOf } from './mastodon.ts';
import { pictureUrl, postsOut, type Question } from './network.ts';
import type { Post } from './timeline.ts';

const INVENTED = 'This account and what it says are invented for the sample newsroom of 360 News.';

/** Where a post is shown, in the shape of its network's own addresses. */
function pathOf(post: Post): string {
  const { network, handle } = post.account;
  if (network === 'x') return `/x/${handle}/status/${post.id}`;
  if (network === 'bluesky') return `/bluesky/profile/${handle}/post/${keyOf(post)}`;
  return `/@${userOf(post.account)}/${post.id}`;
}

const profileOf = (post: Post): string => pathOf(post).replace(/\/(?:status|post)\/[^/]+$|(?<=^\/@[^/]+)\/\d+$/, '');

function postMarkup(press: Press, post: Post): string {
  const picture = pictureUrl(press, post);
  const at = new Date(post.postedAt).toISOString();
  return `<article dir="auto"><p><b>${esc(post.account.name)}</b> <a href="${esc(profileOf(post))}">@${esc(post.account.handle)}</a></p>
<p>${esc(post.text).replaceAll('\n', '<br>')}</p>
${picture ? `<img src="${esc(picture)}" alt="" width="960" height="540">` : ''}
${post.link ? `<p><a href="${esc(post.link)}">${esc(press.base + post.link)}</a></p>` : ''}
<p><a href="${esc(pathOf(post))}"><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></a></p></article>`;
}

function page(press: Press, title: string, posts: readonly Post[]): Answer {
  const list = posts.slice(0, 60).map((post) => postMarkup(press, post));
  const body = `<main><h1>${esc(title)}</h1>${list.join('<hr>')}<p class="invented">${INVENTED}</p></main>`;
  return { type: 'text/html; charset=utf-8', body: renderPage({ title, language: 'en', body }) };
}

/** The page of a post, of an account or of an institution; null for other addresses. */
export function answerPostPages({ press, url }: Question): Answer | null {
  const path = url.pathname;
  const institution = press.networks.file.institutions.find(({ id }) => institutionPath(id) === path);
  if (institution) {
    const own = postsOut(press, ({ account }) => account.owner === institution.id);
    return page(press, institution.name, own);
  }
  if (!/^\/(?:x\/|bluesky\/profile\/|@)/.test(path)) return null;
  const posts = postsOut(press, (post) => pathOf(post) === path || profileOf(post) === path);
  const [first] = posts;
  return first ? page(press, first.account.name, posts) : null;
}
