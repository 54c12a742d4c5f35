const DAY_MS = 86_400_000;

/** So many days after a time. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/**
 * So many months after a time, on the same day of the month, or on the last where the month is shorter
 * (docs.stripe.com/billing/subscriptions/billing-cycle).
 */
export const addMonths = (from: Date, months: number): Date => {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to;
};
