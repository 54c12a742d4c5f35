import type { IncomingHttpHeaders } from 'node:http';
import { sendProblem } from '@360/chassis/http/error-handler';
import type { Logger } from '@360/chassis/logger';
import type { Request, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { requestHeaders, takeHeaders } from './proxy-headers.ts';
import { discardRest, hasBody, limitedBody } from './request-body.ts';

export interface Upstream {
  readonly name: string;
  readonly url: URL;
  readonly timeoutMs: number;
  readonly bodyLimitBytes: number;
}

/** Passes one request on with the `added` header fields, and the answer back; its status is told before it begins. */
export type PassOn = (
  req: Request,
  res: Response,
  added: IncomingHttpHeaders,
  onAnswer?: (status: number) => void,
) => void;

const CONNECTIONS = 128;
/** The service closed a kept connection just as it was used again (RFC 9112 section 9.3.1). */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const sendFailure = (res: Response, late: boolean): void => {
  if (res.headersSent) res.destroy();
  else if (late) sendProblem(res, 'upstream_timeout', 'This took too long. Please try again.');
  else sendProblem(res, 'upstream_unavailable', 'This is not available right now. Please try again in a moment.');
};

/** One request on its way; `onEnd` is told once, with the failure if there was one. */
const relay = (
  res: Response,
  timeoutMs: number,
  onEnd: (cause?: Error, late?: boolean) => void,
  onAnswer: ((status: number) => void) | undefined,
) => {
  let controller: Dispatcher.DispatchController | undefined;
  /** Takes over status and header fields with the first byte, so that a failure before it can still be told. */
  let begin: (() => void) | undefined;
  let over = false;

  const end = (cause?: Error, late?: boolean): void => {
    if (over) return;
    over = true;
    clearTimeout(deadline);
    if (cause) controller?.abort(cause);
    onEnd(cause, late);
  };
  // A reader who takes the answer slowly holds the service up, not the other way round; the server's own time-out is for that.
  const deadline = setTimeout(
    () => (res.writableNeedDrain ? deadline.refresh() : end(new Error('the upstream is silent'), true)),
    timeoutMs,
  );

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: (started) => {
      controller = started;
      if (over) started.abort(new Error('no longer wanted'));
    },
    onResponseStart: (_controller, status, headers) => {
      if (status < 200) return;
      deadline.refresh();
      begin = () => {
        begin = undefined;
        res.statusCode = status;
        onAnswer?.(status);
        takeHeaders(res, headers);
      };
    },
    onResponseData: (flow, chunk) => {
      // The reader was told already that the body is too large.
      if (res.writableEnded) return;
      deadline.refresh();
      begin?.();
      if (res.write(chunk)) return;
      flow.pause();
      res.once('drain', () => flow.resume());
    },
    onResponseEnd: () => {
      end();
      if (res.writableEnded) return;
      begin?.();
      res.end();
    },
    onResponseError: (_controller, cause) => end(cause),
  };
  return { handler, end, progress: () => void deadline.refresh() };
};

/** Passes requests on to one service over kept connections. `close` ends them. */
export const createProxy = (upstream: Upstream, logger: Logger): { proxy: PassOn; close(): Promise<void> } => {
  const { name, url, timeoutMs, bodyLimitBytes } = upstream;
  // The deadline of `relay` also covers waiting for a connection, so the pool's own time-outs are off.
  const timing = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: timeoutMs } };
  const pool = new Pool(url.origin, { connections: CONNECTIONS, ...timing });

  const proxy: PassOn = (req, res, added, onAnswer) => {
    const headers = { ...requestHeaders(req.headers), ...added };
    const request = { path: req.url, method: req.method as Dispatcher.HttpMethod, headers };
    const again = (cause: Error): boolean =>
      (req.method === 'GET' || req.method === 'HEAD') && !hasBody(req) && !res.headersSent && CLOSED.has(codeOf(cause));

    const attempt = (retried: boolean): void => {
      const onEnd = (cause?: Error, late = false): void => {
        if (!cause || res.destroyed || res.writableEnded) return;
        if (!retried && !late && again(cause)) {
          attempt(true);
          return;
        }
        logger.warn({ err: cause, upstream: name, late }, 'upstream failed');
        sendFailure(res, late);
      };
      const exchange = relay(res, timeoutMs, onEnd, onAnswer);
      res.once('close', () => exchange.end(new Error('the reader is gone')));
      const body = hasBody(req) ? limitedBody(req, res, bodyLimitBytes, exchange.progress) : null;
      pool.dispatch({ ...request, body }, exchange.handler);
    };

    if (Number(req.headers['content-length'] ?? 0) > bodyLimitBytes)
      sendProblem(res, 'bad_request', 'This is too large.', 413);
    else attempt(false);
    if (hasBody(req)) discardRest(req, res);
  };
  return { proxy, close: () => pool.destroy() };
};

const codeOf = (cause: Error): string => ('code' in cause ? String(cause.code) : '');
