import { Check, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reportEngagement } from '../../lib/engagement.ts';
import { useCopied } from '../../lib/use-copied.ts';

/** On a device of the hand the system's own share sheet; elsewhere the address is copied, and the button says so for two seconds. */
export function ShareButton({ itemId, title }: { itemId: string; title: string }) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const share = async () => {
    const url = location.href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      const passedOn = navigator.share({ title, url }).then(() => reportEngagement(itemId, 'share'));
      await passedOn.catch(() => undefined);
      return;
    }
    if (await copy(url)) reportEngagement(itemId, 'share');
  };
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void share()} data-share>
      {copied ? (
        <Check className="icon icon-s text-agreed" aria-hidden />
      ) : (
        <Share2 className="icon icon-s" aria-hidden />
      )}
      <span aria-live="polite">{copied ? t('share.copied') : t('share.share')}</span>
    </button>
  );
}
