import { preferredEncoding } from '@360/chassis/http/preferred-encoding';
import type { Request, RequestHandler, Response } from 'express';
import type { Encoding, StaticFile } from './static-files.ts';

const ASSETS = '/assets/';
const INDEX = '/index.html';
/** File names under /assets carry a hash of their content (the build's doing), so they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const encodingFor = (req: Request, file: StaticFile): Encoding => {
  const offered = (['br', 'gzip'] as const).filter((encoding) => file[encoding]);
  return preferredEncoding(req, offered) ?? 'identity';
};

const sendFile = (req: Request, res: Response, file: StaticFile, cacheControl: string): void => {
  const encoding = encodingFor(req, file);
  const { bytes, etag } = file[encoding] ?? file.identity;
  res.setHeader('content-type', file.type);
  res.setHeader('cache-control', cacheControl);
  res.setHeader('etag', etag);
  if (file.br || file.gzip) res.setHeader('vary', 'Accept-Encoding');
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  if (req.fresh) {
    res.removeHeader('content-type');
    res.removeHeader('content-encoding');
    res.status(304).end();
    return;
  }
  res.setHeader('content-length', bytes.length);
  res.status(200).end(req.method === 'HEAD' ? undefined : bytes);
};

const isRead = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';

/** Files as they are: everything the build made except the document itself. */
export const staticFiles =
  (files: ReadonlyMap<string, StaticFile>): RequestHandler =>
  (req, res, next) => {
    const file = isRead(req) && req.path !== INDEX ? files.get(req.path) : undefined;
    if (file) sendFile(req, res, file, req.path.startsWith(ASSETS) ? FOR_EVER : 'no-cache');
    else next();
  };

/** Browsers ask for pages by type; programs that preview links take anything, and are told by the lack of a file name. */
const wantsPage = (req: Request): boolean => {
  const accept = req.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(req.path));
};

/** Whether a page may be at this address: pages are found by the router in the browser, which shows its own "not found". */
export const isDocument = (req: Request): boolean => {
  if (!isRead(req) || /^\/(api|assets)(\/|$)/.test(req.path)) return false;
  return req.path === INDEX || wantsPage(req);
};

/** The one document, at every address of a page. `private`, because it may come with a reader's first cookie. */
export const sendDocument =
  (files: ReadonlyMap<string, StaticFile>): RequestHandler =>
  (req, res, next) => {
    const index = files.get(INDEX);
    if (index) sendFile(req, res, index, 'private, no-cache');
    else next();
  };

/**
 * The document with status 400, for browsers that ask for a page at an address that is not well formed: nothing of the
 * address is followed here, and the router in the browser shows its own "not found". Programs that take anything are passed on.
 */
export const sendLostPage =
  (files: ReadonlyMap<string, StaticFile>): RequestHandler =>
  (req, res, next) => {
    const index = files.get(INDEX);
    if (!index || !isDocument(req) || !req.headers.accept?.includes('text/html')) return next();
    res.status(400).set({ 'content-type': index.type, 'cache-control': 'no-store' });
    res.end(req.method === 'HEAD' ? undefined : index.identity.bytes);
  };
