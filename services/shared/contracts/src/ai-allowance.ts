import { z } from 'zod';

/** The answer of `GET /api/ai-allowance`: how many texts AI providers write for one reader on one day (UTC). */
export const aiAllowanceSchema = z.object({
  /** Whether any provider is set up; without one our own rules write, and nothing is counted. */
  providers: z.boolean(),
  /** Texts of today. Null where the count cannot be read at the moment; no provider is asked then. */
  used: z.int().min(0).nullable(),
  most: z.int().min(0),
});
export type AiAllowance = z.infer<typeof aiAllowanceSchema>;
