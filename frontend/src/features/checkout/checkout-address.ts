export interface CheckoutAddress {
  /** Names the payment that was begun. */
  client_secret?: string;
}

const LONGEST = 200;

/** The payment that an address names; none where it could be no name of one. */
export function checkoutAddress({ client_secret: secret }: Record<string, unknown>): CheckoutAddress {
  const named = typeof secret === 'string' && secret.trim() !== '' && secret.length <= LONGEST;
  return named ? { client_secret: secret.trim() } : {};
}
