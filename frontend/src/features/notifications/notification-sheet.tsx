import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { NotificationPanel } from './notification-panel.tsx';

/** The notifications on a phone, from its menu. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalLayer className="dialog sheet nf-sheet" label={t('notifications.title')} onClose={onClose}>
      <NotificationPanel onFollow={onClose} onClose={onClose} />
    </ModalLayer>
  );
}
