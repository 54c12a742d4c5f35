import type { Notification } from '@360/contracts/notifications';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { NotificationRow } from './notification-row.tsx';
import './notifications.css';
import { type NotificationPages, notificationsQuery } from './notifications-query.ts';
import { follow, markRead } from './reading.ts';

const SHAPES = ['a', 'b', 'c'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('notifications.loading')}>
      {SHAPES.map((shape) => (
        <div className="nf-row" key={shape} aria-hidden>
          <span className="skel h-4 w-2/3" />
          <span className="skel col-span-2 h-3 w-37" />
          <span className="skel col-span-2 h-4" />
        </div>
      ))}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <div className="nf-none">
      <p className="label">{t('notifications.empty')}</p>
      <p className="mt-1 text-ink-2">{t('notifications.emptyHint')}</p>
    </div>
  );
}

function Earlier({ query }: { query: UseInfiniteQueryResult<NotificationPages> }) {
  const { t } = useTranslation();
  const load = () => void query.fetchNextPage();
  if (!query.hasNextPage) return null;
  if (query.isFetchNextPageError) return <Notice text={t('notifications.moreFailed')} onRetry={load} />;
  return (
    <button type="button" className="btn nf-more" disabled={query.isFetchingNextPage} onClick={load}>
      {t(query.isFetchingNextPage ? 'notifications.loading' : 'notifications.more')}
    </button>
  );
}

interface NotificationPanelProps {
  /** One has been followed to its search. */
  onFollow: () => void;
  /** Absent where a press elsewhere closes it. */
  onClose?: () => void;
}

/** What the reader was told, newest first, or why there is nothing to see. */
export function NotificationPanel({ onFollow, onClose }: NotificationPanelProps) {
  const { t } = useTranslation();
  const title = useId();
  const client = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery);
  const all = query.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const unread = query.data?.pages[0]?.unread ?? 0;
  const choose = (one: Notification) => {
    follow(client, one);
    onFollow();
  };
  return (
    <section className="nf" aria-labelledby={title}>
      <header className="nf-h">
        <h2 className="head-18 flex-1" id={title}>
          {t('notifications.title')}
        </h2>
        {unread > 0 && (
          <button type="button" className="btn btn-quiet btn-s" onClick={() => void markRead(client, 'all')}>
            {t('notifications.markAll')}
          </button>
        )}
        {onClose && (
          <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
            <X className="icon" aria-hidden />
          </button>
        )}
      </header>
      <div className="nf-body">
        {query.isPending && <Loading />}
        {query.isError && !query.data && (
          <Notice text={t('notifications.failed')} onRetry={() => void query.refetch()} />
        )}
        {query.data && all.length === 0 && <Empty />}
        <ul>
          {all.map((one) => (
            <NotificationRow key={one.id} notification={one} onFollow={() => choose(one)} />
          ))}
        </ul>
        <Earlier query={query} />
      </div>
    </section>
  );
}
