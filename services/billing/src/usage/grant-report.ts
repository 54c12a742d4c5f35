import { AppError } from '@360/chassis/errors';
import { PLANS, REPORT_CENTS, type ReportAllowance } from '@360/contracts/billing';
import type { StreamEvent } from '@360/contracts/events';
import { dollars } from '../provider/dollars.ts';
import { isDuplicate } from '../readers/is-duplicate.ts';
import { purchasePlace, type ReadStanding } from './read-status.ts';
import type { SpendingDoc } from './spending.model.ts';
import type { SpendingRepo } from './spending.repo.ts';

interface Parts {
  spendings: Pick<SpendingRepo, 'of' | 'insert' | 'giveBack'>;
  readStanding: ReadStanding;
  publish: (event: StreamEvent) => Promise<void>;
}

type Standing = Awaited<ReturnType<ReadStanding>>;

const usedUp = (): AppError =>
  new AppError(
    'payment_required',
    `You have made ${PLANS.free.reportsPerMonth} reports this month. One more costs ${dollars(REPORT_CENTS)}, or choose a plan.`,
  );

const freePlace = ({ month, taken }: Standing): string | null => {
  const places = Array.from({ length: PLANS.free.reportsPerMonth }, (_, at) => `free ${month} ${at}`);
  const free = places.filter((place) => !taken.includes(place));
  return free[Math.floor(Math.random() * free.length)] ?? null;
};

/** The purchase that was made for this report, else the oldest. */
const purchaseFor = ({ bought }: Standing, reportId: string): string | null => {
  const purchase = bought.find((each) => each.reportId === reportId) ?? bought[0];
  return purchase ? purchasePlace(purchase._id) : null;
};

/** @throws AppError `payment_required` where nothing is left to make it on */
const spendingFor = (sub: string, reportId: string, standing: Standing): Omit<SpendingDoc, '_id'> => {
  const { next } = standing.entitlements;
  const spending = { sub, reportId, month: standing.month, at: standing.at };
  if (next === 'plan') return { ...spending, granted: 'plan', place: null };
  const place = next === 'free' ? freePlace(standing) : purchaseFor(standing, reportId);
  if (next === null || place === null) throw usedUp();
  return { ...spending, granted: next, place };
};

/** Lets reports be made on what a reader has, and gives back what a report had taken that could not be made. */
export const createGrants = ({ spendings, readStanding, publish }: Parts) => ({
  /** The same for the same report, however often it is asked. @throws AppError `payment_required` */
  grant: async (sub: string, reportId: string): Promise<ReportAllowance> => {
    // Whoever fails to insert was overtaken by a request of the same reader that did, so this ends.
    for (;;) {
      const known = await spendings.of(sub, reportId);
      if (known) return { granted: known.granted };
      const spending = spendingFor(sub, reportId, await readStanding(sub));
      try {
        await spendings.insert(spending);
        await publish({ type: 'billing.changed', to: sub });
        return { granted: spending.granted };
      } catch (cause) {
        if (!isDuplicate(cause)) throw cause;
      }
    }
  },
  giveBack: async (sub: string, reportId: string): Promise<void> => {
    if (await spendings.giveBack(sub, reportId)) await publish({ type: 'billing.changed', to: sub });
  },
});
export type Grants = ReturnType<typeof createGrants>;
