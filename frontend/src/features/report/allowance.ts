import type { BillingStatus } from '@360/contracts/billing';
import { UNLIMITED } from '@360/contracts/plans';

/** How many reports the plan still holds this month; null where there is no bound. */
export const leftOf = ({ reports: { used, limit } }: Pick<BillingStatus, 'reports'>): number | null =>
  limit === UNLIMITED ? null : Math.max(0, limit - used);

/** Whether the next report has to be bought first. */
export const mustBuy = (billing: Pick<BillingStatus, 'reports'>): boolean =>
  leftOf(billing) === 0 && billing.reports.bought === 0;
