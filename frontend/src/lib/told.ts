import english from '../locales/en/told.json' with { type: 'json' };
import type { Format } from './format.ts';
import type { Translate } from './strings.ts';
import { useFormat } from './use-format.ts';
import { useTranslation } from './use-translation.ts';

interface Known {
  key: string;
  /** Matches the whole sentence, each of its places under its name. */
  pattern: RegExp;
}

const LONGEST = 1_000;
const FIGURE = /^\d[\d,]*$/;
/** A fault of one field: its name, then the sentence. */
const OF_FIELD = /^[a-z][\w.]*: (?<told>.+)$/i;
const END_OF_SENTENCE = /(?<=[.?!]) /;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

function textsOf(tree: object, path: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap((entry) =>
    isText(entry) ? [[`${path}.${entry[0]}`, entry[1]]] : textsOf(entry[1], `${path}.${entry[0]}`),
  );
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/).map((part, at) => (at % 2 === 0 ? literally(part) : `(?<${part}>.+?)`));
  return new RegExp(`^${parts.join('')}$`, 's');
}

let table: readonly Known[] | null = null;

function known(): readonly Known[] {
  table ??= textsOf(english.told, 'told').map(([key, text]) => ({ key, pattern: patternOf(text) }));
  return table;
}

export interface Speech extends Pick<Format, 'number'> {
  t: Translate;
  language: string;
}

function whole(sentence: string, { t, number }: Speech): string | null {
  for (const { key, pattern } of known()) {
    const places = pattern.exec(sentence);
    if (!places) continue;
    const values = Object.entries(places.groups ?? {}).map(([name, value]) => [
      name,
      FIGURE.test(value) ? number(Number(value.replaceAll(',', ''))) : value,
    ]);
    const text = t(key, Object.fromEntries(values));
    return text === key ? null : text;
  }
  return null;
}

/**
 * What a service says, in the language shown. Services speak English; `locales/en/told.json` holds their sentences as
 * they send them, as gettext keeps its `msgid`s. A sentence that is not among them stays as it came.
 */
export function inReadersWords(sentence: string, speech: Speech): string {
  if (speech.language === 'en' || sentence.length > LONGEST) return sentence;
  const told = OF_FIELD.exec(sentence)?.groups?.told;
  const at = whole(sentence, speech) ?? (told === undefined ? null : whole(told, speech));
  if (at !== null) return at;
  const each = sentence.split(END_OF_SENTENCE).map((part) => whole(part, speech));
  return each.every((part) => part !== null) ? each.join(' ') : sentence;
}

/** Gives what a service says in the language shown; the page's strings have to include the group `told`. */
export function useTold(): (sentence: string) => string {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  return (sentence) => inReadersWords(sentence, { t, number, language: i18n.language });
}
