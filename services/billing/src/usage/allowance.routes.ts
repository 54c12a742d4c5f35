import { identityOf } from '@360/chassis/http/identity-of';
import { reportAllowanceRequestSchema } from '@360/contracts/billing';
import { Router } from 'express';
import type { Grants } from './grant-report.ts';

const PATH = '/internal/report-allowance';

/** For the reports service, which asks in the name of a reader. The gateway leads nobody here. */
export const allowanceRoutes = ({ grants }: { grants: Grants }): Router => {
  const router = Router();
  router.post(PATH, async (req, res) => {
    const { reportId } = reportAllowanceRequestSchema.parse(req.body);
    res.json(await grants.grant(identityOf(res).sub, reportId));
  });
  router.delete(`${PATH}/:reportId`, async (req, res) => {
    const { reportId } = reportAllowanceRequestSchema.parse(req.params);
    await grants.giveBack(identityOf(res).sub, reportId);
    res.status(204).end();
  });
  return router;
};
