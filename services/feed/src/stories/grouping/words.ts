import { foldArabic, stem } from './stem.ts';
import { isCommonWord, isStopWord } from './stop-words.ts';
import { createTermTable } from './term-table.ts';

/** A word or number as it is compared, whatever text it stands in. */
export interface Word {
  /** What is compared: folded and, in Latin script, stemmed. */
  readonly term: string;
  /** The word as written, in lower case. */
  readonly word: string;
  readonly kind: 'word' | 'number';
  /** Written with a capital. */
  readonly capital: boolean;
  readonly stop: boolean;
  /** News of every subject uses it. */
  readonly common: boolean;
  /** Of the term, 32 bits. */
  readonly hash: number;
}

const NUMBER = /^\d[\d.,]*$/;
const LATIN = /^[a-z]+$/;
const PLAIN = /^[a-z\d]+$/;
const ABBREVIATION = /^\p{L}(?:\.\p{L})+$/u;
const COMPOUND = /\p{L}[-‑.,]\p{L}{2}/u;
const CAPITAL = /^\p{Lu}/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Japanese endings and particles. */
const GRAMMAR = /^\p{Script=Hiragana}+$/u;
const FOREIGN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu;
const MAX_WORD = 40;

/** Digits of these blocks stand at a multiple of 16 from 0 to 9 or from 6 to 15 (Unicode, Nd). */
const plainDigit = (digit: string): string => {
  const last = digit.charCodeAt(0) & 15;
  return String(last > 9 || digit > '\u0965' ? last - 6 : last);
};

const fold = (word: string): string => {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const bare = lower.replace(/['’]s$/u, '');
  const whole = ABBREVIATION.test(bare) ? bare.replaceAll('.', '') : bare;
  return whole
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’\s]/gu, '')
    .normalize('NFC')
    .replace(FOREIGN_DIGIT, plainDigit);
};

const termOf = (folded: string): string => {
  if (LATIN.test(folded)) return stem(folded);
  return ARABIC.test(folded) ? foldArabic(folded) : folded;
};

/** FNV-1a (Fowler, Noll, Vo) over UTF-16 units. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

const wordOf = (raw: string): Word | undefined => {
  const word = fold(raw).slice(0, MAX_WORD);
  if (!word) return undefined;
  const number = NUMBER.test(word);
  const term = number ? word.replace(/,/g, '').replace(/\.$/, '') : termOf(word);
  return {
    term,
    word,
    kind: number ? 'number' : 'word',
    capital: CAPITAL.test(raw),
    stop: isStopWord(word) || GRAMMAR.test(word),
    common: isCommonWord(word),
    hash: hashOf(term),
  };
};

const read = (run: string): readonly Word[] =>
  (COMPOUND.test(run) ? run.split(/[-‑.,]/u) : [run]).flatMap((part) => wordOf(part) ?? []);

/** V8 keeps a longer word as a view into the text it was cut from; a copy lets the text go. */
const copyOf = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

const REMEMBERED = 50_000;
const LONGEST_REMEMBERED = 24;

const emptyMemory = () => ({ runs: createTermTable(), words: [] as (readonly Word[])[] });

/** What was read of runs that came before, since most come again. A run has one reading, so nothing depends on it. */
let memory = emptyMemory();

/** The words in a run of characters without spaces, from `start` to before `end`: one, or the parts of a compound. */
export const wordsIn = (text: string, start: number, end: number): readonly Word[] => {
  if (end - start > LONGEST_REMEMBERED) return read(text.slice(start, end));
  const run = memory.runs.intern(text, start, end);
  const known = memory.words[run];
  if (known) return known;
  const words = read(copyOf(text.slice(start, end)));
  if (run >= REMEMBERED) memory = emptyMemory();
  else memory.words[run] = words;
  return words;
};
