import { CURRENCY } from '@360/contracts/plans';
import { localeFor } from './format.ts';
import { useTranslation } from './use-translation.ts';

interface MoneyFormat {
  /** A price in cents, whole amounts without cents. */
  price: (cents: number) => string;
  /** An amount in cents, always with its cents, as they stand below each other in a bill. */
  amount: (cents: number) => string;
  /** The day of an ISO instant, with its year. */
  date: (iso: string) => string;
}

const formats = new Map<string, MoneyFormat>();

/** A sign with letters in it keeps their order among words that run the other way. */
const written = (format: Intl.NumberFormat, cents: number): string =>
  format
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'currency' && /[a-z]/i.test(value) ? `\u2066${value}\u2069` : value))
    .join('');

function createMoneyFormat(language: string): MoneyFormat {
  const locale = localeFor(language);
  const style = { style: 'currency', currency: CURRENCY, currencyDisplay: 'narrowSymbol' } as const;
  const prices = new Intl.NumberFormat(locale, { ...style, trailingZeroDisplay: 'stripIfInteger' });
  const amounts = new Intl.NumberFormat(locale, style);
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    price: (cents) => written(prices, cents),
    amount: (cents) => written(amounts, cents),
    date: (iso) => days.format(new Date(iso)),
  };
}

/** Prices, amounts and days of bills in the language shown. */
export function useMoney(): MoneyFormat {
  const { language } = useTranslation().i18n;
  const known = formats.get(language) ?? createMoneyFormat(language);
  formats.set(language, known);
  return known;
}
