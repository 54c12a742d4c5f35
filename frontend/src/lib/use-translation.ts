import { useSyncExternalStore } from 'react';
import { i18n, onLanguage, type Strings, type Translate, translatorOf } from './strings.ts';

const shown = () => i18n.language;

/** What the page says; what calls it is drawn anew, with another `t`, when the language changes. */
export function useTranslation(): { t: Translate; i18n: Strings } {
  return { t: translatorOf(useSyncExternalStore(onLanguage, shown)), i18n };
}
