import { z } from 'zod';

/** The body of `GET /readyz`. `checks` names each dependency; `ok` is true when all of them are. */
export const readinessSchema = z.object({
  ok: z.boolean(),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().optional() })),
});
export type Readiness = z.infer<typeof readinessSchema>;
