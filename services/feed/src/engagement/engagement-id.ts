import { createHash } from 'node:crypto';
import type { EngagementAction } from '@360/contracts/engagement';

/** The same for every repetition of an action by a reader on the same day (UTC), and for nothing else. */
export const engagementIdOf = (itemId: string, action: EngagementAction, reader: string, at: Date): string =>
  createHash('sha256')
    .update(JSON.stringify([itemId, action, at.toISOString().slice(0, 10), reader]))
    .digest('base64url');
