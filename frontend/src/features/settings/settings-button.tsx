import { Settings } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const fetchDialog = withStrings(['settings'], () => import('./settings-dialog.tsx'));
const SettingsDialog = lazy(() => fetchDialog().then((module) => ({ default: module.SettingsDialog })));

/** Opens the settings over the page. */
export function SettingsButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('nav.settings')}
        title={t('nav.settings')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Settings className="icon" aria-hidden />
      </button>
      <Suspense>{open && <SettingsDialog onClose={close} />}</Suspense>
    </>
  );
}
