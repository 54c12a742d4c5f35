import type { Answer } from '../answers.ts';
import type { Press } from '../press.ts';
import type { Post } from './timeline.ts';

/** The key that X of the newsroom asks for; it opens nothing else. */
export const SAMPLE_X_TOKEN = 'sample-newsroom';

export type Question = { press: Press; url: URL; authorization: string | undefined };

export const jsonAnswer = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  headers,
});

/** What is out now of some posts, newest first. */
export const postsOut = ({ networks, now }: Press, belongs: (post: Post) => boolean): Post[] =>
  networks.posts.filter((post) => post.postedAt <= now() && belongs(post));

export const pictureUrl = ({ base }: Press, post: Post): string | null =>
  post.picture ? `${base}/pictures/${post.picture}.jpg` : null;

/** The words with the tags and the address after them, as people write posts. */
export const textWith = (post: Post, link: string | null): string =>
  [post.text, post.hashtags.map((tag) => `#${tag}`).join(' '), link ?? ''].filter(Boolean).join(' ');
