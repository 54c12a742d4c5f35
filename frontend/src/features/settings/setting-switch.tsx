import { useId } from 'react';
import { useSettings } from '../../lib/settings-store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change, type SwitchKey } from './change-settings.ts';

interface SettingSwitchProps {
  setting: SwitchKey;
  /** Whether a line below says what it does. */
  hinted?: boolean;
}

/** A setting that is on or off; the whole row is its target. */
export function SettingSwitch({ setting, hinted = false }: SettingSwitchProps) {
  const { t } = useTranslation();
  const on = useSettings()[setting];
  const name = useId();
  const hint = useId();
  return (
    <label className="st-row">
      <span className="min-w-0 flex-1">
        <span className="st-name" id={name}>
          {t(`userSettings.switch.${setting}`)}
        </span>
        {hinted && (
          <span className="st-hint" id={hint}>
            {t(`userSettings.hint.${setting}`)}
          </span>
        )}
      </span>
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={on}
        aria-labelledby={name}
        aria-describedby={hinted ? hint : undefined}
        onClick={() => void change((now) => ({ [setting]: !now[setting] }))}
      />
    </label>
  );
}
