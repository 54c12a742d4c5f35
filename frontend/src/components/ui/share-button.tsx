import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { reportEngagement } from '../../lib/engagement.ts';
import { showToast } from '../../lib/toast.ts';

const SAID_MS = 2_000;

/** On a device of the hand the system's own share sheet; elsewhere the address is copied, and the button says so for two seconds. */
export function ShareButton({ itemId, title }: { itemId: string; title: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async () => {
    const url = location.href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      const passedOn = navigator.share({ title, url }).then(() => reportEngagement(itemId, 'share'));
      await passedOn.catch(() => undefined);
      return;
    }
    if (await copyText(url)) {
      setCopied(true);
      reportEngagement(itemId, 'share');
    } else showToast({ kind: 'failure', text: t('share.failed') });
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
