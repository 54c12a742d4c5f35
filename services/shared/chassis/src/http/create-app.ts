import express, { type Express, type Router } from 'express';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { accessLog } from './access-log.ts';
import { errorHandler, notFound } from './error-handler.ts';
import { type Checks, healthRoutes } from './health-routes.ts';
import { requireIdentity } from './identity-of.ts';
import { requestId } from './request-id.ts';

export interface ServiceAppOptions {
  logger: Logger;
  metrics: Metrics;
  checks: Checks;
  identityKey: Uint8Array;
  /** Routes that read bodies of other types than JSON, before it is read. */
  rawRoutes?: Router;
  /** Largest JSON body, one megabyte where nothing is said. */
  jsonLimit?: string;
  routes: Router;
}

/** The HTTP surface of a service: health for whoever runs it, everything else only with the gateway's identity. */
export const createServiceApp = ({
  logger,
  metrics,
  checks,
  identityKey,
  rawRoutes,
  jsonLimit = '1mb',
  routes,
}: ServiceAppOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(requestId({ trust: true }));
  app.use(healthRoutes(checks, metrics));
  app.use(accessLog(logger, metrics));
  app.use(requireIdentity(identityKey));
  if (rawRoutes) app.use(rawRoutes);
  app.use(express.json({ limit: jsonLimit }));
  app.use(routes);
  app.use(notFound);
  app.use(errorHandler(logger));
  return app;
};
