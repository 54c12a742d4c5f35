import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { closeToast, type Toast, useToasts } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const STANDS_MS = 3_000;

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), STANDS_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the line still
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.kind === 'result' ? (
        <Check className="icon text-agreed" aria-hidden />
      ) : (
        <CircleAlert className="icon text-live" aria-hidden />
      )}
      <span className="label min-w-0 flex-1">{toast.text}</span>
      {action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            action.run();
            closeToast(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={() => closeToast(toast.id)}>
        <X className="icon icon-s" aria-hidden />
      </button>
    </div>
  );
}

/** Where results are told; each line goes after three seconds, held while the pointer or focus is on it. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
