import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { PLAYBACK_SPEEDS, VIDEO_QUALITIES } from './choices.ts';
import { SettingSelect } from './setting-select.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** How videos play. */
export function Playback() {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <SettingSelect
        setting="videoQuality"
        choices={VIDEO_QUALITIES}
        nameOf={(choice) => (choice === 'auto' ? t('theme.system') : choice)}
        hint={t('userSettings.hint.videoQuality')}
      />
      <SettingSelect
        setting="playbackSpeed"
        choices={PLAYBACK_SPEEDS}
        nameOf={(choice) => `${format.number(Number(choice))}×`}
      />
      <SettingSwitch setting="autoplay" hinted />
    </>
  );
}
