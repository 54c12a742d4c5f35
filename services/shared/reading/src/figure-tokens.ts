export interface Token {
  raw: string;
  /** Lower case. */
  low: string;
  /** Offset in the sentence. */
  start: number;
  end: number;
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\S/gu;
const SENTENCE_END = /(?<=[.!?؟]["'”’»)]?)\s+(?=["'“‘«(]?[\p{Lu}\p{Lo}\d])|\n+/u;
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|st|gen|sen|rep|gov|lt|col|sgt|prof|no|vs|jr|sr|inc|co|corp|approx|jan|feb|aug|sept|oct|nov|dec)|\b\p{L})\.$/iu;

export const tokensOf = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)].map(({ 0: raw, index }) => ({
    raw,
    low: raw.toLowerCase(),
    start: index,
    end: index + raw.length,
  }));

/** Sentences of a text in order, at most `most`; a full stop after an initial or a common abbreviation ends none. */
export const sentencesOf = (text: string, most: number): string[] => {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.split(SENTENCE_END)) {
    open = open ? `${open} ${part}` : part;
    if (ABBREVIATION.test(open)) continue;
    if (open.trim()) sentences.push(open.trim());
    open = '';
    if (sentences.length === most) return sentences;
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
};

/** Whether nothing stands between two tokens. */
export const glued = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right !== undefined && left.end === right.start;

export const isWord = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.raw);
export const isNumeral = (token: Token | undefined): boolean =>
  token !== undefined && token.raw >= '0' && token.raw < ':';
