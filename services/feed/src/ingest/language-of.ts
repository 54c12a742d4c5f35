import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ParsedEntry } from '../parse/parsed-feed.ts';

const SHORTEST_TEXT = 80;
const SAMPLE = 600;
/** So many entries of one language, and none of another, speak for the rest of their feed. */
const WITNESSES = 6;

const require = createRequire(import.meta.url);
let loaded: typeof import('eld/extrasmall') | undefined;

/** Its tables take some 90 MB of each thread, and most feeds say what language they are in: loaded when first needed. */
const detector = () => {
  loaded ??= require(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as typeof import('eld/extrasmall');
  return loaded.eld;
};

/** The primary subtag of a BCP 47 tag as feeds write it ("en-GB", "EN_us"); null for anything else. */
export const primaryLanguage = (tag: string | null): string | null => {
  const match = /^\s*([a-z]{2,3})(?:[-_][\w-]*)?\s*$/i.exec(tag ?? '');
  const language = match?.[1]?.toLowerCase() ?? null;
  return language === 'und' || language === 'mul' ? null : language;
};

/** The language a text is written in (ISO 639-1), or null when it is too short or the guess is not reliable. */
export const detectLanguage = (text: string): string | null => {
  if (text.length < SHORTEST_TEXT) return null;
  const guess = detector().detect(text.slice(0, SAMPLE));
  return guess.language !== '' && guess.isReliable() ? guess.language : null;
};

/**
 * The language of a feed that names none, told by its first entries; null where they differ or are too few or too
 * short, so that each entry is looked at by itself.
 */
export const languageOfEntries = (entries: ParsedEntry[]): string | null => {
  if (entries.length < WITNESSES) return null;
  const languages = entries
    .slice(0, WITNESSES)
    .map(({ title, summaryHtml, contentHtml }) =>
      detectLanguage(`${title}\n${textOf(summaryHtml ?? contentHtml ?? '')}`),
    );
  const [first = null] = languages;
  return languages.every((language) => language === first) ? first : null;
};

/** Enough of the text to tell its language, without markup. */
const textOf = (html: string): string =>
  html
    .slice(0, 4 * SAMPLE)
    .replace(/<[^<>]*>|&[#\w]{1,10};/g, ' ')
    .replace(/\s+/g, ' ');
