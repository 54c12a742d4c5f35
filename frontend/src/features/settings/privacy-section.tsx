import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/use-translation.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** What is kept of a reader, and the way to export or delete it. */
export function PrivacySection({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <SettingSwitch setting="keepActivity" hinted />
      <p className="st-row">
        <Link to="/settings" hash="account" search={true} className="link" onClick={onLeave}>
          {t('userSettings.toAccount')}
        </Link>
      </p>
    </>
  );
}
