import { AppError, STATUS_OF } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import { type NavigatorResponse, navigatorRequestSchema } from '@360/contracts/navigator';
import { json, type Response, Router } from 'express';
import { ZodError } from 'zod';
import { SEARCH_AWAY } from '../reading-room/find-stories.ts';
import { RoomAway } from '../reading-room/room-client.ts';
import { failWhenTooLarge } from '../reading-room/too-large.ts';
import { UNAVAILABLE } from '../stories/find-story.ts';
import { type Navigator, NothingFound } from './navigate.ts';
import { NotReadable } from './question.ts';

const PATH = '/api/navigator360/query';
/** A picture of eight megabytes in base64, and the rest of the question. */
const JSON_LIMIT = '12mb';
const LONGEST_MS = 30_000;
const UNPROCESSABLE = 422;
const OK = 200;
const TOO_LARGE = 'The picture is larger than 8 MB.';

interface Failure {
  status: number;
  error: string;
}

const failureOf = (cause: unknown, timeIsUp: boolean): Failure => {
  if (timeIsUp)
    return {
      status: STATUS_OF.upstream_timeout,
      error: 'This took longer than thirty seconds. Please try a narrower question.',
    };
  if (cause instanceof NothingFound) return { status: OK, error: cause.message };
  if (cause instanceof NotReadable) return { status: UNPROCESSABLE, error: cause.message };
  if (cause instanceof RoomAway)
    return { status: STATUS_OF.unavailable, error: cause.service === 'search' ? SEARCH_AWAY : UNAVAILABLE };
  if (cause instanceof ZodError)
    return { status: STATUS_OF.bad_request, error: cause.issues[0]?.message ?? 'Not valid.' };
  if (cause instanceof AppError) return { status: STATUS_OF[cause.code], error: cause.message };
  return { status: STATUS_OF.unavailable, error: UNAVAILABLE };
};

const send = (res: Response, status: number, body: NavigatorResponse): void => {
  if (!res.destroyed) res.status(status).set('Cache-Control', 'private, no-store').json(body);
};

/** Ends with the reader's patience or with the connection. */
const boundBy = (res: Response): { signal: AbortSignal; timeIsUp: () => boolean } => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const limit = AbortSignal.timeout(LONGEST_MS);
  return { signal: AbortSignal.any([limit, gone.signal]), timeIsUp: () => limit.aborted };
};

/** Whatever comes of `work`, at the latest when `signal` ends. */
const orAborted = <Outcome>(work: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);

/** A question of any kind, answered with everything that is known of it. Reads its own bodies, which may hold a picture. */
export const navigatorRoutes = ({ navigate, logger }: { navigate: Navigator; logger: Logger }): Router => {
  const router = Router();
  const tooLarge = failWhenTooLarge((res, status) =>
    send(res, status, { success: false, briefing: null, error: TOO_LARGE }),
  );
  router.post(PATH, json({ limit: JSON_LIMIT }), async (req, res) => {
    const { signal, timeIsUp } = boundBy(res);
    try {
      const asked = navigatorRequestSchema.parse(req.body);
      const briefing = await orAborted(navigate(asked, { reader: identityOf(res).sub, signal }), signal);
      send(res, OK, { success: true, briefing, error: null });
    } catch (cause) {
      const { status, error } = failureOf(cause, timeIsUp());
      if (status >= STATUS_OF.internal) logger.error({ err: cause }, 'navigator failed');
      send(res, status, { success: false, briefing: null, error });
    }
  });
  router.use(PATH, tooLarge);
  return router;
};
