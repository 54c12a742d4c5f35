import { X } from 'lucide-react';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { ChannelList } from './channel-list.tsx';

/** The channels on a phone, from the bottom bar. */
export function LiveSheet({ channelId, onClose }: { channelId: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalLayer className="dialog sheet" label={t('live.button')} onClose={onClose}>
      <header className="dialog-h">
        <h2 className="head-22">{t('live.button')}</h2>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      <div className="px-4 pb-4">
        <ChannelList except={channelId} onChoose={onClose} />
      </div>
    </ModalLayer>
  );
}
