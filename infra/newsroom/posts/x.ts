import type { Answer } from '../answers.ts';
import { hash } from '../chance.ts';
import type { Press } from '../press.ts';
import { jsonAnswer, pictureUrl, postsOut, type Question, textWith } from './network.ts';
import { figuresOf, type Post } from './timeline.ts';

/** The limit of a search on the pro plan doubled, since a sample is read every half minute. */
const READS_PER_WINDOW = 900;
const WINDOW_MS = 15 * 60_000;
const LONGEST_QUERY = 512;
const OPERATORS = /^\((from:\w{1,15}(?: OR from:\w{1,15})*)\) -is:retweet -is:reply$/;

const problem = (status: number, title: string, detail: string, headers: Record<string, string> = {}): Answer =>
  jsonAnswer({ title, detail, type: 'about:blank', status }, status, headers);

const userIdOf = (handle: string) => String(1_000_000 + hash(handle));

/** Counts one read, and gives the three headers that tell how many are left. */
function countRead({ networks, now }: Press, limit: string): { left: number; headers: Record<string, string> } {
  const known = networks.reads.get(limit);
  const reads = known && known.resetAt > now() ? known : { count: 0, resetAt: now() + WINDOW_MS };
  reads.count += 1;
  networks.reads.set(limit, reads);
  const left = READS_PER_WINDOW - reads.count;
  return {
    left,
    headers: {
      'x-rate-limit-limit': String(READS_PER_WINDOW),
      'x-rate-limit-remaining': String(Math.max(0, left)),
      'x-rate-limit-reset': String(Math.ceil(reads.resetAt / 1000)),
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function tweetOf(press: Press, post: Post) {
  const short = post.link && `https://t.co/${hash(post.link).toString(36)}`;
  const text = escaped(textWith(post, short));
  const figures = figuresOf(post, press.now());
  const at = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  return {
    id: post.id,
    edit_history_tweet_ids: [post.id],
    text,
    author_id: userIdOf(post.account.handle),
    created_at: new Date(post.postedAt).toISOString(),
    lang: post.language,
    public_metrics: {
      retweet_count: figures.reposts,
      reply_count: figures.replies,
      like_count: figures.likes,
      quote_count: figures.quotes,
      bookmark_count: 0,
      impression_count: figures.views,
    },
    entities: {
      ...(short && {
        urls: [
          { ...at(short), url: short, expanded_url: press.base + post.link, display_url: new URL(press.base).host },
        ],
      }),
      ...(post.hashtags.length > 0 && { hashtags: post.hashtags.map((tag) => ({ ...at(`#${tag}`), tag })) }),
    },
    ...(post.picture && { attachments: { media_keys: [`3_${post.id}`] } }),
  };
}

function mediaOf(press: Press, post: Post): object[] {
  const picture = pictureUrl(press, post);
  if (!picture) return [];
  const clip = post.clip ? press.media.clips.get(post.clip) : undefined;
  const media_key = `3_${post.id}`;
  if (!clip) return [{ media_key, type: 'photo', url: picture, width: 960, height: 540 }];
  const variants = [{ bit_rate: 832_000, content_type: clip.type, url: `${press.base}/media/clips/${clip.name}.webm` }];
  const { seconds, width, height } = clip;
  const duration_ms = Math.round(seconds * 1000);
  return [{ media_key, type: 'video', preview_image_url: picture, duration_ms, width, height, variants }];
}

function pageOf(
  question: Question,
  posts: readonly Post[],
  tokenName: string,
  headers: Record<string, string>,
): Answer {
  const { press, url } = question;
  const wanted = Number(url.searchParams.get('max_results') ?? '10');
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 100)
    return problem(
      400,
      'Invalid Request',
      'The `max_results` query parameter value is not between 1 and 100.',
      headers,
    );
  const from = Number(url.searchParams.get(tokenName)?.replace(/^at/, '') ?? '0');
  const page = posts.slice(from, from + wanted);
  const accounts = new Map(page.map(({ account }) => [account.handle, account]));
  const more = from + wanted < posts.length ? { next_token: `at${from + wanted}` } : {};
  if (page.length === 0) return jsonAnswer({ meta: { result_count: 0 } }, 200, headers);
  const users = [...accounts.values()].map(({ handle, name }) => ({ id: userIdOf(handle), name, username: handle }));
  const media = page.flatMap((post) => mediaOf(press, post));
  const body = {
    data: page.map((post) => tweetOf(press, post)),
    includes: { users, ...(media.length > 0 && { media }) },
    meta: { newest_id: page[0]?.id, oldest_id: page.at(-1)?.id, result_count: page.length, ...more },
  };
  return jsonAnswer(body, 200, headers);
}

function search(question: Question, headers: Record<string, string>): Answer {
  const { press, url } = question;
  const query = url.searchParams.get('query') ?? '';
  const named = OPERATORS.exec(query)?.[1];
  if (!named || query.length > LONGEST_QUERY)
    return problem(
      400,
      'Invalid Request',
      'There were errors processing your request: the query is not understood.',
      headers,
    );
  const handles = new Set(named.split(' OR ').map((part) => part.replace('from:', '').toLowerCase()));
  const since = BigInt(url.searchParams.get('since_id')?.match(/^\d{1,19}$/)?.[0] ?? '0');
  const posts = postsOut(
    press,
    ({ account, id }) => account.network === 'x' && handles.has(account.handle.toLowerCase()) && BigInt(id) > since,
  );
  return pageOf(question, posts, 'next_token', headers);
}

/** A list is what all accounts on one topic post; its number is the place of the topic. */
function list(question: Question, topic: string | undefined, headers: Record<string, string>): Answer {
  if (!topic)
    return jsonAnswer({ errors: [{ title: 'Not Found Error', detail: 'Could not find the list.' }] }, 200, headers);
  const posts = postsOut(question.press, ({ account }) => account.network === 'x' && account.category === topic);
  return pageOf(question, posts, 'pagination_token', headers);
}

/** Answers `GET /2/tweets/search/recent` and `GET /2/lists/:id/tweets` of the X API v2; null for other addresses. */
export function answerX(question: Question, topics: readonly string[]): Answer | null {
  const { press, url, authorization } = question;
  const isSearch = url.pathname === '/2/tweets/search/recent';
  const listed = /^\/2\/lists\/(\d{1,19})\/tweets$/.exec(url.pathname)?.[1];
  if (!isSearch && !listed) return null;
  if (authorization !== `Bearer ${press.networks.token}`) return problem(401, 'Unauthorized', 'Unauthorized');
  const { left, headers } = countRead(press, isSearch ? 'search' : 'list');
  if (left < 0) return problem(429, 'Too Many Requests', 'Too Many Requests', headers);
  return isSearch ? search(question, headers) : list(question, topics[Number(listed) - 1], headers);
}
