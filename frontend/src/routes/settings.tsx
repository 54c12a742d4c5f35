import { lazy, Suspense } from 'react';
import type { LegalDialogOf } from '../features/settings/legal-card.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { withStrings } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';
import { useTranslation } from '../lib/use-translation.ts';

const fetchLegal = withStrings(['legal', 'doc-page'], () => import('../features/legal/legal-dialog.tsx'));
const LegalDialog = lazy(() => fetchLegal().then((module) => ({ default: module.LegalDialog })));

const legalDialog: LegalDialogOf = (text, onClose) => (
  <Suspense>
    <LegalDialog text={text} onClose={onClose} />
  </Suspense>
);

/** All settings on a page of their own. */
export function SettingsRoute() {
  const { t } = useTranslation();
  useTitle(t('userSettings.title'));
  return <SettingsPage legalDialog={legalDialog} onGone={() => window.location.assign('/')} />;
}
