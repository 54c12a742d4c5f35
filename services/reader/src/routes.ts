import { Router } from 'express';
import { accountRoutes } from './account/account.routes.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { ReaderContext } from './context.ts';
import { followRoutes } from './follows/follow.routes.ts';
import { collectionRoutes } from './library/collection.routes.ts';
import { savedItemRoutes } from './library/saved-item.routes.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-search.routes.ts';
import { searchIndexRoutes } from './search-index/search-index.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { replyRoutes } from './shares/reply.routes.ts';
import { shareRoutes } from './shares/share.routes.ts';

/** Every address of the service. */
export const createRoutes = (context: ReaderContext): Router => {
  const router = Router();
  router.use(savedSearchRoutes(context));
  router.use(notificationRoutes(context));
  router.use(settingsRoutes(context));
  router.use(savedItemRoutes(context));
  router.use(collectionRoutes(context));
  router.use(followRoutes(context));
  router.use(activityRoutes(context));
  router.use(profileRoutes(context));
  router.use(accountRoutes(context));
  router.use(contentRoutes(context));
  router.use(searchIndexRoutes(context));
  router.use(shareRoutes(context));
  router.use(replyRoutes(context));
  return router;
};
