import type { Notification } from '@360/contracts/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { withRead } from './notification-pages.ts';
import { notificationsQuery } from './notifications-query.ts';

const { queryKey } = notificationsQuery;

/** Marks some, or all, as read at once; where the server does not take it, says so and shows what holds there. */
export async function markRead(client: QueryClient, which: readonly string[] | 'all'): Promise<void> {
  // An answer under way would bring the old marks back.
  await client.cancelQueries({ queryKey });
  const shown = client.setQueryData(queryKey, (pages) => pages && withRead(pages, which));
  try {
    await send('POST', '/api/notifications/read', which === 'all' ? { all: true } : { ids: which });
    if (!shown) await client.invalidateQueries({ queryKey });
  } catch {
    showToast({ kind: 'failure', text: i18n.t('notifications.notMarked') });
    await client.invalidateQueries({ queryKey });
  }
}

/** The reader follows one to its search, whose answers are then asked for anew. */
export function follow(client: QueryClient, { id, read }: Notification): void {
  if (!read) void markRead(client, [id]);
  void client.invalidateQueries({ queryKey: ['search'] });
}
