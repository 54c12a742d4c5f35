import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { ownTextsQuerySchema } from '@360/contracts/briefings';
import { type CivRole, type ownReviewsSchema, type reviewListSchema, validationSchema } from '@360/contracts/civ';
import { Router } from 'express';
import type { z } from 'zod';
import type { FlagRepo } from '../flags/flag.repo.ts';
import type { PresentFlags } from '../flags/present-flag.ts';
import type { MemberRepo } from '../members/member.repo.ts';
import { roleOf } from '../members/standing.ts';
import { createReadVoters } from '../verdicts/read-voters.ts';
import type { Voter } from '../verdicts/voter.ts';
import type { ReviewDoc } from './review.model.ts';
import type { ReviewRepo } from './review.repo.ts';
import { createValidate } from './validate.ts';

const MOST = 100;

type Parts = Parameters<typeof createValidate>[0] & {
  flags: FlagRepo;
  members: MemberRepo;
  reviews: ReviewRepo;
  presentFlags: PresentFlags;
  clock: () => Date;
};

const standingOf = (voter: Voter | undefined): { civRole: CivRole; verifiedExpert: boolean } => ({
  civRole: voter ? roleOf([...voter.history.values()]) : 'newcomer',
  verifiedExpert: voter?.expert ?? false,
});

const present = (review: ReviewDoc, voter: Voter | undefined) => ({
  ...{ id: review._id, verdict: review.verdict, confidenceLevel: review.confidence, note: review.note },
  ...{ evidenceLinks: review.evidenceLinks, at: review.at.toISOString(), ...standingOf(voter) },
});

/** What members say: taken while an item is open, shown without names once it is settled. */
export const reviewRoutes = (parts: Parts): Router => {
  const { flags, reviews, presentFlags, clock } = parts;
  const router = Router();
  const validate = createValidate(parts);
  const readVoters = createReadVoters(parts);

  router.post('/api/civ/validate', async (req, res) => {
    const { sub } = identityOf(res);
    const flag = await validate(sub, validationSchema.parse(req.body), clock());
    const [item] = await presentFlags([flag], sub);
    res.set('Cache-Control', 'private, no-store').json({ item });
  });

  router.get('/api/civ/items/:id/reviews', async (req, res) => {
    const flag = await flags.byId(req.params.id);
    if (!flag) throw new AppError('not_found', 'There is no such item for review.');
    if (flag.state !== 'settled')
      throw new AppError('conflict', 'What others say is shown once the item has been settled.');
    const rows = await reviews.counted(flag._id, MOST);
    const voters = await readVoters(rows, clock());
    const answer: z.input<typeof reviewListSchema> = { reviews: rows.map((row) => present(row, voters.get(row.sub))) };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });

  // For the reader service, which asks in the name of a reader. The gateway leads nobody here.
  router.get('/internal/own-data/reviews', async (req, res) => {
    const { after, limit } = ownTextsQuerySchema.parse(req.query);
    const docs = await reviews.pageOf(identityOf(res).sub, limit, after);
    const voters = await readVoters(docs.slice(0, 1), clock());
    const answer: z.input<typeof ownReviewsSchema> = {
      rows: docs.map((doc) => ({ ...present(doc, voters.get(doc.sub)), flaggedItemId: doc.flagId })),
      next: docs.length === limit ? (docs.at(-1)?._id ?? null) : null,
    };
    res.json(answer);
  });

  return router;
};
