import { AppError } from '@360/chassis/errors';
import { asking } from '../provider/provider-errors.ts';
import type { CheckoutDoc } from './checkout.model.ts';
import type { CheckoutRepo } from './checkout.repo.ts';
import type { OpenCheckout, Place } from './open-checkout.ts';

const FAILED = 'Failed to create payment';

interface Parts {
  checkouts: Pick<CheckoutRepo, 'open' | 'purchases'>;
  openCheckout: Pick<OpenCheckout, 'forReport'>;
}

/**
 * Begins the checkout of one report, or leads to the one that is open for the same report.
 * @throws AppError `conflict` where that report is paid for, `upstream_unavailable` where the payment provider fails
 */
export const createBuyReport =
  ({ checkouts, openCheckout }: Parts) =>
  async (sub: string, reportId: string | null, place: Place): Promise<CheckoutDoc> => {
    if (reportId !== null) {
      const [open, purchases] = await Promise.all([checkouts.open(sub, 'report'), checkouts.purchases(sub)]);
      if (purchases.some((each) => each.reportId === reportId))
        throw new AppError('conflict', 'This report is paid for already.');
      const same = open.find((each) => each.reportId === reportId && each.returnTo === place.returnTo);
      if (same) return same;
    }
    const made = await asking(() => openCheckout.forReport(sub, reportId, place), FAILED);
    if (!made) throw new AppError('upstream_unavailable', FAILED);
    return made;
  };
export type BuyReport = ReturnType<typeof createBuyReport>;
