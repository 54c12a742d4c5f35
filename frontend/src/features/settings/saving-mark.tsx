import { Check, CircleAlert } from 'lucide-react';
import { useSaving } from '../../lib/settings-sync.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Whether the last change has reached the server. */
export function SavingMark() {
  const { t } = useTranslation();
  const saving = useSaving();
  return (
    <span className="st-saving" role="status">
      {saving === 'saved' && (
        <span className="text-agreed">
          <Check className="icon icon-s" aria-hidden />
          {t('userSettings.saved')}
        </span>
      )}
      {saving === 'failed' && (
        <span className="text-live">
          <CircleAlert className="icon icon-s" aria-hidden />
          {t('userSettings.failed')}
        </span>
      )}
    </span>
  );
}
