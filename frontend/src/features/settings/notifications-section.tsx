import { useTranslation } from 'react-i18next';
import { FREQUENCIES } from './choices.ts';
import { SettingSelect } from './setting-select.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** What a reader is told of, and how. */
export function NotificationsSection() {
  const { t } = useTranslation();
  return (
    <>
      <SettingSwitch setting="notificationsEnabled" hinted />
      <SettingSwitch setting="emailNotifications" />
      <SettingSwitch setting="breakingAlerts" />
      <SettingSwitch setting="dailyBriefing" hinted />
      <SettingSelect
        setting="notificationFrequency"
        choices={FREQUENCIES}
        nameOf={(choice) => t(`userSettings.frequency.${choice}`)}
      />
    </>
  );
}
