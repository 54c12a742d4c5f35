import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { preferredWait, waitFor } from '@360/chassis/http/prefer-wait';
import type { Logger } from '@360/chassis/logger';
import { articleRequestSchema, type GeneratedArticle } from '@360/contracts/briefings';
import { type Response, Router } from 'express';
import { searchUnavailable } from '../reading-room/find-stories.ts';
import { isFinished } from '../reading-room/job-states.ts';
import { RoomAway } from '../reading-room/room-client.ts';
import { orUnavailable } from '../stories/find-story.ts';
import type { Articles } from './articles.ts';

const READ_MS = 10_000;
const ACCEPTED = 202;
const OK = 200;

const orThere = (article: GeneratedArticle | null): GeneratedArticle => {
  if (!article) throw new AppError('not_found', 'There is no such article.');
  return article;
};

const send = (res: Response, article: GeneratedArticle): void => {
  const status = isFinished(article) ? OK : ACCEPTED;
  res.status(status).set('Cache-Control', 'private, no-store').json(article);
};

const whileOpen = (res: Response): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
};

/** Articles that a reader asks for: at once where one is written already or the reader waits (`Prefer: wait`). */
export const articleRoutes = ({ articles, logger }: { articles: Articles; logger: Logger }): Router => {
  const router = Router();

  router.post('/api/articles/generate', async (req, res) => {
    const request = articleRequestSchema.parse(req.body);
    const reader = identityOf(res).sub;
    const asked = articles.ask(request, reader, AbortSignal.timeout(READ_MS)).catch((cause: unknown) => {
      throw cause instanceof RoomAway ? searchUnavailable(cause) : cause;
    });
    const article = await orUnavailable(asked, logger);
    const seconds = preferredWait(req.get('prefer'));
    if (isFinished(article) || seconds === 0) return send(res, article);
    const look = async () => (await articles.find(reader, article.id)) ?? article;
    res.set('Preference-Applied', `wait=${seconds}`);
    send(res, await waitFor(look, isFinished, seconds, whileOpen(res)));
  });

  router.get('/api/articles/:id', async (req, res) => {
    const article = orThere(await articles.find(identityOf(res).sub, req.params.id));
    res.set('Cache-Control', 'private, no-store').json(article);
  });

  router.post('/api/articles/:id/cancel', async (req, res) => {
    const article = orThere(await articles.cancel(identityOf(res).sub, req.params.id));
    res.set('Cache-Control', 'private, no-store').json(article);
  });

  return router;
};
