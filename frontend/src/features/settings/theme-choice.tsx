import { useId } from 'react';
import { useTheme } from '../../lib/theme.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { change } from './change-settings.ts';
import { THEME_CHOICES } from './choices.ts';

/** Light, dark, or as the device says; each with a small picture of a page, where there is room. */
export function ThemeChoice({ pictures = false }: { pictures?: boolean }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const group = useId();
  return (
    <fieldset className={pictures ? 'st-part' : 'st-part st-part-row'}>
      <legend className="st-name">{t('userSettings.theme')}</legend>
      <div className={pictures ? 'st-themes' : 'st-seg'}>
        {THEME_CHOICES.map((choice) => (
          <label className={pictures ? 'st-theme' : 'st-seg-one'} key={choice}>
            {pictures && (
              <span className={`st-page st-page-${choice}`} aria-hidden>
                <i />
                <i />
                <i />
              </span>
            )}
            <input
              type="radio"
              name={group}
              checked={theme === choice}
              onChange={() => void change(() => ({ theme: choice }))}
            />
            {t(`theme.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
