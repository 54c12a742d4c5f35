import type { TestPayment, testPaymentSchema } from '@360/contracts/billing';
import type { z } from 'zod';

export type Card = z.output<typeof testPaymentSchema>['card'];

/** Why a card is refused, as Stripe names it (docs.stripe.com/declines/codes). */
export const CARD_FAULTS = [
  'incorrect_number',
  'expired_card',
  'incorrect_cvc',
  'insufficient_funds',
  'generic_decline',
  'test_mode_live_card',
] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

/** Cards that pay (docs.stripe.com/testing#cards). */
const PAYING: ReadonlySet<TestPayment['card']['number']> = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '3056930009020004',
  '36227206271667',
  '3566002020360505',
  '6200000000000005',
]);

/** Is taken for a subscription, and declined whenever it is charged (docs.stripe.com/testing#declined-payments). */
export const DECLINED_LATER = '4000000000000341';

const DECLINED: ReadonlyMap<string, CardFault> = new Map([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
]);

/** The checksum of card numbers (ISO/IEC 7812-1, annex B). */
export const hasValidChecksum = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const isOver = ({ expMonth, expYear }: Card, now: Date): boolean =>
  expYear * 12 + expMonth - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth();

/** Why a card is not taken at all, whatever there is to pay; null where it is. */
export const cardFault = (card: Card, now: Date): CardFault | null => {
  if (!hasValidChecksum(card.number)) return 'incorrect_number';
  if (isOver(card, now)) return 'expired_card';
  const declined = DECLINED.get(card.number);
  if (declined) return declined;
  return PAYING.has(card.number) || card.number === DECLINED_LATER ? null : 'test_mode_live_card';
};

/** Whether a card that was taken is declined when money is asked of it. */
export const declinesCharges = (cardNumber: string | null): boolean =>
  cardNumber === null || cardNumber === DECLINED_LATER;
