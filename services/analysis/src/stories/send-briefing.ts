import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { preferredEncoding } from '@360/chassis/http/preferred-encoding';
import type { StoryBriefing } from '@360/contracts/analysis';
import type { Request, Response } from 'express';
import type { Result } from './story-analysis.model.ts';

const unpack = promisify(gunzip);

/** What is stored, as it was computed. */
export const unpackBriefing = async ({ briefing }: Pick<Result, 'briefing'>): Promise<StoryBriefing> =>
  JSON.parse((await unpack(briefing)).toString('utf8')) as StoryBriefing;

const tagOf = ({ version, asOf, hash }: Pick<Result, 'version' | 'asOf' | 'hash'>): string =>
  `W/"${version}-${asOf.getTime()}-${hash.slice(0, 16)}"`;

/** Sends a briefing as it is stored: packed, where the reader takes that, and not at all where theirs is the same. */
export const sendBriefing = async (req: Request, res: Response, result: Result): Promise<void> => {
  const etag = tagOf(result);
  res.set({ ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' });
  if (req.get('if-none-match') === etag) {
    res.status(304).end();
    return;
  }
  const isPacked = preferredEncoding(req, ['gzip']) !== undefined;
  if (isPacked) res.set('Content-Encoding', 'gzip');
  const body = isPacked ? result.briefing : await unpack(result.briefing);
  res.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.byteLength) });
  res.end(body);
};
