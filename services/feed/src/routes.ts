import { Router } from 'express';
import type { FeedContext } from './context.ts';
import { itemRoutes } from './items/item.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { publisherRoutes } from './publishers/publisher.routes.ts';
import { statusRoutes } from './status/status.routes.ts';
import { storyRoutes } from './stories/story.routes.ts';

/** Every address of the service. */
export const createRoutes = (context: FeedContext): Router => {
  const router = Router();
  router.use(itemRoutes(context));
  router.use(storyRoutes(context));
  router.use(liveRoutes(context.live));
  router.use(mediaRoutes(context.pictures));
  router.use(publisherRoutes(context));
  router.use(statusRoutes({ ...context, sample: context.config.sample }));
  return router;
};
