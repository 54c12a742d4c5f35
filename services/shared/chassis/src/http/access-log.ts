import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';

/** One line and one observation per answered request. Addresses are logged without their query, which may be personal. */
export const accessLog =
  (logger: Logger, metrics: Metrics): RequestHandler =>
  (req, res, next) => {
    const started = process.hrtime.bigint();
    const path = req.path;
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const route = typeof req.route?.path === 'string' ? `${req.baseUrl}${req.route.path}` : 'other';
      metrics.requests.observe({ method: req.method, route, status: res.statusCode }, seconds);
      logger.debug({ method: req.method, path, status: res.statusCode, ms: Math.round(seconds * 1e3) }, 'request');
    });
    next();
  };
