import { createHash } from 'node:crypto';
import { NEW_RESULTS_MAX } from '@360/contracts/saved-searches';
import type { NotificationDoc } from '../notifications/notification.model.ts';
import type { Found } from './compare-results.ts';
import type { SavedSearchDoc } from './saved-search.model.ts';

const ID_LENGTH = 24;

/** Says that a search found `newest`, and `count` results together. The search and its newest result make the id. */
export const foundNotification = (
  { _id, sub, query }: Pick<SavedSearchDoc, '_id' | 'sub' | 'query'>,
  newest: Found,
  count: number,
  at: Date,
): NotificationDoc => ({
  _id: createHash('sha256')
    .update(JSON.stringify([_id, newest.id]))
    .digest('hex')
    .slice(0, ID_LENGTH),
  sub,
  kind: 'saved-search',
  at,
  read: false,
  savedSearchId: _id,
  query,
  count: Math.min(count, NEW_RESULTS_MAX),
  itemId: newest.id,
  itemType: newest.type,
  title: newest.title,
});
