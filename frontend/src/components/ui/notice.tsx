import { CircleAlert } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';

/** A failure beside its cause, with the way to try again. */
export function Notice({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice-bad my-6" role="alert">
      <CircleAlert className="icon icon-s" aria-hidden />
      <span className="flex-1">{text}</span>
      {onRetry && (
        <button type="button" className="btn btn-s" onClick={onRetry}>
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}
