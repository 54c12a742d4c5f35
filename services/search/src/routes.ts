import { Router } from 'express';
import { searchRoutes } from './answers/search.routes.ts';
import { attachmentRoutes } from './attachments/attachment.routes.ts';
import type { SearchContext } from './context.ts';
import { rebuildRoutes } from './indexing/rebuild.routes.ts';
import { suggestionRoutes } from './suggestions/suggestion.routes.ts';

/** Every address of the service. */
export const createRoutes = (context: SearchContext): Router => {
  const router = Router();
  router.use(suggestionRoutes(context));
  router.use(searchRoutes(context));
  router.use(rebuildRoutes(context));
  router.use(attachmentRoutes(context));
  return router;
};
