import { accessLog } from '@360/chassis/http/access-log';
import { errorHandler, notFound } from '@360/chassis/http/error-handler';
import { type Checks, healthRoutes } from '@360/chassis/http/health-routes';
import { requestId } from '@360/chassis/http/request-id';
import type { Logger } from '@360/chassis/logger';
import type { Metrics } from '@360/chassis/metrics';
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@360/contracts/identity';
import express, { type Express, type RequestHandler, type Response, Router } from 'express';
import type { IdentityTokens } from './auth/identity-tokens.ts';
import { noSession } from './auth/no-session.ts';
import { operatorOf } from './auth/operators.ts';
import { type Sessions, sessionOf } from './auth/session.ts';
import { loopbackOnly } from './middleware/loopback-only.ts';
import { ownOriginWrites } from './middleware/own-origin-writes.ts';
import type { BucketName } from './middleware/rate-buckets.ts';
import { guardRequest, isWrite } from './middleware/request-guard.ts';
import type { PassOn } from './proxy.ts';
import { isDocument, sendDocument, sendLostPage, staticFiles } from './static.ts';
import type { StaticFile } from './static-files.ts';
import {
  ACCOUNT_PATH,
  EXCEPTIONS,
  HUB_PREFIX,
  MEDIA_PREFIX,
  PAYMENT_EVENTS_PATH,
  QUESTIONS,
  SESSION_PATH,
  UPSTREAMS,
  type UpstreamName,
} from './upstreams.ts';

export interface AppParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly checks: Checks;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number;
  readonly securityHeaders: RequestHandler;
  readonly sessions: Sessions;
  readonly operatorSignIn: RequestHandler;
  readonly limits: Record<BucketName, RequestHandler>;
  readonly identities: IdentityTokens;
  readonly proxies: Record<UpstreamName, PassOn>;
  readonly events: RequestHandler;
  /** Ends the open event streams of a session. */
  readonly endStreams: (sid: string) => void;
}

/** Everything below a prefix, and the prefix itself. */
const below = (prefix: string): string => `${prefix}{/*rest}`;

const forward =
  (proxy: PassOn, identities: IdentityTokens, onAnswer?: (status: number, res: Response) => void): RequestHandler =>
  async (req, res) => {
    const { sid } = sessionOf(res);
    const operator = operatorOf(res);
    const identity = await (operator ? identities.operatorToken(operator, sid) : identities.tokenFor(sid));
    if (res.destroyed) return;
    const added = { [IDENTITY_HEADER]: identity, [REQUEST_ID_HEADER]: req.headers[REQUEST_ID_HEADER] };
    proxy(req, res, added, onAnswer && ((status) => onAnswer(status, res)));
  };

/** A reader who signs out, or whose account is deleted, is nobody any more: the next request is a new reader's. */
const routeFarewells = (app: Express, parts: AppParts): void => {
  const { sessions, limits, operatorSignIn, proxies, identities, endStreams } = parts;
  const endSession = (res: Response): void => {
    sessions.end(res);
    endStreams(sessionOf(res).sid);
  };
  const passOn = forward(proxies.reader, identities, (status, res) => {
    if (status < 300 && !operatorOf(res)) endSession(res);
  });
  app.delete(ACCOUNT_PATH, sessions.resolve, limits.write, operatorSignIn, passOn);
  app.delete(SESSION_PATH, sessions.resolve, limits.write, (_req, res) => {
    endSession(res);
    res.set('cache-control', 'private, no-cache').status(204).end();
  });
};

const routeUpstreams = (app: Express, { limits, sessions, operatorSignIn, proxies, identities }: AppParts): void => {
  const route = (path: string, name: UpstreamName, reading: RequestHandler, isQuestion: boolean): void => {
    const limit: RequestHandler = (req, res, next) =>
      (isWrite(req.method) && !isQuestion ? limits.write : reading)(req, res, next);
    app.all(path, sessions.resolve, limit, operatorSignIn, forward(proxies[name], identities));
  };
  for (const { path, upstream } of EXCEPTIONS) route(path, upstream, limits.read, false);
  for (const [name, prefixes] of Object.entries(UPSTREAMS) as [UpstreamName, readonly string[]][])
    for (const prefix of prefixes)
      route(below(prefix), name, prefix === MEDIA_PREFIX ? limits.media : limits.read, QUESTIONS.has(prefix));
};

const documents = ({ sessions, files }: AppParts): RequestHandler => {
  const router = Router().use(sessions.resolve, sendDocument(files));
  return (req, res, next) => (isDocument(req) ? router(req, res, next) : next());
};

/** The order is the meaning: nothing passes on what an earlier line would have refused. */
export const createApp = (parts: AppParts): Express => {
  const { logger, metrics, files } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', parts.trustProxy);
  app.use(requestId({ trust: false }));
  app.use(parts.securityHeaders);
  app.use(guardRequest(sendLostPage(files)));
  app.use('/metrics', loopbackOnly);
  app.use(healthRoutes(parts.checks, metrics));
  app.use(accessLog(logger, metrics));
  app.all(`${HUB_PREFIX}/:id`, noSession('hub'), parts.limits.push, forward(parts.proxies.feed, parts.identities));
  app.post(
    PAYMENT_EVENTS_PATH,
    noSession('payments'),
    parts.limits.push,
    forward(parts.proxies.billing, parts.identities),
  );
  app.use(ownOriginWrites(parts.publicOrigin));
  app.get('/api/events', parts.sessions.resolve, parts.limits.events, parts.events);
  routeFarewells(app, parts);
  routeUpstreams(app, parts);
  app.use(staticFiles(files));
  app.use(documents(parts));
  app.use(notFound);
  app.use(errorHandler(logger));
  return app;
};
