import { Router } from 'express';
import { aiSummaryRoutes } from './ai-summaries/ai-summary.routes.ts';
import { createItemTexts } from './ai-summaries/item-texts.ts';
import type { AnalysisContext } from './context.ts';
import { personaRoutes } from './personas/persona.routes.ts';
import { createPersonaTexts } from './personas/persona-texts.ts';
import { allowanceRoutes } from './providers/allowance.routes.ts';
import { searchHelpRoutes } from './search-help/search-help.routes.ts';
import { storyRoutes } from './stories/story.routes.ts';

/** Addresses that read their bodies themselves. */
export const createRawRoutes = (context: AnalysisContext): Router => {
  const router = Router();
  router.use(context.room.rawRoutes());
  router.use(searchHelpRoutes(context));
  return router;
};

/** Every other address of the service. */
export const createRoutes = (context: AnalysisContext): Router => {
  const router = Router();
  router.use(storyRoutes(context));
  router.use(personaRoutes({ ...context, texts: createPersonaTexts(context) }));
  router.use(aiSummaryRoutes({ ...context, itemTexts: createItemTexts(context) }));
  router.use(allowanceRoutes({ ...context, ai: context.config.ai }));
  router.use(context.room.routes());
  return router;
};
