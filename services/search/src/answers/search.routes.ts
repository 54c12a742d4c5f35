import { AppError } from '@360/chassis/errors';
import { identityOf, isService } from '@360/chassis/http/identity-of';
import { searchQuerySchema, searchRequestSchema } from '@360/contracts/search';
import { type Response, Router } from 'express';
import type { AttachmentThreads } from '../attachments/attachment-threads.ts';
import { EngineAway } from '../engine/engine.ts';
import type { ModelHelp } from '../help/model-help.ts';
import type { Ranker } from '../ranking/ranker.ts';
import type { Sources } from '../sources/known-sources.ts';
import type { FindAnswering } from './answering-stories.ts';
import { searchDialog } from './search-dialog.ts';
import { searchPage } from './search-page.ts';

interface Parts {
  ranker: Ranker;
  answeringStories: FindAnswering;
  sources: Sources;
  threads: AttachmentThreads;
  modelHelp: ModelHelp;
}

/** Whose search it is; null for another service, which looks for news alone. */
const readerOf = (res: Response): string | null => {
  const identity = identityOf(res);
  return isService(identity) ? null : identity.sub;
};

const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof EngineAway)) throw cause;
    throw new AppError('unavailable', 'Search is not available right now. Please try again in a moment.', { cause });
  }
};

/** A search belongs to whoever asks it: no answer is kept on the way. */
export const searchRoutes = (parts: Parts): Router => {
  const router = Router();
  router.get('/api/search', async (req, res) => {
    const query = searchQuerySchema.parse(req.query);
    const found = await orUnavailable(searchPage(parts, query, readerOf(res), new Date()));
    res.set('Cache-Control', 'private, no-store').json(found);
  });
  router.post('/api/search', async (req, res) => {
    const request = searchRequestSchema.parse(req.body);
    const found = await orUnavailable(searchDialog(parts, request, readerOf(res), new Date()));
    res.set('Cache-Control', 'private, no-store').json(found);
  });
  return router;
};
