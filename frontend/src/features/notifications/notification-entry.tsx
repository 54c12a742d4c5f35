import { Bell } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import { UnreadCount, useBellName } from './bell-face.tsx';

/** The notifications as a row of the phone's menu. */
export function NotificationEntry({ unread, onChoose }: { unread: number; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="nav-entry" onClick={onChoose}>
      <Bell className="icon" aria-hidden />
      <span className="flex-1" aria-hidden>
        {t('nav.notifications')}
      </span>
      <UnreadCount unread={unread} />
      <span className="sr-only">{useBellName(unread)}</span>
    </button>
  );
}
