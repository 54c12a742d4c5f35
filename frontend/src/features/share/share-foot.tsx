import { BadgeCheck, Download, Send, Smartphone } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';

interface ShareFootProps {
  /** Absent where there is no picture to save. */
  onDownload: (() => void) | undefined;
  /** Absent where the device has no share sheet. */
  onNative: (() => void) | undefined;
  onShare: () => void;
  ready: boolean;
  /** Whether the link is signed, or will be as far as is known. */
  signed: boolean;
}

export function ShareFoot({ onDownload, onNative, onShare, ready, signed }: ShareFootProps) {
  const { t } = useTranslation();
  return (
    <footer className="form-foot shd-foot">
      <span className="shd-signed">
        {signed && (
          <>
            <BadgeCheck className="icon icon-s" aria-hidden />
            {t('shareDialog.signed')}
          </>
        )}
      </span>
      {onDownload && (
        <button type="button" className="btn" onClick={onDownload}>
          <Download className="icon icon-s" aria-hidden />
          {t('shareDialog.download')}
        </button>
      )}
      {onNative && (
        <button type="button" className="btn" onClick={onNative}>
          <Smartphone className="icon icon-s" aria-hidden />
          {t('shareDialog.native')}
        </button>
      )}
      <button type="button" className="btn btn-primary" disabled={!ready} onClick={onShare}>
        <Send className="icon icon-s flip" aria-hidden />
        {t('shareDialog.now')}
      </button>
    </footer>
  );
}
