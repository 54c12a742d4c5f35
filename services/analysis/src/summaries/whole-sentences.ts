const STARTS = /^["'“”‘«„([¿¡—–-]*\s?[\p{Lu}\p{Lt}\p{Lo}\p{N}$€£¥]/u;
const ENDS = /[.!?؟。！？][)"'”’»\]]*$/u;
const CUT_OFF = /(?:\.\.\.|…|\[…\])[)"'”’»\]]*$/u;
/** Scripts without small letters, and without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** The caption of one of several pictures. */
const CAPTION = /^\d{1,3}\/\d{1,3}\s/;
const LEAST_WORDS = 4;
const MOST_WORDS = 80;
const LEAST_UNSPACED = 8;
const isBalanced = (text: string): boolean => {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  if (count(/"/g) % 2 === 1) return false;
  if (count(/“/g) !== count(/[”]/g) && !/„/.test(text)) return false;
  return count(/«/g) === count(/»/g) && count(/[([]/g) === count(/[)\]]/g);
};

export const wordCount = (text: string): number =>
  UNSPACED.test(text) ? (text.match(/[\p{L}\p{N}]/gu) ?? []).length : (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length;

/** Whether a sentence is complete: begun, ended, its quotation marks and brackets closed, and neither a line nor a page of text. */
export const isWhole = (sentence: string): boolean => {
  const text = sentence.trim();
  if (!STARTS.test(text) || !ENDS.test(text) || CUT_OFF.test(text) || CAPTION.test(text) || /\n/.test(text))
    return false;
  const words = wordCount(text);
  const least = UNSPACED.test(text) ? LEAST_UNSPACED : LEAST_WORDS;
  return words >= least && words <= MOST_WORDS * (UNSPACED.test(text) ? 4 : 1) && isBalanced(text);
};
