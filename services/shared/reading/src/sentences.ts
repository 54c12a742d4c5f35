import { openQuotation } from './open-quotation.ts';
import { joins } from './sentence-joins.ts';

/** A sentence and where it stands: UTF-16 units of the text, from `start` to before `end`. */
export interface SentenceSpan {
  start: number;
  end: number;
  text: string;
}

/** So much of what was read decides whether it goes on, and so much of what follows. */
const TAIL = 80;
/** Nothing is joined into a sentence longer than this. */
const LONGEST_JOINED = 1_000;
/** A quotation of several sentences stays whole up to this length. */
const LONGEST_QUOTATION = 400;

const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const fresh = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  segmenters.set(language, fresh);
  return fresh;
};

const localeOf = (language: string): string => {
  try {
    return Intl.Segmenter.supportedLocalesOf([language])[0] ?? 'en';
  } catch {
    // feeds name languages that are no BCP 47 tags
    return 'en';
  }
};

const trimmed = (text: string, start: number, end: number): SentenceSpan[] => {
  const raw = text.slice(start, end);
  const bare = raw.trim();
  if (bare === '') return [];
  const from = start + raw.length - raw.trimStart().length;
  return [{ start: from, end: from + bare.length, text: bare }];
};

const goesOn = (text: string, start: number, end: number): boolean => {
  if (end - start > LONGEST_JOINED) return false;
  const from = Math.max(start, end - TAIL);
  if (joins(text.slice(from, end), from === start, text.slice(end, end + TAIL))) return true;
  return openQuotation(text.slice(start, end), text.slice(end, end + LONGEST_QUOTATION), LONGEST_QUOTATION);
};

/**
 * The sentences of a text in reading order, none overlapping another, nothing left out but white space. Rules of Unicode
 * (UAX 29, as ICU tailors them to `language`), mended where an abbreviation, an initial, a list mark or an address would
 * end one, and where a quotation goes on; a line break always does.
 */
export const sentencesIn = (text: string, language = 'en'): SentenceSpan[] => {
  const spans: SentenceSpan[] = [];
  let start = 0;
  let end = 0;
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    if (end > start && !goesOn(text, start, end)) {
      spans.push(...trimmed(text, start, end));
      start = index;
    }
    end = index + segment.length;
  }
  spans.push(...trimmed(text, start, end));
  return spans;
};
