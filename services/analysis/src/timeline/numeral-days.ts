/** 12.3.2026 and 12/03/2026 have the day first wherever English is not written; 2026-03-12, 2026年3月12日, 2026년 3월 12일. */
const DAY_FIRST = /(?<![\d.,/-])(\d{1,2})([./])\s?(\d{1,2})\2\s?(\d{4})(?![\d/])/;
const YEAR_FIRST = /(?<![\d.,/-])(\d{4})(?:-|年|년 ?)(\d{1,2})(?:-|月|월 ?)(\d{1,2})(?![\d/-])/;

const western = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

const dayOf = (year: number, month: number, day: number): number | null => {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? time : null;
};

/** The first day that stands in numerals with its year, as midnight UTC in milliseconds. */
export const dayOfNumerals = (text: string): number | null => {
  const plain = western(text);
  const [, year, month, day] = YEAR_FIRST.exec(plain) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const [, first, , second, last] = DAY_FIRST.exec(plain) ?? [];
  return first ? dayOf(Number(last), Number(second), Number(first)) : null;
};
