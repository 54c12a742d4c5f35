import { identityOf } from '@360/chassis/http/identity-of';
import { daysQuerySchema, type Profile, profileChangeSchema } from '@360/contracts/account';
import { Router } from 'express';
import { sendOwn } from '../lists/page.ts';
import type { ProfileDoc } from './profile.model.ts';
import type { ProfileRepo } from './profile.repo.ts';
import type { ReadReading } from './reading.read.ts';
import type { CountStats } from './stats.read.ts';

const PATH = '/api/profile';

/** Who has no profile yet joins now. */
export const presentProfile = (doc: ProfileDoc | null, stats: Profile['stats'], now: Date): Profile => ({
  name: doc?.name ?? '',
  joinedAt: (doc?.joinedAt ?? now).toISOString(),
  stats,
});

interface Parts {
  profiles: ProfileRepo;
  countStats: CountStats;
  readReading: ReadReading;
}

/** Who a reader is, as far as they say, and what their reading comes to. */
export const profileRoutes = ({ profiles, countStats, readReading }: Parts): Router => {
  const router = Router();

  router.get(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { zone } = daysQuerySchema.parse(req.query);
    const [doc, stats] = await Promise.all([profiles.of(sub), countStats(sub, zone)]);
    sendOwn(res, presentProfile(doc, stats, new Date()));
  });

  router.get(`${PATH}/reading`, async (req, res) => {
    const { zone } = daysQuerySchema.parse(req.query);
    sendOwn(res, await readReading(identityOf(res).sub, zone, new Date()));
  });

  router.patch(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { zone } = daysQuerySchema.parse(req.query);
    const { name } = profileChangeSchema.parse(req.body);
    const now = new Date();
    const doc = await profiles.rename(sub, name, now);
    sendOwn(res, presentProfile(doc, await countStats(sub, zone), now));
  });

  return router;
};
