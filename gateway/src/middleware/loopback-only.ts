import { sendProblem } from '@360/chassis/http/error-handler';
import type { RequestHandler } from 'express';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Answers only this machine; whoever came through a proxy in front of us is not on it, whatever the socket says. */
export const loopbackOnly: RequestHandler = (req, res, next) => {
  const relayed = req.headers['x-forwarded-for'] !== undefined || req.headers.forwarded !== undefined;
  if (!relayed && LOOPBACK.test(req.socket.remoteAddress ?? '')) next();
  else sendProblem(res, 'not_found', 'There is nothing at this address.');
};
