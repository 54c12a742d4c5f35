import { chanceFrom, hash } from '../chance.ts';
import type { Story } from '../content.ts';
import type { Item } from '../timeline.ts';
import type { Account, PostFile } from './accounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST = 260;
/** Ids of X count milliseconds from here in their upper bits. */
const X_EPOCH = 1_288_834_974_657n;

/** One post with its place in time, epoch milliseconds. `link` is the path of the article it points to. */
export type Post = {
  id: string;
  account: Account;
  language: string;
  text: string;
  hashtags: readonly string[];
  link: string | null;
  picture: string | null;
  clip: string | null;
  postedAt: number;
};

export type Figures = { replies: number; reposts: number; quotes: number; likes: number; views: number };

/** An id as X makes them (time above 22 low bits), so that a reader can tell from it when a post was made. */
const snowflake = (postedAt: number, seed: string): string =>
  String(((BigInt(postedAt) - X_EPOCH) << 22n) | BigInt(hash(seed) % (1 << 22)));

/** "Brannic Union" as a tag: the words run together. */
const tagOf = (term: string) =>
  term.replace(/(?:^|[^\p{L}\p{N}]+)(\p{L}|\p{N})/gu, (_, letter: string) => letter.toUpperCase());

function wordsOf(item: Item): string {
  const both = `${item.title}\n\n${item.summary}`;
  const forms = both.length <= LONGEST ? [item.title, both, item.summary] : [item.title];
  return chanceFrom(`words ${item.slug}`).pick(forms).slice(0, LONGEST);
}

function postOfReport(account: Account, item: Item): Post {
  const seed = `${account.network} ${account.handle} ${item.slug}`;
  const chance = chanceFrom(seed);
  const postedAt = item.publishedAt + chance.int(2 * MINUTE, 14 * MINUTE);
  return {
    id: snowflake(postedAt, seed),
    account,
    language: item.outlet.language,
    text: wordsOf(item),
    hashtags: chance.next() < 0.4 ? item.tags.slice(0, 1).map(tagOf) : [],
    link: `/articles/${item.outlet.id}/${item.slug}`,
    picture: chance.next() < 0.6 || item.clip ? item.picture : null,
    clip: item.clip,
    postedAt,
  };
}

/** The account of an outlet that posts a report: the one on its topic, else the outlet's first. */
function accountFor(accounts: readonly Account[], item: Item): Account | undefined {
  return accounts.find(({ category }) => category === item.category) ?? accounts[0];
}

type Plan = { file: PostFile; items: readonly Item[]; stories: readonly Story[]; place: (offset: number) => number };

function statements({ file, stories, place }: Plan): Post[] {
  return file.statements.map(({ by, story: slug, at, text, picture }) => {
    const account = file.accounts.find(({ handle }) => handle === by);
    const story = stories.find((one) => one.slug === slug);
    if (!account || !story) throw new Error(`posts: ${by} speaks of ${slug}, and one of them is not there`);
    const postedAt = place((story.start + at) * MINUTE);
    return {
      id: snowflake(postedAt, `${by} ${text}`),
      account,
      language: 'en',
      text,
      hashtags: [],
      link: null,
      picture,
      clip: null,
      postedAt,
    };
  });
}

/** Every post of the timeline, newest first: what outlets say of their reports on stories, and what institutions say. */
export function planPosts(plan: Plan): Post[] {
  const reports = plan.items.filter(({ story }) => story !== null);
  const groups = Map.groupBy(plan.file.accounts, ({ owner, network }) => `${owner} ${network}`);
  const told = [...groups.values()].flatMap((accounts) =>
    reports
      .filter((item) => item.outlet.id === accounts[0]?.owner)
      .flatMap((item) => {
        const account = accountFor(accounts, item);
        return account ? [postOfReport(account, item)] : [];
      }),
  );
  return [...told, ...statements(plan)].sort((a, b) => b.postedAt - a.postedAt || (a.id < b.id ? 1 : -1));
}

/** What readers did with a post by now: most of it within half a day, one post in a few with many times the others'. */
export function figuresOf(post: Post, now: number): Figures {
  const chance = chanceFrom(`figures ${post.id}`);
  const reach = 3 * 300 ** chance.next();
  const share = 1 - Math.exp(-Math.max(0, now - post.postedAt) / (10 * HOUR));
  const count = (part: number) => Math.round(reach * share * part * (0.7 + 0.6 * chance.next()));
  return { likes: count(1), replies: count(0.08), reposts: count(0.17), quotes: count(0.03), views: count(22) };
}
