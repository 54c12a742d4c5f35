import type { BillingStatus } from '@360/contracts/billing';
import type { CheckoutRepo } from '../payments/checkout.repo.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import { isTrialAvailable } from '../subscriptions/subscribe.ts';
import { entitlementsOf, monthOf } from './entitlements.ts';
import type { SpendingRepo } from './spending.repo.ts';

interface Parts {
  readers: Pick<ReaderRepo, 'of'>;
  checkouts: Pick<CheckoutRepo, 'purchases'>;
  spendings: Pick<SpendingRepo, 'ofMonth' | 'purchasePlaces'>;
  now: () => Date;
  testMode: boolean;
}

/** What takes a purchase, in a spending. */
export const purchasePlace = (checkoutId: string): string => `purchase ${checkoutId}`;

/** Everything about what a reader has, as it stands now. */
export const createReadStanding =
  ({ readers, checkouts, spendings, now }: Omit<Parts, 'testMode'>) =>
  async (sub: string) => {
    const at = now();
    const month = monthOf(at);
    const [reader, purchases, spentPlaces, ofMonth] = await Promise.all([
      readers.of(sub),
      checkouts.purchases(sub),
      spendings.purchasePlaces(sub),
      spendings.ofMonth(sub, month),
    ]);
    const spent = new Set(spentPlaces);
    const bought = purchases.filter(({ _id }) => !spent.has(purchasePlace(_id)));
    const count = (granted: 'free' | 'plan') => ofMonth.filter((each) => each.granted === granted).length;
    const used = { free: count('free'), plan: count('plan'), bought: bought.length };
    const taken = ofMonth.flatMap(({ place }) => place ?? []);
    return { at, month, reader, bought, taken, entitlements: entitlementsOf(reader?.subscription ?? null, used, at) };
  };
export type ReadStanding = ReturnType<typeof createReadStanding>;

/** The answer of `GET /api/billing`. */
export const createReadStatus =
  (readStanding: ReadStanding, testMode: boolean) =>
  async (sub: string): Promise<BillingStatus> => {
    const { reader, entitlements } = await readStanding(sub);
    const { next: _next, ...status } = entitlements;
    return { ...status, trialAvailable: isTrialAvailable(reader), testMode };
  };
export type ReadStatus = ReturnType<typeof createReadStatus>;
