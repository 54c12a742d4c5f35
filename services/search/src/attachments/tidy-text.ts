import { MOST_CHARACTERS } from './attachment.ts';

/** What is looked at of a text, as much of it may be space. */
const MOST_RAW = 400_000;
const LONGEST_TITLE = 200;

const tidy = (raw: string): string =>
  raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // Controls, and the marks that hide, join or turn words around without being seen.
    .replace(/[^\P{Cc}\n\t]|[\u00ad\u200b\u2060-\u2069\u202a-\u202e\ufeff\ufffc\ufffd]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** At most `most` UTF-16 units, never half a character. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

export interface TidyText {
  text: string;
  /** Whether there was more. */
  isCut: boolean;
}

/** Plain text with single spaces and at most one empty line between paragraphs, cut at `MOST_CHARACTERS`. */
export const tidyText = (raw: string): TidyText => {
  const text = tidy(cut(raw, MOST_RAW));
  return { text: cut(text, MOST_CHARACTERS).trimEnd(), isCut: raw.length > MOST_RAW || text.length > MOST_CHARACTERS };
};

/** A title on one line, or undefined where there is none. */
export const tidyTitle = (raw: unknown): string | undefined => {
  if (typeof raw !== 'string') return undefined;
  return (
    cut(
      tidy(cut(raw, LONGEST_TITLE * 10))
        .replaceAll('\n', ' ')
        .replace(/ +/g, ' '),
      LONGEST_TITLE,
    ).trim() || undefined
  );
};
