/** What a text's places hold; `count` chooses the form of a counted noun. */
type Values = Readonly<Record<string, unknown>>;

/** A text by its whole key, its places filled. The key itself where there is none. */
export type Translate = (key: string, values?: Values) => string;

/** A file of strings: texts and groups of them by name. */
export interface StringTree {
  readonly [name: string]: string | StringTree;
}

/** By language, each text under its whole key: `{"feed": {"title": …}}` is `feed.title`. */
const texts = new Map<string, Map<string, string>>();
const rules = new Map<string, Intl.PluralRules>();
const translators = new Map<string, Translate>();
const listeners = new Set<() => void>();
let shown = 'en';

/** The name that a key has for a count in a language, e.g. `feed.new_other`. */
function countedKey(language: string, key: string, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return `${key}_${rule.select(count)}`;
}

function textOf(language: string, key: string, values?: Values): string | undefined {
  const known = texts.get(language);
  const count = values?.count;
  const counted = typeof count === 'number' ? known?.get(countedKey(language, key, count)) : undefined;
  return counted ?? known?.get(key);
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Speaks one language, whichever is shown; the same function each time. */
export function translatorOf(language: string): Translate {
  let translator = translators.get(language);
  if (!translator) {
    translator = (key, values) => {
      const text = textOf(language, key, values);
      return text === undefined ? key : values ? filled(text, values) : text;
    };
    translators.set(language, translator);
  }
  return translator;
}

/** What the page says, in the language shown when it is asked. */
export const i18n = {
  get language(): string {
    return shown;
  },
  t: ((key, values) => translatorOf(shown)(key, values)) as Translate,
  /** Whether there is a text of our own under a key. */
  exists: (key: string, values?: Values): boolean => textOf(shown, key, values) !== undefined,
};
export type Strings = typeof i18n;

/** Adds a file of strings to those a language has. */
export function addStrings(language: string, tree: StringTree, path = ''): void {
  const known = texts.get(language) ?? new Map<string, string>();
  texts.set(language, known);
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') known.set(path + name, value);
    else addStrings(language, value, `${path}${name}.`);
  }
}

/** Changes the language shown; its strings have to be here. */
export function speak(language: string): void {
  if (language === shown) return;
  shown = language;
  for (const listener of listeners) listener();
}

/** Calls when another language is shown. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
