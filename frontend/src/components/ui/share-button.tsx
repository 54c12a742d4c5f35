import { Check, Highlighter, Share2 } from 'lucide-react';
import { noteActivity } from '../../lib/activity.ts';
import { reportEngagement } from '../../lib/engagement.ts';
import { askToShare } from '../../lib/share-request.ts';
import { useCopied } from '../../lib/use-copied.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { wasAborted } from '../../lib/was-aborted.ts';

/**
 * On a device of the hand the system's own share sheet; elsewhere the address is copied, and the button says so for two
 * seconds. Beside it the dialog to draw on the report and send it further, which also opens where the device has no sheet
 * or it fails.
 */
export function ShareButton({ itemId, title }: { itemId: string; title: string }) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const annotate = () => askToShare({ itemId, title });
  const tell = () => {
    reportEngagement(itemId, 'share');
    noteActivity({ kind: 'share', subject: itemId, title, itemId });
  };
  const share = async () => {
    const url = location.href;
    if (matchMedia('(pointer: coarse)').matches) {
      if (!('share' in navigator)) return annotate();
      const passedOn = navigator.share({ title, url }).then(tell);
      return passedOn.catch((cause: unknown) => (wasAborted(cause) ? undefined : annotate()));
    }
    if (await copy(url)) tell();
  };
  return (
    <span className="inline-flex">
      <button type="button" className="btn btn-quiet" onClick={() => void share()} data-share>
        {copied ? (
          <Check className="icon icon-s text-agreed" aria-hidden />
        ) : (
          <Share2 className="icon icon-s" aria-hidden />
        )}
        <span aria-live="polite">{copied ? t('share.copied') : t('share.share')}</span>
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-haspopup="dialog"
        aria-label={t('share.annotate')}
        title={t('share.annotate')}
        onClick={annotate}
      >
        <Highlighter className="icon icon-s" aria-hidden />
      </button>
    </span>
  );
}
