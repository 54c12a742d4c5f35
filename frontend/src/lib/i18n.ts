import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const LANGUAGES = ['en', 'ar', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

const LOADERS: Record<Language, () => Promise<{ default: Record<string, unknown> }>> = {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
  es: () => import('../locales/es.json'),
  fr: () => import('../locales/fr.json'),
  de: () => import('../locales/de.json'),
};

async function load(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const { default: strings } = await LOADERS[language]();
  i18next.addResourceBundle(language, 'translation', strings);
}

/** Starts with the language the page was painted in (`boot.js` has put it on `<html>`). */
export async function startLanguage(): Promise<void> {
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en';
  const { default: strings } = await LOADERS[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: strings } },
    fallbackLng: false,
    keySeparator: '.',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Changes the interface at once, keeps the choice, and turns the page round where the writing runs the other way. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  try {
    localStorage.setItem('lang', language);
  } catch {
    // Refused storage: the choice holds for this page.
  }
  await i18next.changeLanguage(language);
}
