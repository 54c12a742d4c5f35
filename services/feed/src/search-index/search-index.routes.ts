import { documentQuestionSchema } from '@360/contracts/search-documents';
import { Router } from 'express';
import { type DocumentSources, readItemDocuments, readStoryDocuments } from './documents.read.ts';

/** For the search service: what its index is made of. The gateway leads nobody here. */
export const searchIndexRoutes = (sources: DocumentSources): Router => {
  const router = Router();
  router.get('/internal/search/items', async (req, res) => {
    res.json(await readItemDocuments(documentQuestionSchema.parse(req.query), sources));
  });
  router.get('/internal/search/stories', async (req, res) => {
    res.json(await readStoryDocuments(documentQuestionSchema.parse(req.query), sources));
  });
  return router;
};
