/** Quotation marks that open and their ends; German and English use one mark for different ends. */
const ENDS = new Map([
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
]);
const MARKS = /["“”„«»「」『』]/g;
const DIGIT = /\p{Nd}/u;
const LINE = /[\n\r\u0085\u2028\u2029]/;

/** The mark that would close what is open at the end of a text, and where it was opened. */
const openAtEnd = (text: string): { closing: string; at: number } | null => {
  let open: { closing: string; at: number } | null = null;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (open) {
      if (mark === open.closing) open = null;
      continue;
    }
    const isInches = mark === '"' && DIGIT.test(text[index - 1] ?? '');
    const closing = ENDS.get(mark);
    if (closing && !isInches) open = { closing, at: index };
  }
  return open;
};

/** Whether a quotation is open at the end of `said` and closes in `next`, on the same line, no more than `longest` from its start. */
export const openQuotation = (said: string, next: string, longest: number): boolean => {
  const open = openAtEnd(said);
  if (!open || LINE.test(/\s*$/.exec(said)?.[0] ?? '')) return false;
  const line = next.split(LINE, 1)[0] ?? '';
  const close = line.indexOf(open.closing);
  return close >= 0 && said.length - open.at + close < longest;
};
