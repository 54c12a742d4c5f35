import { identityOf } from '@360/chassis/http/identity-of';
import { activityRequestSchema } from '@360/contracts/activity';
import { libraryQuerySchema } from '@360/contracts/library';
import { Router } from 'express';
import { pageOf, sendOwn, setNext } from '../lists/page.ts';
import { decodeCursor } from '../notifications/cursor.ts';
import type { ActivityRepo } from './activity.repo.ts';
import type { KeepActivity } from './keep-activity.ts';
import { presentActivity } from './present-activity.ts';

const PATH = '/api/activity';
const querySchema = libraryQuerySchema.omit({ collection: true });

interface Parts {
  activity: ActivityRepo;
  keepActivity: KeepActivity;
}

/** Whoever asks sees and tells their own activity. */
export const activityRoutes = ({ activity, keepActivity }: Parts): Router => {
  const router = Router();

  router.post(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { entries } = activityRequestSchema.parse(req.body);
    sendOwn(res, { kept: await keepActivity(sub, entries, new Date()) });
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
