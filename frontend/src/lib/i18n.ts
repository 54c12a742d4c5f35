import { addStrings, i18n, speak } from './strings.ts';

export const LANGUAGES = ['en', 'ar', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name, so that a reader in the wrong one finds the way back. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** Strings that only some pages speak with, each a file in every language's folder; all others come with the first screen. */
export const STRING_GROUPS = [
  'ai-summary',
  'analysis',
  'analysis-entry',
  'annotations',
  'article-block',
  'billing',
  'briefing',
  'charts',
  'civ',
  'create-content',
  'doc-page',
  'evidence',
  'help',
  'legal',
  'library',
  'navigator',
  'notifications',
  'opt-out',
  'payment',
  'post-page',
  'posts',
  'profile',
  'related',
  'report',
  'saved-list',
  'saved-searches',
  'search',
  'search-dialog',
  'search-page',
  'settings',
  'share-dialog',
  'shared-page',
  'sign-out',
  'story-sections',
  'subscriptions',
  'told',
  'tour',
  'trending',
  'video',
  'watch-later',
] as const;
export type StringGroup = (typeof STRING_GROUPS)[number];

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

// Each language knows its own files, so that nobody loads the list of the others'.
const LOADERS = {
  en: () => import('../locales/en.ts'),
  ar: () => import('../locales/ar.ts'),
  es: () => import('../locales/es.ts'),
  fr: () => import('../locales/fr.ts'),
  de: () => import('../locales/de.ts'),
};

/** Of the pages visited so far; a change of language brings them all along. */
const needed = new Set<StringGroup>();

/** The files that are here, as "language/group"; the first screen's own is "language/". */
const here = new Set<string>();

async function addFirst(language: Language): Promise<void> {
  if (here.has(`${language}/`)) return;
  addStrings(language, (await LOADERS[language]()).strings.first);
  here.add(`${language}/`);
}

async function addGroup(language: Language, group: StringGroup): Promise<void> {
  if (here.has(`${language}/${group}`)) return;
  const { strings } = await LOADERS[language]();
  const file = await strings.groups[`./${group}.json`]?.();
  if (file) addStrings(language, file.default);
  here.add(`${language}/${group}`);
}

async function addAll(language: Language): Promise<void> {
  const groups = [...needed];
  await addFirst(language);
  await Promise.all(groups.map((group) => addGroup(language, group)));
  if (needed.size > groups.length) await addAll(language);
}

const shown = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en');

/** Starts with the language the page was painted in (`boot.js` has put it on `<html>`). */
export async function startLanguage(): Promise<void> {
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en';
  await addFirst(language);
  speak(language);
}

/**
 * Wraps the fetch of a page's or a layer's code: it comes back once its groups of strings are here too, in the language
 * shown, and fails where they cannot be had. What is drawn after it never shows a bare key.
 */
export const withStrings =
  <Module>(groups: readonly StringGroup[], fetchCode: () => Promise<Module>) =>
  async (): Promise<Module> => {
    for (const group of groups) needed.add(group);
    const [code] = await Promise.all([fetchCode(), addAll(shown())]);
    // The language may have changed meanwhile; where nothing is missing this takes no time.
    await addAll(shown());
    return code;
  };

/** Changes the interface at once, keeps the choice, and turns the page round where the writing runs the other way. */
export async function changeLanguage(language: Language): Promise<void> {
  await addAll(language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  try {
    localStorage.setItem('lang', language);
  } catch {
    // Refused storage: the choice holds for this page.
  }
  speak(language);
}
