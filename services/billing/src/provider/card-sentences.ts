const DECLINED = 'Your card was declined.';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['incorrect_number', 'Your card number is invalid.'],
  ['expired_card', 'Your card has expired.'],
  ['incorrect_cvc', 'Your card’s security code is incorrect.'],
  ['insufficient_funds', 'Your card has insufficient funds.'],
  ['test_mode_live_card', 'Only cards for testing are taken here. Nothing was charged.'],
]);

/** What a reader is told where a card is refused, by Stripe's code of the refusal. */
export const cardSentence = (code: string | undefined): string => SENTENCES.get(code ?? '') ?? DECLINED;
