/** An amount in cents as the product writes it in English. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
