import { Moon, Sun, SunMoon } from 'lucide-react';
import { nextTheme, setTheme, useTheme } from '../../lib/theme.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export const THEME_ICONS = { light: Sun, dark: Moon, system: SunMoon };

/** Goes round light, dark and the device's own; says which one holds and which comes next. */
export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const next = nextTheme(theme);
  const Icon = THEME_ICONS[theme];
  const name = t('theme.button', { now: t(`theme.${theme}`), next: t(`theme.${next}`) });
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={name}
      title={name}
      data-theme-button
      onClick={() => setTheme(next)}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
