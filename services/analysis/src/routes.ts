import { Router } from 'express';
import { aiSummaryRoutes } from './ai-summaries/ai-summary.routes.ts';
import { createItemTexts } from './ai-summaries/item-texts.ts';
import type { AnalysisContext } from './context.ts';
import { personaRoutes } from './personas/persona.routes.ts';
import { createPersonaTexts } from './personas/persona-texts.ts';
import { storyRoutes } from './stories/story.routes.ts';

/** Every address of the service. */
export const createRoutes = (context: AnalysisContext): Router => {
  const router = Router();
  router.use(storyRoutes(context));
  router.use(personaRoutes({ ...context, texts: createPersonaTexts(context) }));
  router.use(aiSummaryRoutes({ ...context, itemTexts: createItemTexts(context) }));
  router.use(context.room.routes());
  return router;
};
