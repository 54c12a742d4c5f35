import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferredEncoding } from '@360/chassis/http/preferred-encoding';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

/** A reader may see a list this old; it is what lets one computation serve everyone who asks within it. */
const FRESH_MS = 1_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MIN_COMPRESSED = 1_024;

export interface Answer {
  body: unknown;
  /** Where the list goes on, a path; null at its end. */
  next: string | null;
}

interface Stored {
  etag: string;
  next: string | null;
  plain: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const pack: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

const store = ({ body, next }: Answer): Stored => {
  const plain = Buffer.from(JSON.stringify(body));
  return { etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`, next, plain, packed: new Map() };
};

/**
 * Keeps serialised and compressed lists for a second: readers of one list share one query, one serialisation and one
 * compression, and get 304 (RFC 9110 section 15.4.5) when theirs is still right.
 */
export const createAnswerCache = () => {
  const cache = new LRUCache<string, Promise<Stored>>({ max: 5_000, ttl: FRESH_MS });
  let bytes = 0;

  const find = (key: string, compute: () => Promise<Answer>): Promise<Stored> => {
    const known = cache.get(key);
    if (known) return known;
    const fresh = compute().then(store);
    cache.set(key, fresh);
    fresh.then(
      ({ plain }) => {
        bytes += plain.byteLength;
        if (bytes > MAX_BYTES) {
          cache.clear();
          bytes = 0;
        }
      },
      () => cache.delete(key),
    );
    return fresh;
  };

  const bodyFor = async (req: Request, res: Response, answer: Stored): Promise<Buffer> => {
    const encoding = preferredEncoding(req, ['br', 'gzip']);
    if (answer.plain.byteLength < MIN_COMPRESSED || !encoding) return answer.plain;
    const packed = answer.packed.get(encoding) ?? pack[encoding](answer.plain);
    answer.packed.set(encoding, packed);
    res.setHeader('Content-Encoding', encoding);
    return await packed;
  };

  const respond = async (req: Request, res: Response, answer: Stored): Promise<void> => {
    res.setHeader('ETag', answer.etag);
    res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('Vary', 'Accept-Encoding');
    if (answer.next) res.setHeader('Link', `<${answer.next}>; rel="next"`);
    if (req.get('if-none-match') === answer.etag) {
      res.status(304).end();
      return;
    }
    const body = await bodyFor(req, res, answer);
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Length', body.byteLength);
    res.end(body);
  };

  return {
    /** Sends what is kept under the key, or computes it. */
    send: async (req: Request, res: Response, key: string, compute: () => Promise<Answer>): Promise<void> =>
      respond(req, res, await find(key, compute)),
    /** Forgets every kept answer. */
    clear: (): void => cache.clear(),
    /** Sends one body the same way, without keeping it. */
    sendOnce: (req: Request, res: Response, body: unknown): Promise<void> =>
      respond(req, res, store({ body, next: null })),
  };
};
export type AnswerCache = ReturnType<typeof createAnswerCache>;
