import type { ActivityEntry } from '@360/contracts/activity';
import type { ActivityDoc } from './activity.model.ts';

export const presentActivity = ({ entryId, kind, subject, title, itemId, at }: ActivityDoc): ActivityEntry => ({
  id: entryId,
  kind,
  subject,
  title,
  itemId,
  at: at.toISOString(),
});
