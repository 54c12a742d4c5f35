import type { Tongue } from './language.ts';

const asciiDigits = (numeral: string): string =>
  numeral.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number;
    // decimal digits of a script stand in a run of ten
    let zero = code;
    while (zero > 0 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });

const DECIMAL_COMMA: readonly Tongue[] = ['de', 'fr', 'es'];

const grouped = (text: string, mark: string): number | undefined => {
  const parts = text.split(mark);
  const isGroups =
    parts.length > 1 && /^\d{1,3}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\d{3}$/.test(part));
  return isGroups ? Number(parts.join('')) : undefined;
};

const decimal = (text: string, mark: string): number | undefined =>
  text.split(mark).length === 2 && text.split(mark).every((part) => /^\d+$/.test(part))
    ? Number(text.replace(mark, '.'))
    : undefined;

/** The ways to read a numeral: "1.200" is 1,200 in German, 1.2 in English, and either where the language is not known. */
export const valuesOf = (numeral: string, tongue: Tongue): number[] => {
  const text = asciiDigits(numeral)
    .replace(/[\s'’٬]/gu, '')
    .replace(/٫/gu, '.');
  if (/^\d+$/.test(text)) return [Number(text)];
  const marks = new Set(text.match(/[.,]/g));
  if (marks.size === 2) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const whole = grouped(text.slice(0, text.lastIndexOf(last)), last === '.' ? ',' : '.');
    return whole === undefined ? partsOf(text) : [Number(`${whole}.${text.slice(text.lastIndexOf(last) + 1)}`)];
  }
  const mark = marks.has(',') ? ',' : '.';
  const asThousands = grouped(text, mark);
  const asDecimal = decimal(text, mark);
  if (asThousands === undefined && asDecimal === undefined) return partsOf(text);
  if (asThousands === undefined || asDecimal === undefined) return [(asThousands ?? asDecimal) as number];
  if (tongue === null) return [asThousands, asDecimal];
  return [(mark === ',') === DECIMAL_COMMA.includes(tongue) ? asDecimal : asThousands];
};

/** "3.10.2026" is three numbers, and none of them alone is the whole. */
const partsOf = (text: string): number[] => [Number(text.replace(/[.,]/g, ''))];
