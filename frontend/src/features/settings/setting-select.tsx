import type { Settings } from '@360/contracts/settings';
import { useId } from 'react';
import { useSettings } from '../../lib/settings-store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change } from './change-settings.ts';

type SelectKey = 'videoQuality' | 'playbackSpeed' | 'analysisStyle';

interface SettingSelectProps<Key extends SelectKey> {
  setting: Key;
  choices: readonly Settings[Key][];
  nameOf: (choice: Settings[Key]) => string;
  hint?: string;
}

/** A setting that is one of a few. */
export function SettingSelect<Key extends SelectKey>({ setting, choices, nameOf, hint }: SettingSelectProps<Key>) {
  const { t } = useTranslation();
  const value = useSettings()[setting];
  const id = useId();
  const name: SelectKey = setting;
  return (
    <div className="st-row">
      <span className="min-w-0 flex-1">
        <label className="st-name" htmlFor={id}>
          {t(`userSettings.select.${name}`)}
        </label>
        {hint && (
          <span className="st-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <select
        className="st-select"
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => void change(() => ({ [setting]: target.value }))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}
