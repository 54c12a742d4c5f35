import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import { summarizeRequestSchema } from '@360/contracts/ai-summaries';
import { Router } from 'express';
import type { z } from 'zod';
import type { FeedClient } from '../evidence/feed-client.ts';
import { orUnavailable } from '../stories/find-story.ts';
import type { ItemTexts, Words } from './item-texts.ts';

const READ_MS = 10_000;
const SENT = 'text';

interface Parts {
  feed: Pick<FeedClient, 'item'>;
  itemTexts: ItemTexts;
  logger: Logger;
}

/** One report in some sentences, with its points and mood. */
export const aiSummaryRoutes = ({ feed, itemTexts, logger }: Parts): Router => {
  const router = Router();

  /** @throws AppError `not_found` where an item is named and there is none */
  const wordsOf = async (asked: z.infer<typeof summarizeRequestSchema>): Promise<Words> => {
    const { itemId, title, summary, sourceName } = asked;
    if (itemId === undefined)
      return { id: SENT, title, summary, text: '', language: null, outletName: sourceName ?? '', storyId: null };
    const item = await orUnavailable(feed.item(itemId, AbortSignal.timeout(READ_MS)), logger);
    if (!item) throw new AppError('not_found', 'There is no such item.');
    const { id, text, language, sourceName: outletName, storyId } = item;
    return { id, title: item.title, summary: item.summary, text, language, outletName, storyId: storyId ?? id };
  };

  router.post('/api/ai-summarize', async (req, res) => {
    const words = await wordsOf(summarizeRequestSchema.parse(req.body));
    const answer = await orUnavailable(itemTexts(words, identityOf(res).sub), logger);
    res.set('Cache-Control', 'private, no-store').json(answer);
  });

  return router;
};
