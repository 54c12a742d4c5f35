export interface Token {
  raw: string;
  /** Lower case. */
  low: string;
  /** Offset in the sentence. */
  start: number;
  end: number;
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\S/gu;
const SENTENCE_END = /(?<mark>[.!?؟]["'”’»)]?)\s+(?=["'“‘«(]?[\p{Lu}\p{Lo}\d])|\n+/gu;
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|st|gen|sen|rep|gov|lt|col|sgt|prof|no|vs|jr|sr|inc|co|corp|approx|jan|feb|aug|sept|oct|nov|dec)|\b\p{L})\.$/iu;

export const tokensOf = (sentence: string): Token[] => {
  let end = 0;
  return (sentence.match(TOKEN) ?? []).map((raw) => {
    const start = sentence.indexOf(raw, end);
    end = start + raw.length;
    return { raw, low: raw.toLowerCase(), start, end };
  });
};

/** Sentences of a text in order, at most `most`; a full stop after an initial or a common abbreviation ends none. */
export const sentencesOf = (text: string, most: number): string[] => {
  const sentences: string[] = [];
  let open = '';
  let from = 0;
  const take = (part: string): void => {
    open = open ? `${open} ${part}` : part;
    if (ABBREVIATION.test(open)) return;
    if (open.trim()) sentences.push(open.trim());
    open = '';
  };
  for (const { 0: found, index, groups } of text.matchAll(SENTENCE_END)) {
    take(text.slice(from, index + (groups?.mark?.length ?? 0)));
    from = index + found.length;
    if (sentences.length === most) return sentences;
  }
  take(text.slice(from));
  if (open.trim()) sentences.push(open.trim());
  return sentences;
};

/** Whether nothing stands between two tokens. */
export const glued = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && left.end === right.start;

export const isWord = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.raw);
export const isNumeral = (token: Token | undefined): boolean =>
  token !== undefined && token.raw >= '0' && token.raw < ':';
