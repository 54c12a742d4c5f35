import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast.ts';

const SAID_MS = 2_000;

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else showToast({ kind: 'failure', text: t('share.failed') });
  };
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className="icon-btn oo-copy" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon className={copied ? 'icon icon-s text-agreed' : 'icon icon-s'} aria-hidden />
      <span className="sr-only" aria-live="polite">
        {copied ? t('share.copied') : ''}
      </span>
    </button>
  );
}
