import type { Answer } from '../answers.ts';
import { hash } from '../chance.ts';
import { escapeMarkup as esc } from '../feeds/markup.ts';
import type { Press } from '../press.ts';
import type { Account } from './accounts.ts';
import { jsonAnswer, pictureUrl, postsOut, type Question } from './network.ts';
import { figuresOf, type Post } from './timeline.ts';

export const userOf = ({ handle }: Account): string => handle.split('@')[0] ?? handle;
const idOf = ({ handle }: Account): string => String(100_000_000 + hash(handle));
const missing = () => jsonAnswer({ error: 'Record not found' }, 404);

function accountOf(press: Press, account: Account) {
  const user = userOf(account);
  const url = `${press.base}/@${user}`;
  return { id: idOf(account), username: user, acct: user, display_name: account.name, url, uri: url, bot: false };
}

function contentOf({ base }: Press, post: Post): string {
  const link = post.link && base + post.link;
  const tags = post.hashtags.map(
    (tag) => `<a href="${base}/tags/${esc(tag)}" class="mention hashtag" rel="tag">#<span>${esc(tag)}</span></a>`,
  );
  const address = link
    ? `<a href="${esc(link)}" rel="nofollow noopener" target="_blank"><span class="invisible">${link.slice(0, link.indexOf('//') + 2)}</span><span class="ellipsis">${esc(link.slice(link.indexOf('//') + 2))}</span></a>`
    : '';
  const [first = '', ...rest] = post.text.split('\n\n');
  const last = [...tags, address].filter(Boolean).join(' ');
  return [first, ...rest].map((part) => `<p>${esc(part)}</p>`).join('') + (last ? `<p>${last}</p>` : '');
}

function statusOf(press: Press, post: Post) {
  const figures = figuresOf(post, press.now());
  const account = accountOf(press, post.account);
  const picture = pictureUrl(press, post);
  const url = `${account.url}/${post.id}`;
  return {
    id: post.id,
    created_at: new Date(post.postedAt).toISOString(),
    in_reply_to_id: null,
    sensitive: false,
    spoiler_text: '',
    visibility: 'public',
    language: post.language,
    uri: url,
    url,
    replies_count: figures.replies,
    reblogs_count: figures.reposts,
    favourites_count: figures.likes,
    edited_at: null,
    content: contentOf(press, post),
    reblog: null,
    account,
    media_attachments: picture
      ? [{ id: post.id, type: 'image', url: picture, preview_url: picture, remote_url: null, description: null }]
      : [],
    mentions: [],
    tags: post.hashtags.map((name) => ({ name, url: `${press.base}/tags/${name}` })),
    card: null,
  };
}

/** Answers `GET /api/v1/accounts/lookup` and `GET /api/v1/accounts/:id/statuses`; null for other addresses. */
export function answerMastodon({ press, url }: Question): Answer | null {
  const accounts = press.networks.file.accounts.filter(({ network }) => network === 'mastodon');
  if (url.pathname === '/api/v1/accounts/lookup') {
    const account = accounts.find((one) => userOf(one) === url.searchParams.get('acct'));
    return account ? jsonAnswer(accountOf(press, account)) : missing();
  }
  const id = /^\/api\/v1\/accounts\/(\d+)\/statuses$/.exec(url.pathname)?.[1];
  if (!id) return null;
  const account = accounts.find((one) => idOf(one) === id);
  if (!account) return missing();
  const limit = Math.min(40, Math.max(1, Number(url.searchParams.get('limit') ?? '20') || 20));
  const posts = postsOut(press, (post) => post.account === account);
  return jsonAnswer(posts.slice(0, limit).map((post) => statusOf(press, post)));
}
