import type { CitedSentence } from '@360/contracts/evidence';
import type { Format } from '../../lib/format.ts';
import type { Strings } from '../../lib/strings.ts';
import { languageName } from '../search/language-name.ts';

/** A text as it is shown; `own` where it is the interface speaking, in the reader's language. */
export interface ShownText {
  text: string;
  own: boolean;
}

/** How a value is read by the first word of its name; all others are names and words of the reports. */
const READ: readonly (readonly [name: RegExp, read: (value: string, reader: Reader) => string])[] = [
  [/^country/, (value, { format }) => format.country(value)],
  [/^language/, (value, { i18n }) => languageName(value, i18n.language)],
  [/^approach/, (value, { i18n }) => i18n.t(`side.${value}`)],
  [/^persona/, (value, { i18n }) => i18n.t(`analysis.personaShort.${value}`)],
];

interface Reader {
  i18n: Pick<Strings, 't' | 'exists' | 'language'>;
  format: Format;
}

function shownValue(name: string, value: string | number, reader: Reader): string {
  if (typeof value === 'number') return reader.format.number(value);
  const read = READ.find(([named]) => named.test(name))?.[1];
  // Isolated, so that a name in another script does not turn the sentence round.
  return `\u2068${read ? read(value, reader) : value}\u2069`;
}

/**
 * Our own wording in the reader's language, with numbers and names of countries as that language writes them. Words of an
 * outlet or a model, and phrases that this page does not know yet, stay as they came.
 */
export function sentenceText(sentence: CitedSentence, i18n: Reader['i18n'], format: Format): ShownText {
  const { phrase } = sentence;
  if (!phrase) return { text: sentence.text, own: false };
  const key = `analysis.phrases.${phrase.key}`;
  const counted = typeof phrase.values.n === 'number' ? { count: phrase.values.n } : {};
  if (!i18n.exists(key, counted)) return { text: sentence.text, own: false };
  const values = Object.entries(phrase.values).map(([name, value]) => [
    name,
    shownValue(name, value, { i18n, format }),
  ]);
  return { text: String(i18n.t(key, { ...Object.fromEntries(values), ...counted })), own: true };
}

/** The heading of a section: of our own where its key is known, else as it came. */
export function headingText(
  heading: string,
  key: string | null,
  { t, exists }: Pick<Strings, 't' | 'exists'>,
): ShownText {
  for (const known of key === null ? [] : [`analysis.phrases.${key}`, key])
    if (exists(known)) return { text: String(t(known)), own: true };
  return { text: heading, own: false };
}
