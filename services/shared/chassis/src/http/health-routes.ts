import type { Readiness } from '@360/contracts/health';
import { type Request, type Response, Router } from 'express';
import { withDeadline } from '../deadline.ts';
import type { Metrics } from '../metrics.ts';

/** Each check resolves when the dependency answers and throws when it does not. */
export type Checks = Record<string, () => Promise<unknown>>;

const CHECK_DEADLINE_MS = 1_500;

/** Asks every dependency at once, each for at most 1.5 seconds. Causes stay in words a stranger may read. */
export const runChecks = async (checks: Checks): Promise<Readiness> => {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withDeadline(check(), CHECK_DEADLINE_MS, name);
        return [name, { ok: true }] as const;
      } catch {
        return [name, { ok: false, detail: `${name} does not answer` }] as const;
      }
    }),
  );
  return { ok: results.every(([, result]) => result.ok), checks: Object.fromEntries(results) };
};

/** `/healthz`: the process lives. `/readyz`: it can do its work. `/metrics`: its figures. */
export const healthRoutes = (checks: Checks, metrics: Metrics): Router => {
  const router = Router();
  router.get('/healthz', (_req: Request, res: Response) => {
    res.json({ ok: true });
  });
  router.get('/readyz', async (_req: Request, res: Response) => {
    const readiness = await runChecks(checks);
    res.status(readiness.ok ? 200 : 503).json(readiness);
  });
  router.get('/metrics', async (_req: Request, res: Response) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
};
