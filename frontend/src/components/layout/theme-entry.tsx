import { nextTheme, setTheme, useTheme } from '../../lib/theme.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { THEME_ICONS } from './theme-button.tsx';

/** The theme as a row of the menu. */
export function ThemeEntry() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Icon = THEME_ICONS[theme];
  const name = t('theme.label', { now: t(`theme.${theme}`) });
  return (
    <button type="button" className="nav-entry" title={name} onClick={() => setTheme(nextTheme(theme))}>
      <Icon className="icon" aria-hidden />
      {name}
    </button>
  );
}
