import { SEARCH_BATCH } from '@360/contracts/search';
import { Router } from 'express';
import { z } from 'zod';
import type { DocumentQuestion } from './document.repo.ts';
import { type DocumentSources, readItemDocuments, readStoryDocuments } from './documents.read.ts';

const idSchema = z.string().min(1).max(100);

const idsSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(idSchema).min(1).max(SEARCH_BATCH, `Ask for ${SEARCH_BATCH} documents at most.`));

/** Either `ids`, or the next `limit` after an id, from the first on where `after` is absent. */
const questionSchema = z
  .object({
    ids: idsSchema.optional(),
    after: z.string().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(SEARCH_BATCH).default(SEARCH_BATCH),
  })
  .transform(({ ids, after, limit }): DocumentQuestion => (ids ? { ids } : { after, limit }));

/** For the search service: what its index is made of. The gateway leads nobody here. */
export const searchIndexRoutes = (sources: DocumentSources): Router => {
  const router = Router();
  router.get('/internal/search/items', async (req, res) => {
    res.json(await readItemDocuments(questionSchema.parse(req.query), sources));
  });
  router.get('/internal/search/stories', async (req, res) => {
    res.json(await readStoryDocuments(questionSchema.parse(req.query), sources));
  });
  return router;
};
