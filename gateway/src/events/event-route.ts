import { sendProblem } from '@360/chassis/http/error-handler';
import type { Request, RequestHandler, Response } from 'express';
import { subjectOf } from '../auth/identity-tokens.ts';
import { sessionOf } from '../auth/session.ts';
import { callerOf } from '../middleware/caller.ts';
import type { EventHub, Refusal } from './event-hub.ts';

const RETRY_MS = 3_000;

const REFUSE: Record<Refusal, (res: Response) => void> = {
  full: (res) => sendProblem(res, 'unavailable', 'Too many pages are open. Please try again in a moment.'),
  closed: (res) => sendProblem(res, 'unavailable', 'This is not available right now. Please try again in a moment.'),
  too_many_of_caller: (res) => {
    res.setHeader('retry-after', RETRY_MS / 1_000);
    sendProblem(res, 'too_many_requests', 'You have this open too many times. Please close a page.');
  },
};

const open = (hub: EventHub, req: Request, res: Response): void => {
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  res.write(`retry: ${RETRY_MS}\n\n`);
  const listener = {
    caller: callerOf(req, res),
    subject: subjectOf(sessionOf(res).sid),
    write: (frame: string) => void res.write(frame),
    waiting: () => res.writableLength,
    end: () => void res.end(),
    drop: () => void res.destroy(),
  };
  res.once('close', () => hub.leave(listener));
  hub.join(listener, req.get('last-event-id'));
};

/** `GET /api/events`: what happens to all and to the reader, as it happens, as server-sent events (HTML standard, section 9.2). */
export const eventRoute =
  (hub: EventHub): RequestHandler =>
  (req, res) => {
    const refusal = hub.refusalOf(callerOf(req, res));
    if (refusal) REFUSE[refusal](res);
    else open(hub, req, res);
  };
