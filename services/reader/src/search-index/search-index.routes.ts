import { requireService } from '@360/chassis/http/identity-of';
import { documentQuestionSchema, type writingDocumentsSchema } from '@360/contracts/search-documents';
import { Router } from 'express';
import type { z } from 'zod';
import type { AuthorNames } from '../authors/author-names.ts';
import type { PostRepo } from '../content/post.repo.ts';
import { postDocument } from './post-document.ts';

const PATH = '/internal/search/posts';

interface Parts {
  posts: Pick<PostRepo, 'toIndex'>;
  authorNames: AuthorNames;
}

/** For the search service alone: every post, private ones among them. The gateway leads nobody here. */
export const searchIndexRoutes = ({ posts, authorNames }: Parts): Router => {
  const router = Router();
  router.get(PATH, requireService('search'), async (req, res) => {
    const question = documentQuestionSchema.parse(req.query);
    const rows = await posts.toIndex(question);
    const nameOf = await authorNames(rows.map(({ sub }) => sub));
    const isFull = 'after' in question && rows.length === question.limit;
    const answer: z.input<typeof writingDocumentsSchema> = {
      documents: rows.map((row) => postDocument(row, nameOf)),
      next: isFull ? (rows.at(-1)?._id ?? null) : null,
    };
    res.json(answer);
  });
  return router;
};
