import { useId } from 'react';
import { useSettings } from '../../lib/settings-store.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change } from './change-settings.ts';
import { FONT_SIZES } from './choices.ts';

/** How large the text is, each size written in itself, and a line to judge it by. */
export function SizeChoice() {
  const { t } = useTranslation();
  const { fontSize } = useSettings();
  const group = useId();
  return (
    <fieldset className="st-part">
      <legend className="st-name">{t('userSettings.textSize')}</legend>
      <div className="st-seg">
        {FONT_SIZES.map((size) => (
          <label className={`st-seg-one st-size-${size}`} key={size}>
            <input
              type="radio"
              name={group}
              checked={fontSize === size}
              onChange={() => void change(() => ({ fontSize: size }))}
            />
            {t(`userSettings.size.${size}`)}
          </label>
        ))}
      </div>
      <p className="st-sample">{t('userSettings.sample')}</p>
    </fieldset>
  );
}
