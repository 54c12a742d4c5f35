import { identityOf } from '@360/chassis/http/identity-of';
import { activityRequestSchema } from '@360/contracts/activity';
import { libraryQuerySchema } from '@360/contracts/library';
import { Router } from 'express';
import { pageOf, sendOwn, setNext } from '../lists/page.ts';
import { decodeCursor } from '../notifications/cursor.ts';
import type { ProfileRepo } from '../profile/profile.repo.ts';
import type { SettingsRepo } from '../settings/settings.repo.ts';
import type { ActivityRepo } from './activity.repo.ts';
import { presentActivity } from './present-activity.ts';
import { takeIn } from './take-in.ts';

const PATH = '/api/activity';
const querySchema = libraryQuerySchema.omit({ collection: true });

interface Parts {
  activity: ActivityRepo;
  settings: Pick<SettingsRepo, 'of'>;
  profiles: Pick<ProfileRepo, 'join'>;
}

/** Whoever asks sees and tells their own activity. */
export const activityRoutes = ({ activity, settings, profiles }: Parts): Router => {
  const router = Router();

  router.post(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { entries } = activityRequestSchema.parse(req.body);
    const now = new Date();
    const { keepActivity } = await settings.of(sub);
    const kept = keepActivity ? await activity.add(sub, takeIn(sub, entries, now), now) : 0;
    if (kept > 0) await profiles.join(sub, now);
    sendOwn(res, { kept });
  });

  router.get(PATH, async (req, res) => {
    const { limit, cursor } = querySchema.parse(req.query);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const rows = await activity.page(identityOf(res).sub, limit + 1, after);
    const { page, next } = pageOf(rows, limit, ({ at, _id }) => ({ at, id: _id }));
    setNext(res, PATH, next, { limit: String(limit) });
    sendOwn(res, { entries: page.map(presentActivity) });
  });

  router.delete(PATH, async (_req, res) => {
    await activity.erase(identityOf(res).sub);
    res.status(204).end();
  });

  return router;
};
