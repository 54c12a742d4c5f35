import { changeLanguage, LANGUAGES, type Language } from './i18n.ts';

const KEY = 'lang';

/** The language chosen in this browser; null while the browser itself says it. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGES.find((known) => known === kept) ?? null;
  } catch {
    return null;
  }
}

const browserLanguage = (): Language =>
  navigator.languages
    .map((tag) => LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase()))
    .find((known) => known !== undefined) ?? 'en';

/** The language to show: the one chosen here, else the browser's own. */
export const languageWanted = (): Language => chosenLanguage() ?? browserLanguage();

function keepChoice(language: Language | null): void {
  try {
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // Refused storage: the choice holds for this page.
  }
}

/** Shows the interface in a language; null is the browser's own. Without its strings it comes with the next start. */
export async function applyLanguage(language: Language | null): Promise<void> {
  await changeLanguage(language ?? browserLanguage()).catch(() => undefined);
  keepChoice(language);
}
