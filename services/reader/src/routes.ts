import { Router } from 'express';
import type { ReaderContext } from './context.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-search.routes.ts';

/** Every address of the service. */
export const createRoutes = (context: ReaderContext): Router => {
  const router = Router();
  router.use(savedSearchRoutes(context));
  router.use(notificationRoutes(context));
  return router;
};
