import type { Answer } from '../answers.ts';
import { hash } from '../chance.ts';
import type { Press } from '../press.ts';
import { jsonAnswer, pictureUrl, postsOut, type Question, textWith } from './network.ts';
import { figuresOf, type Post } from './timeline.ts';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** 24 letters, as the identifiers of accounts have (did:plc). */
const didOf = (handle: string) =>
  `did:plc:${Array.from({ length: 24 }, (_, at) => BASE32[hash(`${handle} ${at}`) % 32]).join('')}`;

/** The key of a post in its account's repository. */
export const keyOf = (post: Post): string => BigInt(post.id).toString(36);

/** Links stand in the text without their scheme; a facet says by bytes where, and to what. */
function facetsOf(text: string, shown: string | null, uri: string | null) {
  if (!shown || !uri) return [];
  const byteStart = Buffer.byteLength(text.slice(0, text.lastIndexOf(shown)));
  const index = { byteStart, byteEnd: byteStart + Buffer.byteLength(shown) };
  return [{ index, features: [{ $type: 'app.bsky.richtext.facet#link', uri }] }];
}

function viewOf(press: Press, post: Post) {
  const link = post.link && press.base + post.link;
  const shown = link && `${link.replace(/^https?:\/\//, '').slice(0, 26)}...`;
  const text = textWith({ ...post, hashtags: [] }, shown);
  const figures = figuresOf(post, press.now());
  const did = didOf(post.account.handle);
  const picture = pictureUrl(press, post);
  const createdAt = new Date(post.postedAt).toISOString();
  return {
    post: {
      uri: `at://${did}/app.bsky.feed.post/${keyOf(post)}`,
      cid: `bafyrei${hash(post.id).toString(36)}`,
      author: { did, handle: post.account.handle, displayName: post.account.name },
      record: {
        $type: 'app.bsky.feed.post',
        text,
        createdAt,
        langs: [post.language],
        facets: facetsOf(text, shown, link),
      },
      ...(picture && {
        embed: { $type: 'app.bsky.embed.images#view', images: [{ thumb: picture, fullsize: picture, alt: '' }] },
      }),
      replyCount: figures.replies,
      repostCount: figures.reposts,
      likeCount: figures.likes,
      quoteCount: figures.quotes,
      indexedAt: createdAt,
      labels: [],
    },
  };
}

/** Answers `app.bsky.feed.getAuthorFeed`; null for other addresses. */
export function answerBluesky({ press, url }: Question): Answer | null {
  if (url.pathname !== '/xrpc/app.bsky.feed.getAuthorFeed') return null;
  const actor = url.searchParams.get('actor') ?? '';
  const isKnown = press.networks.file.accounts.some(({ network, handle }) => network === 'bluesky' && handle === actor);
  if (!isKnown) return jsonAnswer({ error: 'InvalidRequest', message: 'Profile not found' }, 400);
  const limit = Math.min(100, Math.max(1, Number(url.searchParams.get('limit') ?? '50') || 50));
  const posts = postsOut(press, ({ account }) => account.network === 'bluesky' && account.handle === actor);
  return jsonAnswer({ feed: posts.slice(0, limit).map((post) => viewOf(press, post)) });
}
