import type { QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { type BriefingRow, briefingPath, briefingQuery, briefingsQuery } from './briefing-queries.ts';
import { leaving } from './leaving.ts';

async function remove(client: QueryClient, id: string): Promise<void> {
  try {
    await send('DELETE', briefingPath(id));
    client.setQueryData<BriefingRow[]>(briefingsQuery.queryKey, (rows) => rows?.filter((row) => row.id !== id));
    client.removeQueries({ queryKey: briefingQuery(id).queryKey });
  } catch {
    showToast({ kind: 'failure', text: i18n.t('aiBriefing.notRemoved') });
  }
  leaving.delete(id);
}

/** Whoever closes the page does not undo any more; this call outlives it. */
const removeAtOnce = (id: string) => () => void fetch(briefingPath(id), { method: 'DELETE', keepalive: true });

/**
 * Takes a briefing away at once, and deletes it when that can no longer be undone.
 * @param onUndo called once it is back.
 */
export function removeBriefing(client: QueryClient, id: string, onUndo: () => void): void {
  leaving.add(id);
  const atOnce = removeAtOnce(id);
  window.addEventListener('pagehide', atOnce);
  const undo = () => {
    leaving.delete(id);
    onUndo();
  };
  showToast({
    kind: 'result',
    text: i18n.t('aiBriefing.removed'),
    action: { label: i18n.t('action.undo'), run: undo },
    onGone: () => {
      window.removeEventListener('pagehide', atOnce);
      if (leaving.has(id)) void remove(client, id);
    },
  });
}
