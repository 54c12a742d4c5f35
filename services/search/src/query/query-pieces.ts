import type { Place } from './parsed-query.ts';

/** Marks that steer the direction of writing or take no room; they never part words. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const QUOTES = /["“”„‟«»＂]/;
const HYPHENS = /[-－−]/;
const BLANK = /[\s\p{Cc}]/u;
const NAME = /^[a-z-]+$/i;
/** Longer than any operator's name. */
const NAME_LENGTH_MAX = 20;

/**
 * What stands between two blanks of a query: a word, a phrase in quotes, or an operator and its value. `closed` is
 * false for a phrase or value whose quote never ends; it then reaches to the end of the text.
 */
export interface QueryPiece extends Place {
  kind: 'word' | 'phrase' | 'operator';
  /** The operator, in lower case; empty for others. */
  name: string;
  text: string;
  excluded: boolean;
  closed: boolean;
  /** Where `text` begins, behind hyphen, operator and quote. */
  inner: number;
}

/** A text without unseen marks, with one kind of each sign, and where each of its units stood. */
interface Tidied {
  text: string;
  places: number[];
}

const tidySign = (sign: string): string => {
  if (QUOTES.test(sign)) return '"';
  if (HYPHENS.test(sign)) return '-';
  if (sign === '：') return ':';
  return BLANK.test(sign) ? ' ' : sign;
};

function tidied(text: string): Tidied {
  const signs: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (UNSEEN.test(sign)) continue;
    signs.push(tidySign(sign));
    places.push(at);
  }
  return { text: signs.join('').toWellFormed(), places };
}

const endOfWord = (text: string, from: number): number => {
  for (let at = from; at < text.length; at++) if (text[at] === ' ' || text[at] === '"') return at;
  return text.length;
};

/** The known operator that begins at a place; a word with a colon that is none stays a word. */
function operatorAt(text: string, from: number, operators: ReadonlySet<string>): string {
  const colon = text.slice(from, from + NAME_LENGTH_MAX).indexOf(':');
  const name = text.slice(from, from + Math.max(0, colon));
  return NAME.test(name) && operators.has(name.toLowerCase()) ? name : '';
}

/** One piece, with its places in the tidied text. */
function pieceAt(text: string, start: number, operators: ReadonlySet<string>): QueryPiece {
  let at = start;
  while (text[at] === '-') at++;
  const excluded = at > start;
  const operator = operatorAt(text, at, operators);
  if (operator !== '') at += operator.length + 1;
  const named = { name: operator.toLowerCase(), excluded, start };
  if (text[at] === '"') {
    const close = text.indexOf('"', at + 1);
    const textEnd = close < 0 ? text.length : close;
    const kind = operator === '' ? 'phrase' : 'operator';
    const end = close < 0 ? text.length : close + 1;
    return { ...named, kind, text: text.slice(at + 1, textEnd).trim(), closed: close >= 0, inner: at + 1, end };
  }
  const end = endOfWord(text, at);
  return {
    ...named,
    kind: operator === '' ? 'word' : 'operator',
    text: text.slice(at, end),
    closed: true,
    inner: at,
    end,
  };
}

/** The pieces of a query from left to right, in time linear in its length. */
export function queryPieces(query: string, operators: ReadonlySet<string>): QueryPiece[] {
  const { text, places } = tidied(query);
  const pieces: QueryPiece[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    const piece = pieceAt(text, at, operators);
    at = piece.end;
    pieces.push({
      ...piece,
      start: places[piece.start] ?? query.length,
      inner: places[piece.inner] ?? query.length,
      end: (places[piece.end - 1] ?? query.length - 1) + 1,
    });
  }
  return pieces;
}
