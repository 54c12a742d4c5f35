import { Bell } from 'lucide-react';
import { cappedCount } from '../../lib/capped-count.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './bell.css';

const COUNTED_TO = 100;

/** The name of whatever opens the notifications, with how many are unread. */
export function useBellName(unread: number): string {
  const { t } = useTranslation();
  const format = useFormat();
  return unread === 0 ? t('nav.notifications') : format.count('nav.notificationsUnread', unread);
}

export function UnreadCount({ unread }: { unread: number }) {
  const format = useFormat();
  if (unread === 0) return null;
  return (
    <span className="bell-count num" aria-hidden>
      {cappedCount(format, unread, COUNTED_TO)}
    </span>
  );
}

/** The bell, and on its corner how much is unread; in words for those who do not see it. */
export function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <Bell className="icon" aria-hidden />
      <UnreadCount unread={unread} />
      <span className="sr-only">{useBellName(unread)}</span>
    </>
  );
}
