import { identityOf } from '@360/chassis/http/identity-of';
import { notificationsQuerySchema, notificationsReadSchema } from '@360/contracts/notifications';
import { Router } from 'express';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { NotificationRepo } from './notification.repo.ts';
import { presentNotification } from './present-notification.ts';

const PATH = '/api/notifications';

export const notificationRoutes = ({ notifications }: { notifications: NotificationRepo }): Router => {
  const router = Router();

  router.get(PATH, async (req, res) => {
    const { sub } = identityOf(res);
    const { limit, cursor } = notificationsQuerySchema.parse(req.query);
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const [rows, unread] = await Promise.all([
      notifications.page(sub, limit + 1, after),
      notifications.countUnread(sub),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (rows.length > limit && last) {
      const next = encodeCursor({ at: last.at, id: last._id });
      res.set('Link', `<${PATH}?${new URLSearchParams({ limit: String(limit), cursor: next })}>; rel="next"`);
    }
    res.set('Cache-Control', 'private, no-store').json({ notifications: page.map(presentNotification), unread });
  });

  router.post(`${PATH}/read`, async (req, res) => {
    const which = notificationsReadSchema.parse(req.body);
    await notifications.markRead(identityOf(res).sub, 'ids' in which ? which : 'all');
    res.status(204).end();
  });

  return router;
};
