export interface FoundQuotation {
  text: string;
  start: number;
  end: number;
}

/** Pairs of marks; a single one is an apostrophe unless it stands before a word and its end behind one. */
const PAIRS = [
  /“([^“”]+)”/gu,
  /„([^„“”]+)[“”]/gu,
  /«\s?([^«»]+?)\s?»/gu,
  /»([^«»]+)«/gu,
  /「([^「」]+)」/gu,
  /『([^『』]+)』/gu,
  /(?<![\p{Nd}])"([^"]+)"/gu,
  /(?<![\p{L}\p{N}])‘((?:[^‘’]|’(?=\p{L}))+)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}])'((?:[^']|'(?=\p{L}))+)'(?!\p{L})/gu,
];
const LETTER = /[\p{L}\p{N}]/u;

/** The quotations of a text, without their marks; none within another. */
export const quotationsIn = (text: string): FoundQuotation[] => {
  const found: FoundQuotation[] = [];
  for (const pair of PAIRS)
    for (const match of text.matchAll(pair)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const said = match[1] ?? '';
      if (LETTER.test(said) && !found.some((other) => start < other.end && other.start < end))
        found.push({ text: said, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
};

/** A text without what only a typesetter would change, so that one quotation can be looked for in another text. */
export const unset = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/["'“”„‟«»‘’‚‛′`´″「」『』]+/gu, "'")
    .replace(/[‐‑‒–—―−]+/gu, '-')
    .replace(/\.{3}/g, '…')
    .replace(/\s*(['-])\s*/gu, '$1')
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/gu, ' ')
    .trim();

/** A quotation as it is looked for: the mark at its end belongs to the sentence it stands in. */
export const bareQuotation = (text: string): string => unset(text).replace(/^['\s]+|['\s.,;:!?…]+$/gu, '');
