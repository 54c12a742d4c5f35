import { Router } from 'express';
import type { CivContext } from './context.ts';
import { flagRoutes } from './flags/flag.routes.ts';
import { verifiedRoutes } from './flags/verified.routes.ts';
import { memberRoutes } from './members/member.routes.ts';
import { reviewRoutes } from './reviews/review.routes.ts';

/** Every address of the service. */
export const createRoutes = (context: CivContext): Router => {
  const router = Router();
  router.use(memberRoutes(context));
  router.use(flagRoutes(context));
  router.use(reviewRoutes(context));
  router.use(verifiedRoutes(context));
  return router;
};
