/** UTF-16 units of the text, from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly raw: string;
  readonly low: string;
  /** Number of the marked quotation it stands in, -1 outside. The marks themselves belong to it. */
  readonly quotation: number;
}

const TOKEN =
  /(?:Mr|Mrs|Ms|Dr|Gov|Sen|Rep|Gen|St|Jr|Sr|Prof|Lt|Col|Capt|Sgt)\.|\p{Lu}\.(?:\p{Lu}\.)+|[\p{L}\p{N}]+(?:[-.&/]?[\p{L}\p{N}]+)*|['’]\p{L}+|\.{2,}|[^\s]/gu;

/** Words and marks of a stretch of text; a possessive or contracted ending stands alone. */
export const tokensIn = (text: string, { start, end }: Span, quotations: readonly Span[]): Token[] => {
  const tokens: Token[] = [];
  let at = quotations.findIndex((span) => span.end > start);
  for (const { 0: raw, index } of text.slice(start, end).matchAll(TOKEN)) {
    const from = start + index;
    while (at >= 0 && at < quotations.length && (quotations[at]?.end ?? 0) <= from) at++;
    const quoted = at >= 0 && (quotations[at]?.start ?? Number.POSITIVE_INFINITY) <= from;
    tokens.push({ start: from, end: from + raw.length, raw, low: raw.toLowerCase(), quotation: quoted ? at : -1 });
  }
  return tokens;
};

export const isWord = ({ raw }: Token): boolean => /[\p{L}\p{N}]/u.test(raw);
export const isCapitalised = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);
