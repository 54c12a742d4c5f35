import { Check, Copy } from 'lucide-react';
import { useCopied } from '../../lib/use-copied.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className="icon-btn oo-copy" aria-label={label} title={label} onClick={() => void copy(text)}>
      <Icon className={copied ? 'icon icon-s text-agreed' : 'icon icon-s'} aria-hidden />
      <span className="sr-only" aria-live="polite">
        {copied ? t('share.copied') : ''}
      </span>
    </button>
  );
}
