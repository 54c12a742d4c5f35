import { AppError } from '@360/chassis/errors';
import { sendProblem } from '@360/chassis/http/error-handler';
import { identityOf } from '@360/chassis/http/identity-of';
import { briefingRequestSchema } from '@360/contracts/briefings';
import { json, type Response, Router } from 'express';
import { failWhenTooLarge } from '../reading-room/too-large.ts';
import type { Briefings } from './briefings.ts';
import { TOO_MUCH, TooMuch } from './handed-in.ts';

const PATH = '/api/generate-briefing';
/** Twenty megabytes of files in base64, and the rest of the request. */
const JSON_LIMIT = '28mb';
const ACCEPTED = 202;
const NO_CONTENT = 204;
const PAYLOAD_TOO_LARGE = 413;

const orThere = <Found>(found: Found | null): Found => {
  if (found === null) throw new AppError('not_found', 'There is no such briefing.');
  return found;
};

const send = (res: Response, status: number, body: unknown): void => {
  res.status(status).set('Cache-Control', 'private, no-store').json(body);
};

/** Asking for a briefing. Reads its own bodies, which may hold files. */
export const briefingRequestRoutes = ({ briefings }: { briefings: Briefings }): Router => {
  const router = Router();
  router.post(PATH, json({ limit: JSON_LIMIT }), async (req, res) => {
    const request = briefingRequestSchema.parse(req.body);
    try {
      send(res, ACCEPTED, { briefingId: await briefings.ask(identityOf(res).sub, request) });
    } catch (cause) {
      if (!(cause instanceof TooMuch)) throw cause;
      sendProblem(res, 'bad_request', cause.message, PAYLOAD_TOO_LARGE);
    }
  });
  router.use(
    PATH,
    failWhenTooLarge((res, status) => sendProblem(res, 'bad_request', TOO_MUCH, status)),
  );
  return router;
};

/** A reader's library of briefings. What is another's is not there. */
export const briefingRoutes = ({ briefings }: { briefings: Briefings }): Router => {
  const router = Router();
  router.get('/api/briefings', async (_req, res) => {
    send(res, 200, await briefings.list(identityOf(res).sub));
  });
  router.get('/api/briefings/:id', async (req, res) => {
    send(res, 200, orThere(await briefings.find(identityOf(res).sub, req.params.id)));
  });
  router.delete('/api/briefings/:id', async (req, res) => {
    if (!(await briefings.remove(identityOf(res).sub, req.params.id))) orThere(null);
    res.status(NO_CONTENT).end();
  });
  router.post('/api/briefings/:id/cancel', async (req, res) => {
    send(res, 200, orThere(await briefings.cancel(identityOf(res).sub, req.params.id)));
  });
  router.post('/api/briefings/:id/retry', async (req, res) => {
    send(res, ACCEPTED, orThere(await briefings.retry(identityOf(res).sub, req.params.id)));
  });
  return router;
};
