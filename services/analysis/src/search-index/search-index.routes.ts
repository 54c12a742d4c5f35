import { requireService } from '@360/chassis/http/identity-of';
import { documentQuestionSchema, type writingDocumentsSchema } from '@360/contracts/search-documents';
import { Router } from 'express';
import type { z } from 'zod';
import type { BriefingRepo } from '../briefings/briefing.repo.ts';
import { briefingDocument } from './briefing-document.ts';

const PATH = '/internal/search/briefings';

/** For the search service alone: the briefings of all readers. The gateway leads nobody here. */
export const searchIndexRoutes = ({ briefings }: { briefings: Pick<BriefingRepo, 'toIndex'> }): Router => {
  const router = Router();
  router.get(PATH, requireService('search'), async (req, res) => {
    const question = documentQuestionSchema.parse(req.query);
    const rows = await briefings.toIndex(question);
    const isFull = 'after' in question && rows.length === question.limit;
    const answer: z.input<typeof writingDocumentsSchema> = {
      documents: rows.map(briefingDocument),
      next: isFull ? (rows.at(-1)?._id ?? null) : null,
    };
    res.json(answer);
  });
  return router;
};
