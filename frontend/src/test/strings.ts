import type { Language } from '../lib/i18n.ts';
import { addStrings, type StringTree, speak } from '../lib/strings.ts';

const files = import.meta.glob<StringTree>('../locales/{*,*/*}.json', { eager: true, import: 'default' });

/** The interface in one language, with the strings of every page. */
export async function startStrings(language: Language = 'en'): Promise<void> {
  for (const [path, strings] of Object.entries(files))
    if (path.split(/[/.]/).includes(language)) addStrings(language, strings);
  speak(language);
}
