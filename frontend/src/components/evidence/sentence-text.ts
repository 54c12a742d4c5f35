import type { CitedSentence } from '@360/contracts/evidence';
import type { i18n } from 'i18next';
import type { Format } from '../../lib/format.ts';

const COUNTRY = /^country/;
const PHRASES = 'analysis.phrases';

type Strings = Pick<i18n, 't' | 'exists'>;

/** A text as it is shown; `own` where it is the interface speaking, in the reader's language. */
export interface ShownText {
  text: string;
  own: boolean;
}

function shownValue(name: string, value: string | number, format: Format): string {
  if (typeof value === 'number') return format.number(value);
  // Isolated, so that an outlet's name in another script does not turn the sentence round.
  return `\u2068${COUNTRY.test(name) ? format.country(value) : value}\u2069`;
}

/**
 * Our own wording in the reader's language, with numbers and names of countries as that language writes them. Words of an
 * outlet or a model, and phrases that the page does not know, stay as they came.
 */
export function sentenceText({ text, phrase }: CitedSentence, { t, exists }: Strings, format: Format): ShownText {
  if (!phrase) return { text, own: false };
  const key = `${PHRASES}.${phrase.key}`;
  const counted = typeof phrase.values.n === 'number' ? { count: phrase.values.n } : {};
  if (!exists(key, counted)) return { text, own: false };
  const values = Object.entries(phrase.values).map(([name, value]) => [name, shownValue(name, value, format)]);
  return { text: t(key, { ...(Object.fromEntries(values) as Record<string, string>), ...counted }), own: true };
}

/** The heading of a section: of our own where its key is known, else as it came. */
export function headingText(heading: string, key: string | null, { t, exists }: Strings): ShownText {
  for (const known of key === null ? [] : [`${PHRASES}.${key}`, key])
    if (exists(known)) return { text: t(known), own: true };
  return { text: heading, own: false };
}
