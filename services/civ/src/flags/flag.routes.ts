import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { anomalyTypeSchema, type CivStatus, type FlaggedItem, type FlaggedItemList } from '@360/contracts/civ';
import { Router } from 'express';
import { z } from 'zod';
import type { FlagRepo } from './flag.repo.ts';
import { decodePlace, encodePlace } from './place.ts';
import type { PresentFlags } from './present-flag.ts';
import type { ReadStatus } from './status.read.ts';

const PATH = '/api/civ';
const MOST = 50;

const listQuerySchema = z.object({
  anomaly: z.preprocess((value) => (value === '' ? undefined : value), anomalyTypeSchema.optional()),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MOST).default(MOST),
});

interface Parts {
  flags: FlagRepo;
  presentFlags: PresentFlags;
  readStatus: ReadStatus;
}

/** What waits for the community, and how far it has come. */
export const flagRoutes = ({ flags, presentFlags, readStatus }: Parts): Router => {
  const router = Router();

  router.get(`${PATH}/flagged-items`, async (req, res) => {
    const { anomaly, cursor, limit } = listQuerySchema.parse(req.query);
    const place = cursor === undefined ? undefined : decodePlace(cursor);
    const after = place && { severity: place.value, id: place.id };
    const [rows, total] = await Promise.all([flags.open(anomaly, limit + 1, after), flags.countOpen(anomaly)]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const answer: FlaggedItemList = {
      items: await presentFlags(page, identityOf(res).sub),
      total,
      next: rows.length > limit && last ? encodePlace({ value: last.severity, id: last._id }) : null,
    };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });

  router.get(`${PATH}/items/:id`, async (req, res) => {
    const flag = await flags.byId(req.params.id);
    const [item] = flag ? await presentFlags([flag], identityOf(res).sub) : [];
    if (!item) throw new AppError('not_found', 'There is no such item for review.');
    res.set('Cache-Control', 'private, no-store').json(item satisfies FlaggedItem);
  });

  router.get(`${PATH}/status`, async (_req, res) => {
    const { stats, last } = await readStatus();
    const [lastSettled] = last ? await presentFlags([last], identityOf(res).sub) : [];
    const answer: CivStatus = { stats, lastSettled: lastSettled ?? null };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });

  return router;
};
