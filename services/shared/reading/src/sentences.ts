/** A sentence and where it stands: UTF-16 units of the text, from `start` to before `end`. */
export interface SentenceSpan {
  start: number;
  end: number;
  text: string;
}

const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const [supported] = Intl.Segmenter.supportedLocalesOf([language]);
  const fresh = new Intl.Segmenter(supported ?? 'en', { granularity: 'sentence' });
  segmenters.set(language, fresh);
  return fresh;
};

/** What ends in one of these goes on: a title, a month, an initial. */
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|st|mt|ft|gen|sen|rep|gov|lt|col|sgt|capt|maj|prof|rev|hon|no|vs|jr|sr|inc|co|corp|ltd|approx|est|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|e\.g|i\.e|u\.s|u\.k|u\.n|a\.m|p\.m|bzw|z\.b|ca|nr|m|mme|sra|dra)|(?<![\p{L}\p{N}])\p{Lu})\.$/iu;
const STARTS_SMALL = /^["'“‘«(]*\p{Ll}/u;
const EMPTY = /^\s*$/u;

const goesOn = (open: string, next: string): boolean =>
  !/\n\s*$/.test(open) && (ABBREVIATION.test(open.trimEnd()) || STARTS_SMALL.test(next));

const trimmed = (text: string, start: number): SentenceSpan => {
  const lead = text.length - text.trimStart().length;
  const bare = text.trim();
  return { start: start + lead, end: start + lead + bare.length, text: bare };
};

/**
 * The sentences of a text in reading order, none overlapping another, nothing left out but white space. Rules of Unicode
 * (UAX 29, as ICU tailors them to `language`), mended where an abbreviation or an initial would end one; a line break
 * always does.
 */
export const sentencesIn = (text: string, language = 'en'): SentenceSpan[] => {
  const spans: SentenceSpan[] = [];
  let open = '';
  let start = 0;
  const close = () => {
    if (!EMPTY.test(open)) spans.push(trimmed(open, start));
    open = '';
  };
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    if (open && !goesOn(open, segment)) close();
    if (!open) start = index;
    open += segment;
  }
  close();
  return spans;
};
