import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { showToast } from './toast.ts';
import { useTranslation } from './use-translation.ts';

const SAID_MS = 2_000;

/** Whether a text was copied in the last two seconds, and what copies one: false where that failed, and readers are told. */
export function useCopied(): [copied: boolean, copy: (text: string) => Promise<boolean>] {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    const done = await copyText(text);
    if (done) setCopied(true);
    else showToast({ kind: 'failure', text: t('share.failed') });
    return done;
  };
  return [copied, copy];
}
