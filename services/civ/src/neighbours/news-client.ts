import { createServiceQuestions, type ServiceConnections } from '@360/chassis/http/ask-service';
import { serviceIdentity } from '@360/chassis/identity';
import { type StoryAnalysis, storyBriefingSchema } from '@360/contracts/analysis';
import { newsItemSchema } from '@360/contracts/news';
import { Pool } from 'undici';
import { z } from 'zod';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
const ANSWER_MS = 30_000;
const MOVED = 308;
const NOT_FOUND = 404;
const OURSELVES = serviceIdentity('civ');
/** Ids of items, stories and outlets are nothing else; what is no id is asked of nobody. */
const ID = /^[\w.@-]{1,100}$/;

/** The feed or the analysis service is away, or cannot answer at the moment; asking again later may work. */
export class NewsAway extends Error {
  override name = 'NewsAway';
}

const reportSchema = newsItemSchema.pick({
  ...({ id: true, title: true, summary: true, sourceName: true, sourceUrl: true, publishedAt: true } as const),
  outlet: true,
});

type Report = z.infer<typeof reportSchema>;
const publisherSchema = z.object({ id: z.string() });
const answerSchema = storyBriefingSchema.pick({ analysis: true });

/** What the neighbours know of the news. All throw NewsAway, or an Error where they refuse a question. */
export interface NewsClient {
  /** Null where there is no such story, or it has gone into another, which is told of by itself. */
  analysis: (storyId: string, signal: AbortSignal) => Promise<StoryAnalysis | null>;
  /** Null for an item that is not, or no longer, in the feed. */
  item: (id: string, signal: AbortSignal) => Promise<Report | null>;
  /** Whether a publisher of that id is known and has not opted out. */
  hasPublisher: (id: string, signal: AbortSignal) => Promise<boolean>;
  close: () => Promise<void>;
}

/** What has moved is not there. */
const withoutMoved = (pool: Pool): ServiceConnections => ({
  request: async (options) => {
    const { statusCode, body } = await pool.request(options);
    return { statusCode: statusCode === MOVED ? NOT_FOUND : statusCode, body };
  },
});

/** Asks the feed and the analysis service, as a service that holds `identityKey`. */
export const createNewsClient = (config: {
  feedUrl: string;
  analysisUrl: string;
  identityKey: Uint8Array;
}): NewsClient => {
  const connect = (url: string) =>
    new Pool(new URL(url).origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
    });
  const pools = { feed: connect(config.feedUrl), analysis: connect(config.analysisUrl) };
  const questionsOf = (name: 'feed' | 'analysis') =>
    createServiceQuestions({
      ...{ name, connections: withoutMoved(pools[name]), identity: OURSELVES },
      ...{ identityKey: config.identityKey, Away: NewsAway },
    });
  const feed = questionsOf('feed');
  const analysis = questionsOf('analysis');

  return {
    analysis: async (storyId, signal) => {
      if (!ID.test(storyId)) return null;
      const answer = await analysis.find(`/api/stories/${storyId}/briefing`, {}, answerSchema, signal);
      return answer?.analysis ?? null;
    },
    item: async (id, signal) => (ID.test(id) ? await feed.find(`/api/news/${id}`, {}, reportSchema, signal) : null),
    hasPublisher: async (id, signal) =>
      ID.test(id) && (await feed.find(`/api/publishers/${id}`, {}, publisherSchema, signal)) !== null,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
};
