import type { Notification } from '@360/contracts/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { cappedCount } from '../../lib/capped-count.ts';
import { createFormat } from '../../lib/format.ts';
import { settings } from '../../lib/settings-store.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { COUNTED_TO, withArrival } from './notification-pages.ts';
import { notificationsQuery } from './notifications-query.ts';
import { follow } from './reading.ts';

const { queryKey } = notificationsQuery;
const QUERY_SHOWN = 60;

/** Cut to what a line holds, and kept apart from the direction of the sentence around it. */
const inSentence = (query: string): string =>
  `\u2068${query.length > QUERY_SHOWN ? `${query.slice(0, QUERY_SHOWN)}…` : query}\u2069`;

/** Puts what has just come on top of the list and, unless the reader wants none, says it in a toast that leads there. */
export async function tellArrival(
  arrival: Notification,
  client: QueryClient,
  open: (query: string) => void,
): Promise<void> {
  // An answer under way may have been given before it came.
  const under = client.isFetching({ queryKey }) > 0;
  if (under) await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (pages) => pages && withArrival(pages, arrival));
  if (under) void client.invalidateQueries({ queryKey });
  if (!settings.get().notificationsEnabled) return;
  const { query, count } = arrival;
  const n = cappedCount(createFormat(i18n.language, i18n.t), count, COUNTED_TO);
  showToast({
    kind: 'result',
    text: i18n.t('notifications.arrived', { count, n, query: inSentence(query) }),
    action: {
      label: i18n.t('notifications.open'),
      run: () => {
        follow(client, arrival);
        open(query);
      },
    },
  });
}
