import { sendProblem } from '@360/chassis/http/error-handler';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { type PushParts, receivePush } from './receive-push.ts';
import type { SubscriptionDoc } from './subscription.model.ts';
import { verifyIntent } from './verify-intent.ts';

/** Each holds a whole body in memory; a hub that is told to come back does. */
const PUSHES_AT_ONCE = 8;
const COME_BACK_S = 5;
const CALLBACK_ID = /^[\w-]{43}$/;

interface Parts extends PushParts {
  maxBytes: number;
  now?: () => Date;
}

const bodyFault: ErrorRequestHandler = (cause, _req, res, next) => {
  const status = (cause as { status?: number }).status;
  if (status === 413) sendProblem(res, 'bad_request', 'This is larger than a feed may be.', status);
  else if (status === 415) sendProblem(res, 'bad_request', 'A packed body is not read here.', status);
  else next(cause);
};

/** Where hubs come to: nobody else knows the addresses. They read bodies of any type, byte for byte as they were signed. */
export const websubRoutes = ({ maxBytes, now = () => new Date(), ...parts }: Parts): Router => {
  const router = Router();
  let underWay = 0;

  const fewAtOnce: RequestHandler = (_req, res, next) => {
    if (underWay >= PUSHES_AT_ONCE) {
      res.set('Retry-After', String(COME_BACK_S));
      sendProblem(res, 'unavailable', 'Too much is coming in. Please send it again in a moment.');
      return;
    }
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
    });
    next();
  };

  const known: RequestHandler = async (req, res, next) => {
    const id = String(req.params.id);
    const subscription = CALLBACK_ID.test(id) ? await parts.subscriptions.byCallback(id) : null;
    res.locals.subscription = subscription;
    if (subscription && subscription.state !== 'ending') next();
    // 410 tells a hub to stop (WebSub section 7)
    else res.status(410).end();
  };

  router.get('/websub/:id', async (req, res) => {
    const answer = CALLBACK_ID.test(req.params.id) ? await verifyIntent(parts, req.params.id, req.query, now()) : null;
    if (answer === null) sendProblem(res, 'not_found', 'Nothing of the kind was asked for.');
    else res.set({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).send(answer);
  });

  const raw = express.raw({ type: () => true, limit: maxBytes, inflate: false });
  router.post('/websub/:id', known, fewAtOnce, raw, async (req, res) => {
    const body: Uint8Array = Buffer.isBuffer(req.body) ? req.body : new Uint8Array();
    const push = {
      body,
      contentType: req.get('content-type') ?? null,
      signature: req.get('x-hub-signature'),
      link: req.get('link') ?? null,
    };
    await receivePush(parts, res.locals.subscription as SubscriptionDoc, push, now());
    res.status(202).end();
  });
  router.use(bodyFault);

  return router;
};
