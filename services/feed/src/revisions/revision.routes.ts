import { AppError } from '@360/chassis/errors';
import { revisionsQuerySchema } from '@360/contracts/revisions';
import { Router } from 'express';
import type { AnswerCache } from '../items/answer-cache.ts';
import { ITEM_ID } from '../items/item-id.ts';
import { readRevisions } from './revision.read.ts';
import type { RevisionRepo } from './revision.repo.ts';

export const revisionRoutes = ({ revisions, answers }: { revisions: RevisionRepo; answers: AnswerCache }): Router => {
  const router = Router();
  router.get('/api/items/:id/revisions', async (req, res) => {
    const { id } = req.params;
    const { limit, before } = revisionsQuerySchema.parse(req.query);
    await answers.send(req, res, `revisions:${id}:${limit}:${before}`, async () => {
      const page = ITEM_ID.test(id)
        ? await readRevisions(revisions, id, limit, before === undefined ? undefined : new Date(before))
        : null;
      if (!page) throw new AppError('not_found', 'There is no such item.');
      if (!page.next) return { body: page.revisions, next: null };
      const params = new URLSearchParams({ limit: String(limit), before: page.next.toISOString() });
      return { body: page.revisions, next: `/api/items/${id}/revisions?${params}` };
    });
  });
  return router;
};
