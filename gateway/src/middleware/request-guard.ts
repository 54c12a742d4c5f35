import { sendProblem } from '@360/chassis/http/error-handler';
import type { RequestHandler } from 'express';

const MAX_ADDRESS_CHARS = 8_192;
const READS = new Set(['GET', 'HEAD']);
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const ALLOWED = [...READS, 'OPTIONS', ...WRITES].join(', ');

/**
 * Whether every segment is one name, both as written and as decoded. What differs between the two (`..`, `%2e%2e`, `%2f`,
 * `%5c`, `%00`, a broken escape) is read differently by different programs, so none of it is let through.
 */
export const isPlainPath = (path: string): boolean => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  if (/[\\\0]/.test(decoded) || decoded.split('/').length !== path.split('/').length) return false;
  return !decoded.split('/').some((segment) => segment === '.' || segment === '..');
};

/** A server must take `GET http://host/path` as well (RFC 9112 section 3.2.2); the host in it means nothing to us. */
const originForm = (url: string): string => {
  if (url.startsWith('/')) return url;
  const absolute = URL.parse(url);
  return absolute ? `${absolute.pathname}${absolute.search}` : url;
};

/**
 * Lets through only requests whose method and address mean the same to everyone behind.
 * @param lostPage answers a browser that asks for a page at an address that is not well formed, and passes on what is no such request
 */
export const guardRequest =
  (lostPage: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (req.url.length > MAX_ADDRESS_CHARS) {
      sendProblem(res, 'bad_request', 'This address is too long.', 414);
      return;
    }
    if (req.method === 'OPTIONS') {
      res.set('allow', ALLOWED).status(204).end();
      return;
    }
    if (!READS.has(req.method) && !WRITES.has(req.method)) {
      res.set('allow', ALLOWED);
      sendProblem(res, 'bad_request', 'This method is not known here.', 405);
      return;
    }
    req.url = originForm(req.url);
    if (!req.url.startsWith('/') || !isPlainPath(req.path)) {
      lostPage(req, res, () => sendProblem(res, 'bad_request', 'This address is not well formed.'));
      return;
    }
    next();
  };

export const isWrite = (method: string): boolean => WRITES.has(method);
