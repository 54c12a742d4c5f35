import { publishEvent } from '@360/chassis/event-channel';
import { serve } from '@360/chassis/http/serve';
import { stopInOrder } from '@360/chassis/lifecycle';
import { createLogger, type Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { createApp } from './app.ts';
import { createEndedSessions } from './auth/ended-sessions.ts';
import { createIdentityTokens, subjectOf } from './auth/identity-tokens.ts';
import { operatorSignIn } from './auth/operators.ts';
import { createSessions } from './auth/session.ts';
import { sessionCookie } from './auth/session-cookie.ts';
import type { GatewayConfig } from './config.ts';
import { eventRoute } from './events/event-route.ts';
import { startEventSource } from './events/event-source.ts';
import { createRateLimits } from './middleware/rate-limit.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { openUpstreams } from './open-upstreams.ts';
import { readinessChecks } from './readiness.ts';
import { redisOrAlone } from './redis-or-alone.ts';
import { readStaticFiles } from './static-files.ts';

export interface Gateway {
  readonly url: string;
  /** Ends streams at once, lets running requests end, then lets go of Redis. */
  stop(): Promise<void>;
}

/** A reader who takes nothing for this long is gone. Open streams carry a beat well within it. */
const IDLE_SOCKET_MS = 120_000;

/** @throws Error when the port is taken or the frontend is not built; Redis and upstreams may come later */
export const startGateway = async (
  config: GatewayConfig,
  logger: Logger = createLogger('gateway', config.logLevel),
): Promise<Gateway> => {
  const files = await readStaticFiles(config.frontendDir);
  const metrics = createMetrics('gateway');
  const refused = metrics.count('rate_limited_total', 'Requests refused with 429');
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const orAlone = redisOrAlone(redis, logger);
  const endedSessions = createEndedSessions(redis, orAlone);
  const source = startEventSource(config.redisUrl, logger, endedSessions.heardOf);
  const upstreams = openUpstreams(config, logger);
  const https = config.publicOrigin?.startsWith('https:') ?? false;

  const app = createApp({
    logger,
    metrics,
    checks: readinessChecks({ feed: config.upstreams.feed }, redis),
    files,
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy,
    securityHeaders: securityHeaders({ embedOrigins: config.embedOrigins, https }),
    sessions: createSessions(sessionCookie({ secure: https }), config.sessionKey, endedSessions),
    operatorSignIn: operatorSignIn(config.operators),
    limits: createRateLimits(redis, orAlone, config.buckets, () => refused.inc()),
    identities: createIdentityTokens(config.identityKey),
    proxies: upstreams.proxies,
    events: eventRoute(source.hub),
    endStreams: (sid) => {
      source.hub.endOf(subjectOf(sid));
      void publishEvent(redis, logger, { type: 'session.ended', sid });
    },
  });

  const letGo = async () => {
    source.stop();
    await upstreams.close();
    redis.disconnect();
  };
  const listening = await serve(app, config).catch(async (cause: unknown) => {
    await letGo();
    throw cause;
  });
  listening.server.timeout = IDLE_SOCKET_MS;
  return {
    url: listening.url,
    stop: () => stopInOrder([async () => source.stop(), () => listening.close(), letGo]),
  };
};
