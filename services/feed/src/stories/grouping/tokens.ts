import { classAt, OTHER, UNSPACED, WORD, widthAt } from './char-classes.ts';
import { type Word, wordsIn } from './words.ts';

export interface Token {
  readonly word: Word;
  /** Stands at the start of a sentence, where a capital says nothing. */
  readonly opens: boolean;
  /** Follows the token before it with nothing but a space between. */
  readonly joined: boolean;
}

const SPACE = 32;
/** A table by UTF-16 unit, asked once a word. */
const tableOf = (characters: string): Uint8Array => {
  const table = new Uint8Array(0x1_0000);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
};
const SENTENCE_END = tableOf('.!?…:;"“”\n|。！？');
/** What may stand inside a word or number: apostrophes, point, comma, hyphens. */
const INSIDE = tableOf("'’.,-‑");

/** Where the run of characters of one class that begins at `start` ends. */
const endOfRun = (text: string, start: number, kind: number): number => {
  let at = start;
  while (at < text.length) {
    if (classAt(text, at) === kind) at += widthAt(text, at);
    else if (
      kind === WORD &&
      INSIDE[text.charCodeAt(at)] === 1 &&
      at + 1 < text.length &&
      classAt(text, at + 1) === WORD
    )
      at++;
    else break;
  }
  return at;
};

/** Scripts written without spaces give overlapping pairs of characters. */
const pairsIn = (run: string): readonly Word[] => {
  const characters = [...run];
  if (characters.length < 2) return wordsIn(run, 0, run.length);
  return characters.slice(1).flatMap((character, index) => {
    const pair = `${characters[index]}${character}`;
    return wordsIn(pair, 0, pair.length);
  });
};

/** Calls `use` with the words and numbers of a text in order, at most `limit` of them. */
export const eachToken = (
  text: string,
  limit: number,
  use: (word: Word, opens: boolean, joined: boolean) => void,
): void => {
  let count = 0;
  let ended = true;
  let gap = 0;
  let spaced = false;
  for (let at = 0; at < text.length && count < limit; ) {
    const kind = classAt(text, at);
    if (kind === OTHER) {
      const code = text.charCodeAt(at);
      ended ||= SENTENCE_END[code] === 1;
      spaced = code === SPACE;
      gap++;
      at++;
      continue;
    }
    const end = endOfRun(text, at, kind);
    const words = kind === UNSPACED ? pairsIn(text.slice(at, end)) : wordsIn(text, at, end);
    for (let index = 0; index < words.length && count < limit; index++, count++)
      use(words[index] as Word, ended && index === 0, spaced && gap === 1 && index === 0);
    if (words.length > 0) ended = false;
    gap = 0;
    at = end;
  }
};

/** The words and numbers of a text in order; at most `limit` of them. */
export const tokenize = (text: string, limit = Number.POSITIVE_INFINITY): Token[] => {
  const tokens: Token[] = [];
  eachToken(text, limit, (word, opens, joined) => tokens.push({ word, opens, joined }));
  return tokens;
};
