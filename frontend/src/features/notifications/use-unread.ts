import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { listenToEvents } from '../../lib/event-stream.ts';
import { withStrings } from '../../lib/i18n.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { notificationsQuery } from './notifications-query.ts';

const fetchArrival = withStrings(['notifications'], () => import('./arrival.ts'));

/** How many notifications are unread: asked once the page has come to rest, then told by the stream. */
export function useUnread(): number {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(async () => setSettled(true)), []);
  useEffect(() => {
    const open = (q: string) => void navigate({ to: '/search', search: { q } });
    return listenToEvents((event) => {
      if (event.type !== 'notification') return;
      void fetchArrival()
        .then(({ tellArrival }) => tellArrival(event.notification, client, open))
        .catch(() => undefined);
    });
  }, [client, navigate]);
  const { data } = useInfiniteQuery({ ...notificationsQuery, enabled: settled });
  return data?.pages[0]?.unread ?? 0;
}
