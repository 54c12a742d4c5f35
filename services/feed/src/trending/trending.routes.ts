import { AppError } from '@360/chassis/errors';
import { trendingQuerySchema } from '@360/contracts/trending';
import { Router } from 'express';
import { z } from 'zod';
import type { AnswerCache } from '../items/answer-cache.ts';
import type { TrendingTopics } from './topics.read.ts';
import { readTrending } from './trending.read.ts';
import type { TrendCursor, TrendingRepo } from './trending.repo.ts';

const cursorSchema = z.tuple([z.number(), z.string().regex(/^[0-9a-f]{24}$/)]);

/** @throws AppError `bad_request` when the text is not a cursor this service gave out */
const decodeCursor = (text: string): TrendCursor => {
  try {
    const [score, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { score, id };
  } catch (cause) {
    throw new AppError('bad_request', 'cursor: not a place in this list.', { cause });
  }
};

const encodeCursor = ({ score, id }: TrendCursor): string =>
  Buffer.from(JSON.stringify([score, id])).toString('base64url');

interface Parts {
  trending: TrendingRepo;
  topics: TrendingTopics;
  answers: AnswerCache;
}

export const trendingRoutes = ({ trending, topics, answers }: Parts): Router => {
  const router = Router();
  router.get('/api/trending', async (req, res) => {
    const { limit, cursor } = trendingQuerySchema.parse(req.query);
    const place = cursor === undefined ? undefined : decodeCursor(cursor);
    await answers.send(req, res, `trending:${limit}:${cursor}`, async () => {
      const { body, next } = await readTrending({ trending, topics }, limit, place);
      if (!next) return { body, next: null };
      return {
        body,
        next: `/api/trending?${new URLSearchParams({ limit: String(limit), cursor: encodeCursor(next) })}`,
      };
    });
  });
  return router;
};
