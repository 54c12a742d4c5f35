import { suggestionQuerySchema } from '@360/contracts/search';
import { Router } from 'express';
import { suggestAfter } from './suggest.ts';
import type { Suggestions } from './suggestions.ts';

/** Suggestions are the same for everyone: nothing of a reader is in them. */
export const suggestionRoutes = ({ suggestions }: { suggestions: Suggestions }): Router => {
  const router = Router();
  router.get('/api/search/suggestions', async (req, res) => {
    const { q } = suggestionQuerySchema.parse(req.query);
    const found = q === '' ? await suggestions.now() : suggestAfter(q, await suggestions.known());
    res.set('Cache-Control', 'private, max-age=60').json({ suggestions: found });
  });
  return router;
};
