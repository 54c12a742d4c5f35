import { AppError } from '@360/chassis/errors';
import { identityOf, requireRole } from '@360/chassis/http/identity-of';
import { type CivProfile, joinRequestSchema, type SpecialtyArea } from '@360/contracts/civ';
import { Router } from 'express';
import { z } from 'zod';
import type { ReviewRepo } from '../reviews/review.repo.ts';
import type { MemberRepo } from './member.repo.ts';
import { memberNameOf } from './member-name.ts';
import { MEMBER_FOR_MS, type Scored, standingOf } from './standing.ts';

const PATH = '/api/civ';
const EXPERTS = '/api/operator/civ/experts';

const expertSchema = z.union([
  z.object({ memberId: z.string().min(1).max(100), verified: z.boolean() }),
  z.object({ sub: z.string().min(1).max(200), verified: z.boolean() }),
]);

interface Parts {
  members: MemberRepo;
  reviews: Pick<ReviewRepo, 'countOf' | 'settledOf'>;
  eraseMember: (sub: string) => Promise<void>;
  clock: () => Date;
}

/** Who takes part, and what follows from what they said. */
export const memberRoutes = ({ members, reviews, eraseMember, clock }: Parts): Router => {
  const router = Router();

  const profileOf = async (sub: string): Promise<CivProfile> => {
    const user = { name: memberNameOf(sub) };
    const member = await members.of(sub);
    if (!member) return { user, profile: null };
    const [validationsCount, settled] = await Promise.all([reviews.countOf(sub), reviews.settledOf([sub])]);
    const scored = settled.map(
      (review): Scored => ({ said: review.verdict, settled: review.settled, confidence: review.confidence / 100 }),
    );
    const specialtyAreas: SpecialtyArea[] = member.specialtyAreas;
    const { verifiedExpert, joinedAt } = member;
    return {
      user,
      profile: {
        ...standingOf(scored),
        ...{ validationsCount, verifiedExpert, specialtyAreas, joinedAt: joinedAt.toISOString() },
        countsFrom: new Date(joinedAt.getTime() + MEMBER_FOR_MS).toISOString(),
      },
    };
  };

  router.get(`${PATH}/profile`, async (_req, res) => {
    res.set('Cache-Control', 'private, no-store').json(await profileOf(identityOf(res).sub));
  });

  router.post(`${PATH}/join`, async (req, res) => {
    const { sub } = identityOf(res);
    const { specialtyAreas } = joinRequestSchema.parse(req.body ?? {});
    await members.join(sub, [...new Set(specialtyAreas)], clock());
    res.set('Cache-Control', 'private, no-store').json(await profileOf(sub));
  });

  router.post(`${PATH}/leave`, async (_req, res) => {
    await eraseMember(identityOf(res).sub);
    res.status(204).end();
  });

  router.use(EXPERTS, requireRole('operator'));
  router.put(EXPERTS, async (req, res) => {
    const { verified, ...who } = expertSchema.parse(req.body);
    if (!(await members.setExpert(who, verified))) throw new AppError('not_found', 'Nobody of that name has joined.');
    res.status(204).end();
  });

  return router;
};
