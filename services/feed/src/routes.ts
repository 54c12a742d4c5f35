import { Router } from 'express';
import { angleRoutes } from './angles/angle.routes.ts';
import type { FeedContext } from './context.ts';
import { engagementRoutes } from './engagement/engagement.routes.ts';
import { evidenceRoutes } from './evidence/evidence.routes.ts';
import { feedRoutes } from './feeds/feed.routes.ts';
import { itemRoutes } from './items/item.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { networksRead } from './posts/post-sources.ts';
import { operatorRequestRoutes } from './publisher-requests/operator.routes.ts';
import { publisherRequestRoutes } from './publisher-requests/request.routes.ts';
import { publisherRoutes } from './publishers/publisher.routes.ts';
import { relatedRoutes } from './related/related.routes.ts';
import { revisionRoutes } from './revisions/revision.routes.ts';
import { searchIndexRoutes } from './search-index/search-index.routes.ts';
import { statusRoutes } from './status/status.routes.ts';
import { storyRoutes } from './stories/story.routes.ts';
import { trendingRoutes } from './trending/trending.routes.ts';
import type { TakePush } from './websub/receive-push.ts';
import { createTakePush } from './websub/take-push.ts';
import { websubRoutes } from './websub/websub.routes.ts';

/** Addresses that read the bodies they get themselves. `reader` gives the way of a process that reads feeds. */
export const createRawRoutes = (context: FeedContext, reader: () => TakePush | undefined): Router => {
  const router = Router();
  const { websub, fetching } = context.config;
  if (!websub.callbackBase) return router;
  const take = createTakePush(context.feeds, reader);
  router.use(websubRoutes({ ...context, take, maxBytes: fetching.maxBytes }));
  return router;
};

/** Every address of the service that is called with JSON or nothing. */
export const createRoutes = (context: FeedContext): Router => {
  const router = Router();
  router.use(itemRoutes(context));
  router.use(revisionRoutes(context));
  router.use(storyRoutes(context));
  router.use(relatedRoutes(context));
  router.use(engagementRoutes(context));
  router.use(trendingRoutes(context));
  router.use(liveRoutes(context.live));
  router.use(mediaRoutes(context.pictures));
  router.use(publisherRoutes(context));
  router.use(feedRoutes(context));
  router.use(publisherRequestRoutes(context));
  router.use(operatorRequestRoutes(context));
  router.use(searchIndexRoutes(context));
  router.use(evidenceRoutes(context));
  router.use(angleRoutes(context));
  router.use(pageRoutes(context));
  router.use(
    statusRoutes({ ...context, sample: context.config.sample, postNetworks: networksRead(context.config.posts) }),
  );
  return router;
};
