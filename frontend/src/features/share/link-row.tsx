import { Check, CircleAlert, Copy } from 'lucide-react';
import { useTold } from '../../lib/told.ts';
import { useCopied } from '../../lib/use-copied.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Linking } from './use-share-link.ts';

/** The address of the shared page, and the way to copy it: it is made when it is first needed. */
export function LinkRow({ linking, onShared }: { linking: Linking; onShared: () => void }) {
  const { t } = useTranslation();
  const told = useTold();
  const [copied, copy] = useCopied();
  const { link, failure, busy } = linking;
  const press = async () => {
    const made = await linking.make();
    if (made && (await copy(made.url))) onShared();
  };
  return (
    <div className="mt-3">
      <div className="flex gap-2">
        <input
          className="field min-w-0 flex-1"
          dir="ltr"
          readOnly
          aria-label={t('shareDialog.link')}
          placeholder={t('shareDialog.linkLater')}
          value={link?.url ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className="btn flex-none" disabled={busy} onClick={() => void press()}>
          {copied ? (
            <Check className="icon icon-s text-agreed" aria-hidden />
          ) : (
            <Copy className="icon icon-s" aria-hidden />
          )}
          <span aria-live="polite">{copied ? t('share.copied') : t('shareDialog.copy')}</span>
        </button>
      </div>
      {failure && (
        <p className="mt-2 flex gap-2 text-12 text-live" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <bdi>{told(failure)}</bdi>
        </p>
      )}
      {link && !link.signed && <p className="mt-2 text-12 text-ink-2">{t('shareDialog.unsigned')}</p>}
    </div>
  );
}
