import type { Notification } from '@360/contracts/notifications';
import { Link } from '@tanstack/react-router';
import { cappedCount } from '../../lib/capped-count.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { COUNTED_TO } from './notification-pages.ts';

/** What one search has found since it was last told of, and the newest of it; it leads to the search. */
export function NotificationRow({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { query, count, read, at, title } = notification;
  return (
    <li>
      <Link to="/search" search={{ q: query }} className="nf-row" data-unread={!read} onClick={onFollow}>
        <span className="nf-query">
          {!read && <span className="nf-dot" role="img" aria-label={t('notifications.unread')} />}
          <span className="clamp-1" dir="auto">
            {query}
          </span>
        </span>
        <time className="nf-at" dateTime={at}>
          {format.age(at)}
        </time>
        <span className="nf-found num">
          {t('notifications.found', { count, n: cappedCount(format, count, COUNTED_TO) })}
        </span>
        <span className="nf-title" dir="auto">
          {title}
        </span>
      </Link>
    </li>
  );
}
