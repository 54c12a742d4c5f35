import type { Logger } from '@360/chassis/logger';
import type { NewsItem } from '@360/contracts/news';
import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import { someAtOnce } from '../lists/some-at-once.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import type { FollowDoc } from './follow.model.ts';

/** As many as one search may name. */
const OUTLETS_A_QUESTION = 20;
const ASKED_AT_ONCE = 6;
/** Read beyond the limit, in place of those that an index still holds and the feed no longer does. */
const SPARE = 10;

/** One question to a neighbour, for one or more of what a reader follows. */
interface Question {
  follows: FollowDoc[];
  ask: (signal: AbortSignal) => Promise<Ref[]>;
}

/** An item that was found; `item` where it came whole. */
interface Ref {
  id: string;
  publishedAt: string;
  item?: NewsItem;
}

export type NewsQuestions = Pick<NewsClient, 'item' | 'ofCategory' | 'newest'>;

const isCategory = (target: string): target is Category => CATEGORIES.some((category) => category === target);

const chunks = <Each>(all: Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

const topicQuestion = (topic: FollowDoc, limit: number, news: NewsQuestions): Question => {
  const { target, name } = topic;
  if (!isCategory(target))
    return { follows: [topic], ask: (signal) => news.newest({ query: `"${name}"`, outletIds: [] }, signal) };
  const ask = async (signal: AbortSignal) =>
    (await news.ofCategory(target, limit, signal)).map((item) => ({
      id: item.id,
      publishedAt: item.publishedAt,
      item,
    }));
  return { follows: [topic], ask };
};

const questionsOf = (follows: FollowDoc[], limit: number, news: NewsQuestions): Question[] => {
  const outlets = follows.filter(({ kind }) => kind === 'publisher');
  return [
    ...chunks(outlets, OUTLETS_A_QUESTION).map(
      (some): Question => ({
        follows: some,
        ask: (signal) => news.newest({ query: '', outletIds: some.map(({ target }) => target) }, signal),
      }),
    ),
    ...follows.filter(({ kind }) => kind === 'topic').map((topic) => topicQuestion(topic, limit, news)),
  ];
};

/**
 * The newest items of what a reader follows, each once, and the follows that could not be looked up, or not wholly: their
 * question failed, or one of their items could not be read. Never throws for a neighbour that is away.
 */
export const readFollowedItems = async (
  follows: FollowDoc[],
  limit: number,
  { news, logger, signal }: { news: NewsQuestions; logger: Logger; signal: AbortSignal },
): Promise<{ items: NewsItem[]; failed: FollowDoc[] }> => {
  const failed = new Set<FollowDoc>();
  const orFailed = async <Answer>(work: Promise<Answer>, which: Iterable<FollowDoc>): Promise<Answer | null> => {
    try {
      return await work;
    } catch (cause) {
      logger.warn({ err: cause }, 'followed items not looked up');
      for (const follow of which) failed.add(follow);
      return null;
    }
  };

  const found = new Map<string, Ref & { of: Set<FollowDoc> }>();
  await someAtOnce(questionsOf(follows, limit, news), ASKED_AT_ONCE, async (question) => {
    for (const ref of (await orFailed(question.ask(signal), question.follows)) ?? []) {
      const known = found.get(ref.id);
      found.set(ref.id, { ...known, ...ref, of: new Set([...(known?.of ?? []), ...question.follows]) });
    }
  });
  const newest = [...found.values()]
    .toSorted((a, b) =>
      a.publishedAt === b.publishedAt ? (a.id < b.id ? 1 : -1) : a.publishedAt < b.publishedAt ? 1 : -1,
    )
    .slice(0, limit + SPARE);
  const items = await someAtOnce(
    newest,
    ASKED_AT_ONCE,
    async ({ id, item, of }) => item ?? (await orFailed(news.item(id, signal), of)),
  );
  return {
    items: items.filter((item) => item !== null).slice(0, limit),
    failed: follows.filter((follow) => failed.has(follow)),
  };
};
