import { foldArabic, stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

export interface Token {
  /** What is compared: folded and, in Latin script, stemmed. */
  readonly term: string;
  /** The word as written, in lower case. */
  readonly word: string;
  readonly kind: 'word' | 'number';
  /** Written with a capital. */
  readonly capital: boolean;
  /** Stands at the start of a sentence, where a capital says nothing. */
  readonly opens: boolean;
  readonly stop: boolean;
  /** Follows the token before it with nothing but a space between. */
  readonly joined: boolean;
}

const RUN = /[\p{L}\p{M}\p{N}]+(?:['’.,\-‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]+$/u;
const SENTENCE_END = /[.!?…:;"“”\n|]/u;
const NUMBER = /^\d[\d.,]*$/;
const LATIN = /^[a-z]+$/;
const PLAIN = /^[a-z\d]+$/;
const MAX_WORD = 40;

const ABBREVIATION = /^\p{L}(?:\.\p{L})+$/u;

const fold = (word: string): string => {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const bare = lower.replace(/['’]s$/u, '');
  const whole = ABBREVIATION.test(bare) ? bare.replaceAll('.', '') : bare;
  return whole
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’\s]/gu, '')
    .normalize('NFC');
};

const termOf = (folded: string): string => {
  if (LATIN.test(folded)) return stem(folded);
  return /\p{Script=Arabic}/u.test(folded) ? foldArabic(folded) : folded;
};

/** Scripts written without spaces give overlapping pairs of characters. */
const pairsOf = (run: string): string[] => {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** The words and numbers of a text in order; at most `limit` of them. */
export const tokenize = (text: string, limit = Number.POSITIVE_INFINITY): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  const push = (raw: string, gap: string) => {
    const folded = fold(raw).slice(0, MAX_WORD);
    if (!folded) return;
    const number = NUMBER.test(folded);
    tokens.push({
      term: number ? folded.replace(/,/g, '').replace(/\.$/, '') : termOf(folded),
      word: folded,
      kind: number ? 'number' : 'word',
      capital: isCapital(raw),
      opens: tokens.length === 0 || SENTENCE_END.test(gap),
      stop: isStopWord(folded),
      joined: gap === ' ',
    });
  };
  for (const match of text.matchAll(RUN)) {
    if (tokens.length >= limit) break;
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    const run = match[0];
    if (UNSPACED.test(run)) for (const pair of pairsOf(run)) push(pair, '');
    else if (/\p{L}[-‑.,]\p{L}{2}/u.test(run))
      for (const [index, part] of run.split(/[-‑.,]/u).entries()) push(part, index ? '-' : gap);
    else push(run, gap);
  }
  return tokens;
};
