import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../lib/i18n.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/{*,*/*}.json', { eager: true, import: 'default' });

/** The interface in one language, with the strings of every page. */
export function startStrings(language: Language = 'en') {
  const own = Object.entries(files).filter(([path]) => path.split(/[/.]/).includes(language));
  const translation = Object.assign({}, ...own.map(([, strings]) => strings));
  return i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation } },
    interpolation: { escapeValue: false },
  });
}
