import { pageRequestSchema } from '@360/contracts/reading-room';
import { Router } from 'express';
import type { PageReader } from './read-page.service.ts';

/** For the analysis service: pages that readers name. The gateway leads nobody here. */
export const pageRoutes = ({ readPage }: { readPage: PageReader }): Router => {
  const router = Router();
  router.post('/internal/pages/read', async (req, res) => {
    const { url } = pageRequestSchema.parse(req.body);
    res.set('Cache-Control', 'no-store').json(await readPage(url));
  });
  return router;
};
