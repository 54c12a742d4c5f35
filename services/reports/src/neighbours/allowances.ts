import { AppError } from '@360/chassis/errors';
import { type ReportAllowance, reportAllowanceSchema } from '@360/contracts/billing';
import type { Identity } from '@360/contracts/identity';
import { problemSchema } from '@360/contracts/problem';
import { Away, openNeighbour } from './open-neighbour.ts';

const PATH = '/internal/report-allowance';
const ANSWER_MS = 8_000;
const OK = 200;
const PAYMENT_REQUIRED = 402;
const SUCCESS = 2;

/** What a reader is told where it cannot be said whether a report may be made. */
export const paymentsAway = (cause?: unknown): AppError =>
  new AppError(
    'unavailable',
    'Payments are not available right now, so no report can be begun. Please try again in a moment.',
    { cause },
  );

/** Asks the billing service whether a report may be made. */
export interface Allowances {
  /** Asked again for the same report nothing more is spent. @throws AppError `payment_required`, `unavailable` */
  spend: (reportId: string, reader: Identity, signal: AbortSignal) => Promise<ReportAllowance['granted']>;
  /** May be repeated. @throws Away */
  giveBack: (reportId: string, reader: Identity, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

const sentenceOf = (text: string): string =>
  problemSchema.safeParse(JSON.parse(text)).data?.error ?? 'This report has to be paid for first.';

export const createAllowances = (at: { billingUrl: string; identityKey: Uint8Array }): Allowances => {
  const billing = openNeighbour('billing', at.billingUrl, at.identityKey);
  return {
    spend: async (reportId, identity, signal) => {
      const said = { method: 'POST', path: PATH, body: { reportId }, identity } as const;
      const { status, text } = await billing.told(said, ANSWER_MS, signal).catch((cause: unknown) => {
        signal.throwIfAborted();
        throw paymentsAway(cause);
      });
      if (status === PAYMENT_REQUIRED) throw new AppError('payment_required', sentenceOf(text));
      if (status !== OK) throw paymentsAway(new Away(`The billing service answers ${status}: ${text.slice(0, 300)}`));
      return reportAllowanceSchema.parse(JSON.parse(text)).granted;
    },
    giveBack: async (reportId, identity, signal) => {
      const path = `${PATH}/${encodeURIComponent(reportId)}`;
      const { status } = await billing.told({ method: 'DELETE', path, identity }, ANSWER_MS, signal);
      // what was never spent is nothing to give back
      if (Math.floor(status / 100) !== SUCCESS && status !== 404)
        throw new Away(`The billing service answers ${status}.`);
    },
    close: billing.close,
  };
};
