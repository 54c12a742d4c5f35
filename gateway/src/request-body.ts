import { PassThrough, type Readable } from 'node:stream';
import { sendProblem } from '@360/chassis/http/error-handler';
import type { Request, Response } from 'express';

/** How long a body that nobody wants is still taken in, so that its sender gets to read the answer instead of a reset. */
const LINGER_MS = 2_000;

export const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** Once the answer is out, the rest of an unread body is thrown away for a moment, then the connection is closed. */
export const discardRest = (req: Request, res: Response): void => {
  res.once('finish', () => {
    if (req.complete) return;
    req.unpipe();
    req.resume();
    const linger = setTimeout(() => req.socket.destroy(), LINGER_MS);
    req.once('end', () => clearTimeout(linger));
    req.once('close', () => clearTimeout(linger));
  });
};

/**
 * The body of a request, up to the limit, counted as it comes; beyond, the reader is told and the stream breaks off. A
 * stream of its own, because whoever sends it on destroys it on failure, and with the request the answer would be lost.
 */
export const limitedBody = (req: Request, res: Response, limitBytes: number, onProgress: () => void): Readable => {
  const body = new PassThrough();
  // The sender reports the failure; unheard, it would end the process.
  body.on('error', () => undefined);
  let received = 0;
  req.on('data', (chunk: Buffer) => {
    onProgress();
    received += chunk.length;
    if (received <= limitBytes || body.destroyed) return;
    req.unpipe(body);
    if (!res.headersSent) sendProblem(res, 'bad_request', 'This is too large.', 413);
    body.destroy(new Error('the body is too large'));
  });
  req.once('close', () => {
    if (!req.complete) body.destroy(new Error('the reader is gone'));
  });
  return req.pipe(body);
};
