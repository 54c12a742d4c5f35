import { z } from 'zod';

/** The stable codes of errors; readers see `error`, programs compare `code`. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'payment_required',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_requests',
  'upstream_unavailable',
  'upstream_timeout',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every answer that is not a success. */
export const problemSchema = z.object({ error: z.string(), code: z.enum(ERROR_CODES), requestId: z.string() });
export type Problem = z.infer<typeof problemSchema>;
