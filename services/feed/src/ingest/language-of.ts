import { eld } from 'eld/extrasmall';

const SHORTEST_TEXT = 80;
const SAMPLE = 600;

/** The primary subtag of a BCP 47 tag as feeds write it ("en-GB", "EN_us"); null for anything else. */
export const primaryLanguage = (tag: string | null): string | null => {
  const match = /^\s*([a-z]{2,3})(?:[-_][\w-]*)?\s*$/i.exec(tag ?? '');
  const language = match?.[1]?.toLowerCase() ?? null;
  return language === 'und' || language === 'mul' ? null : language;
};

/** The language a text is written in (ISO 639-1), or null when it is too short or the guess is not reliable. */
export const detectLanguage = (text: string): string | null => {
  if (text.length < SHORTEST_TEXT) return null;
  const guess = eld.detect(text.slice(0, SAMPLE));
  return guess.language !== '' && guess.isReliable() ? guess.language : null;
};
