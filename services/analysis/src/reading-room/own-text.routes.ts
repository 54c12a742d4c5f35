import { identityOf } from '@360/chassis/http/identity-of';
import { type ownArticlesSchema, type ownBriefingsSchema, ownTextsQuerySchema } from '@360/contracts/briefings';
import { type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import type { ArticleRepo } from '../articles/article.repo.ts';
import { presentArticle } from '../articles/present-article.ts';
import type { BriefingRepo } from '../briefings/briefing.repo.ts';
import { presentBriefing } from '../briefings/present-briefing.ts';

const PATH = '/internal/own-texts';

interface Parts {
  briefings: Pick<BriefingRepo, 'pageOf'>;
  articles: Pick<ArticleRepo, 'pageOf'>;
}

/** For the reader service, which asks in the name of a reader: all texts of that reader. The gateway leads nobody here. */
export const ownTextRoutes = ({ briefings, articles }: Parts): Router => {
  const router = Router();
  const page = async <Doc extends { _id: string }>(
    { query }: Request,
    res: Response,
    pageOf: (sub: string, limit: number, after: string) => Promise<Doc[]>,
  ): Promise<{ docs: Doc[]; next: string | null }> => {
    const { after, limit } = ownTextsQuerySchema.parse(query);
    const docs = await pageOf(identityOf(res).sub, limit, after);
    return { docs, next: docs.length === limit ? (docs.at(-1)?._id ?? null) : null };
  };

  router.get(`${PATH}/briefings`, async (req, res) => {
    const { docs, next } = await page(req, res, briefings.pageOf);
    res.json({ rows: docs.map(presentBriefing), next } satisfies z.input<typeof ownBriefingsSchema>);
  });
  router.get(`${PATH}/articles`, async (req, res) => {
    const { docs, next } = await page(req, res, articles.pageOf);
    const rows = docs.map((doc) => presentArticle(doc));
    res.json({ rows, next } satisfies z.input<typeof ownArticlesSchema>);
  });
  return router;
};
