import { createLeaving } from '../../lib/leaving.ts';

/** Briefings that leave. */
export const leaving = createLeaving();
