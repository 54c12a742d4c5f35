import { z } from 'zod';

/** What a reader does with a report that shows how much it matters to them. */
export const ENGAGEMENT_ACTIONS = ['open', 'save', 'share'] as const;
export type EngagementAction = (typeof ENGAGEMENT_ACTIONS)[number];

/**
 * What one action adds to a report's engagement, beside the views, comments, shares and reactions its source states.
 * A share the source counts and an opening here count one; keeping a report or passing it on from here says more.
 */
export const ENGAGEMENT_POINTS: Record<EngagementAction, number> = { open: 1, save: 3, share: 5 };

/** The body of `POST /api/items/:id/engagement`. The same action of one reader counts once a day (UTC). */
export const engagementRequestSchema = z.object({
  action: z.enum(ENGAGEMENT_ACTIONS, `action: one of ${ENGAGEMENT_ACTIONS.join(', ')}`),
});
export type EngagementRequest = z.infer<typeof engagementRequestSchema>;
