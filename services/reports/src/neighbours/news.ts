import type { NewsItem } from '@360/contracts/news';
import { relatedNewsSchema } from '@360/contracts/related';
import { type StoryDetail, storyDetailSchema, storySchema } from '@360/contracts/stories';
import { z } from 'zod';
import { openNeighbour } from './open-neighbour.ts';

const ANSWER_MS = 8_000;
const MOST_RELATED = 15;

/** What the feed service knows. All throw Away. */
export interface NewsClient {
  /** The id of the story that leads now; null where there is none. */
  leading: (signal: AbortSignal) => Promise<string | null>;
  story: (id: string, signal: AbortSignal) => Promise<StoryDetail | null>;
  related: (story: StoryDetail, signal: AbortSignal) => Promise<NewsItem[]>;
  hasPublisher: (id: string, signal: AbortSignal) => Promise<boolean>;
  close: () => Promise<void>;
}

export const createNewsClient = ({
  feedUrl,
  identityKey,
}: {
  feedUrl: string;
  identityKey: Uint8Array;
}): NewsClient => {
  const feed = openNeighbour('feed', feedUrl, identityKey);
  const ms = ANSWER_MS;
  return {
    leading: async (signal) => {
      const stories = await feed.find({ path: '/api/stories?limit=1', schema: z.array(storySchema), ms }, signal);
      return stories?.[0]?.id ?? null;
    },
    story: (id, signal) =>
      feed.find({ path: `/api/stories/${encodeURIComponent(id)}`, schema: storyDetailSchema, ms }, signal),
    related: async ({ leadItemId, title, category }, signal) => {
      const body = { currentNews: { id: leadItemId, title, category }, limit: MOST_RELATED };
      const answer = await feed.find(
        { path: '/api/related-news-enhanced', body, schema: relatedNewsSchema, ms },
        signal,
      );
      return answer?.relatedNews ?? [];
    },
    hasPublisher: async (id, signal) =>
      (await feed.find({ path: `/api/publishers/${encodeURIComponent(id)}`, schema: z.unknown(), ms }, signal)) !==
      null,
    close: feed.close,
  };
};
