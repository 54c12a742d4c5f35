import { randomInt } from 'node:crypto';

const PREFIX = 'PUB';
/** Crockford's base 32: no I, L, O and U, so that nothing reads as something else. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 55 bits of chance: the reference is the key to its page. */
const DRAWN = 11;
/** The check is the number modulo this prime: one wrong symbol or two neighbours swapped never give the same. */
const CHECK_MODULUS = 37;
const GROUP = /.{4}/g;

const checkOf = (symbols: string): number => {
  let rest = 0;
  for (const symbol of symbols) rest = (rest * SYMBOLS.length + SYMBOLS.indexOf(symbol)) % CHECK_MODULUS;
  return rest;
};

const written = (symbols: string): string => [PREFIX, ...(symbols.match(GROUP) ?? [])].join('-');

/** A new reference such as PUB-7K3M-9QXD-4TPC. Drawn again where its check would need a symbol beyond letters and digits. */
export const newReference = (): string => {
  for (;;) {
    const drawn = Array.from({ length: DRAWN }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
    const check = SYMBOLS[checkOf(drawn)];
    if (check !== undefined) return written(drawn + check);
  }
};

/**
 * The reference that a person typed, in its one written form: case, spaces and dashes do not count, O is zero, I and L
 * are one. Null where it is none, or its check does not fit.
 */
export const readReference = (typed: string): string | null => {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '');
  const symbols = plain.replace(/^PUB/, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (symbols.length !== DRAWN + 1 || ![...symbols].every((symbol) => SYMBOLS.includes(symbol))) return null;
  return SYMBOLS[checkOf(symbols.slice(0, DRAWN))] === symbols[DRAWN] ? written(symbols) : null;
};
