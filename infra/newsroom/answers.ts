import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export type Answer = {
  status?: number;
  type: string;
  body: string;
  modified?: number;
  maxAge?: number;
  headers?: Record<string, string>;
};

/** Whether the asker already holds this version (RFC 9110, section 13.2.2: the tag outranks the date). */
function isFresh(request: IncomingMessage, tag: string, modified: number | undefined): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return modified !== undefined && Number.isFinite(since) && Math.floor(modified / 1000) * 1000 <= since;
}

/** Sends a text with its validators, or 304 where the asker has it. */
export function sendText(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status = 200, type, body, modified, maxAge = 0 } = answer;
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    ETag: tag,
    'Cache-Control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...(modified === undefined ? {} : { 'Last-Modified': new Date(modified).toUTCString() }),
    ...answer.headers,
  };
  if (status === 200 && isFresh(request, tag, modified)) {
    response.writeHead(304, headers).end();
    return;
  }
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': String(length) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** First and last byte of a `bytes=` header for a file of `size` bytes; null where the whole file is meant, 'invalid' where nothing of it lies inside. */
export function rangeOf(header: string | undefined, size: number): { first: number; last: number } | 'invalid' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (match[1] === '') {
    const length = Math.min(size, Number(match[2]));
    return length === 0 ? 'invalid' : { first: size - length, last: size - 1 };
  }
  const first = Number(match[1]);
  const last = match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]));
  if (match[2] !== '' && first > Number(match[2])) return null;
  return first >= size ? 'invalid' : { first, last };
}

/** Sends a file, or the one range of it that is asked for (RFC 9110, section 14). Throws ENOENT where it is missing. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  type: string,
): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: tag,
    'Last-Modified': new Date(mtimeMs).toUTCString(),
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const range = rangeOf(request.headers.range, size);
  if (range === null && isFresh(request, tag, mtimeMs)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (range === 'invalid') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const part = range ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {};
  response.writeHead(range ? 206 : 200, { ...headers, ...part, 'Content-Length': last - first + 1 });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path, { start: first, end: last }), response);
}
