import { createLeaving } from '../../lib/leaving.ts';

/** Posts that leave. */
export const leaving = createLeaving();
