import type { TestPayment } from '@360/contracts/billing';

/** What stands in the fields of a card, as it is shown there. */
export interface CardDraft {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}
export type CardField = keyof CardDraft;
export const EMPTY_CARD: CardDraft = { number: '', expiry: '', cvc: '', name: '' };

/** Names of the sentences under `payment.fault`. */
type Fault = 'numberIncomplete' | 'numberWrong' | 'expiryIncomplete' | 'expiryPast' | 'cvcIncomplete' | 'nameMissing';
export type CardFaults = Partial<Record<CardField, Fault>>;

const NUMBER_MAX = 19;
const NUMBER_MIN = 12;
const GROUPS = [4, 4, 4, 4, 3];
const AMEX_GROUPS = [4, 6, 5];
const AMEX = /^3[47]/;
/** Arabic-Indic and Persian zero: the ten digits follow each. */
const ZEROS = [0x660, 0x6f0];

/** The digits of a text, whichever of the scripts read here they are typed in, as 0–9. */
export const digitsOf = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? letter : String(code - zero);
    })
    .join('')
    .replace(/\D/g, '');

/** A card's number in the groups that stand on the card. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, NUMBER_MAX);
  const parts: string[] = [];
  let from = 0;
  for (const length of AMEX.test(digits) ? AMEX_GROUPS : GROUPS) {
    if (from < digits.length) parts.push(digits.slice(from, from + length));
    from += length;
  }
  return parts.join(' ');
}

/** An expiry as "MM / YY", or with all four digits of its year; a first digit that begins no month but its own is one. */
export function groupedExpiry(typed: string): string {
  const digits = digitsOf(typed);
  const whole = (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 6);
  const [month, year] = [whole.slice(0, 2), whole.slice(2)];
  return year ? `${month} / ${year}` : month;
}

/** Luhn's check (ISO/IEC 7812-1, annex B). */
const checks = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const expiryOf = (expiry: string): { month: number; year: number | null } => {
  const digits = digitsOf(expiry);
  const year = digits.slice(2);
  const known = year.length === 2 ? 2000 + Number(year) : year.length === 4 ? Number(year) : null;
  return { month: Number(digits.slice(0, 2)), year: known };
};

function numberFault(number: string): Fault | undefined {
  const digits = digitsOf(number);
  if (digits.length < NUMBER_MIN) return 'numberIncomplete';
  return checks(digits) ? undefined : 'numberWrong';
}

function expiryFault(expiry: string, now: Date): Fault | undefined {
  const { month, year } = expiryOf(expiry);
  if (year === null || month < 1 || month > 12) return 'expiryIncomplete';
  // A card holds to the end of its month.
  return new Date(year, month, 1) > now ? undefined : 'expiryPast';
}

/** What is wrong with a card, by field; nothing where it can be sent. */
export function cardFaults(draft: CardDraft, now: Date): CardFaults {
  const found: Record<CardField, Fault | undefined> = {
    number: numberFault(draft.number),
    expiry: expiryFault(draft.expiry, now),
    cvc: digitsOf(draft.cvc).length < 3 ? 'cvcIncomplete' : undefined,
    name: draft.name.trim() === '' ? 'nameMissing' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as CardFaults;
}

/** The card as it is sent; its name stays here. */
export const cardOf = ({ number, expiry, cvc }: CardDraft): TestPayment['card'] => {
  const { month, year } = expiryOf(expiry);
  return { number: digitsOf(number), expMonth: month, expYear: year ?? 0, cvc: digitsOf(cvc) };
};
