import { z } from 'zod';
import { approachSchema } from './categories.ts';

/** So many items one question may be about. */
export const ANGLES_BATCH = 200;

/** The query of `GET /internal/items/angles`: ids with commas between them. */
export const anglesQuerySchema = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.string().max(100)).min(1).max(ANGLES_BATCH, `Ask about ${ANGLES_BATCH} items at most.`)),
});

/** Who wrote each of the items that are still there, and from what side; null where that is not told by its words. */
export const itemAnglesSchema = z.object({
  items: z.array(z.object({ id: z.string(), outletId: z.string(), approach: approachSchema.nullable() })),
});
export type ItemAngle = z.infer<typeof itemAnglesSchema>['items'][number];
