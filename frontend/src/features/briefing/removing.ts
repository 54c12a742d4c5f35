import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '../../lib/strings.ts';
import { removeUndoably } from '../../lib/undoable-removal.ts';
import { type BriefingRow, briefingPath, briefingQuery, briefingsQuery } from './briefing-queries.ts';

/**
 * Takes a briefing away at once, and deletes it when that can no longer be undone.
 * @param onUndo called once it is back.
 */
export const removeBriefing = (client: QueryClient, id: string, onUndo: () => void): void =>
  removeUndoably({
    path: briefingPath(id),
    text: i18n.t('aiBriefing.removed'),
    failed: i18n.t('aiBriefing.notRemoved'),
    onRemoved: () => {
      client.setQueryData<BriefingRow[]>(briefingsQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id));
      client.removeQueries({ queryKey: briefingQuery(id).queryKey });
    },
    onUndo,
  });
