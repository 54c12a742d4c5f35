import { relatedRequestSchema } from '@360/contracts/related';
import { Router } from 'express';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import { readRelated } from './related.read.ts';
import type { RelatedRepo } from './related.repo.ts';

interface Parts {
  related: RelatedRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
}

export const relatedRoutes = (parts: Parts): Router => {
  const router = Router();
  router.post('/api/related-news-enhanced', async (req, res) => {
    const relatedNews = await readRelated(relatedRequestSchema.parse(req.body), parts);
    res.set('Cache-Control', 'private, no-cache').json({ relatedNews });
  });
  return router;
};
