import { SettingSwitch } from './setting-switch.tsx';

/** What a reader is told of, and how. */
export function NotificationsSection() {
  return (
    <>
      <SettingSwitch setting="notificationsEnabled" hinted />
      <SettingSwitch setting="breakingAlerts" />
    </>
  );
}
