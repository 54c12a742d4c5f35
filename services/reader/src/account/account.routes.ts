import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import { Router } from 'express';
import { type OwnElsewhere, PARTS_ELSEWHERE, type PartElsewhere } from '../neighbours/own-elsewhere.ts';
import { presentProfile } from '../profile/profile.routes.ts';
import type { CountStats } from '../profile/stats.read.ts';
import { createEraser } from './erase-account.ts';
import { exportText } from './export-account.ts';
import { ownLists, type Stores } from './own-data.ts';

const PATH = '/api/account';

interface Parts extends Stores {
  countStats: CountStats;
  readerRemovals: { add: (reader: { sub: string }) => Promise<void> };
  ownElsewhere: Pick<OwnElsewhere, 'rows'>;
  logger: Logger;
}

/** Everything of whoever asks: handed out, or erased. */
export const accountRoutes = (parts: Parts): Router => {
  const { settings, profiles, countStats, readerRemovals, ownElsewhere, logger } = parts;
  const router = Router();
  const lists = ownLists(parts);
  const erase = createEraser(parts, readerRemovals.add);

  router.get(`${PATH}/export`, async (_req, res) => {
    const identity = identityOf(res);
    const { sub } = identity;
    const now = new Date();
    const [set, doc, stats] = await Promise.all([settings.of(sub), profiles.of(sub), countStats(sub, 'UTC')]);
    const head = { exportedAt: now.toISOString(), settings: set, profile: presentProfile(doc, stats, now) };
    res.type('application/json').set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="360-news-${head.exportedAt.slice(0, 10)}.json"`,
    });
    const elsewhere = PARTS_ELSEWHERE.map((name) => ({ name, rows: () => ownElsewhere.rows(name, identity) }));
    const onMissing = (part: PartElsewhere, cause: unknown): void =>
      logger.warn({ err: cause, part }, 'export without a part');
    await pipeline(Readable.from(exportText({ sub, head, lists, elsewhere, onMissing })), res).catch(
      (cause: unknown) => {
        // The answer has begun: the reader sees that it broke off.
        logger.warn({ err: cause }, 'export broke off');
      },
    );
  });

  router.delete(PATH, async (_req, res) => {
    await erase(identityOf(res).sub);
    res.status(204).end();
  });

  return router;
};
