import { Playback } from './playback.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SizeChoice } from './size-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** How the page looks and videos play. */
export function DisplaySection() {
  return (
    <>
      <ThemeChoice pictures />
      <SizeChoice />
      <div className="st-part">
        <SettingSwitch setting="newsFeedEnabled" hinted />
        <Playback />
      </div>
    </>
  );
}
