import { withDeadline } from '@360/chassis/deadline';
import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import type { AiAllowance } from '@360/contracts/ai-allowance';
import { Router } from 'express';
import type { Budget } from './budget.ts';
import type { AiSettings } from './provider-env.ts';
import { TIMES } from './times.ts';

interface Parts {
  budget: Pick<Budget, 'usedBy'>;
  ai: Pick<AiSettings, 'providers' | 'readerDailyCalls'>;
  logger: Logger;
}

/** What a reader is told before a text that an AI provider would write. */
export const allowanceRoutes = ({ budget, ai, logger }: Parts): Router => {
  const router = Router();
  router.get('/api/ai-allowance', async (_req, res) => {
    const counted = withDeadline(budget.usedBy(identityOf(res).sub), TIMES.reserve, 'The budget');
    const used = await counted.catch((cause: unknown) => {
      logger.warn({ err: cause }, 'allowance of a reader unknown');
      return null;
    });
    const body: AiAllowance = { providers: ai.providers.length > 0, used, most: ai.readerDailyCalls };
    res.set('Cache-Control', 'private, no-store').json(body);
  });
  return router;
};
