import { z } from 'zod';
import { PAID_TIERS, TIERS, UNLIMITED } from './plans.ts';

export type { PaidTier, Plan, PlanFeature, Tier } from './plans.ts';
export {
  CURRENCY,
  GUARANTEE_DAYS,
  IN_PREPARATION,
  PLAN_FEATURES,
  PLANS,
  REPORT_CENTS,
  TIERS,
  TRIAL_DAYS,
  UNLIMITED,
} from './plans.ts';

const iso = z.iso.datetime();

export const tierSchema = z.enum(TIERS);
export const paidTierSchema = z.enum(PAID_TIERS);

export const SUBSCRIPTION_STATES = ['none', 'trialing', 'active', 'past_due', 'canceled'] as const;

/** `GET /api/billing`: what whoever asks has, and how it is paid for. */
export const billingStatusSchema = z.object({
  tier: tierSchema,
  state: z.enum(SUBSCRIPTION_STATES),
  /** End of what is paid for, or of the trial. */
  periodEnd: iso.nullable(),
  /** It ends then instead of going on. */
  endsAtPeriodEnd: z.boolean(),
  trialAvailable: z.boolean(),
  reports: z.object({
    /** Of this calendar month (UTC), with the plan; bought ones do not count. */
    used: z.int().min(0),
    /** UNLIMITED where there is no bound. */
    limit: z.int().min(UNLIMITED),
    resetsAt: iso,
    /** Bought and not made yet. */
    bought: z.int().min(0),
  }),
  /** No payment provider is set up: nothing is charged, and cards for testing are taken. */
  testMode: z.boolean(),
});
export type BillingStatus = z.infer<typeof billingStatusSchema>;

/**
 * `POST /api/create-subscription`. With `tier` the answer leads to a checkout address, with `planId` it also holds a client
 * secret. `userId` is accepted and ignored: whose it is comes from the session.
 */
export const subscriptionRequestSchema = z
  .object({
    tier: paidTierSchema.optional(),
    planId: paidTierSchema.optional(),
    userId: z.string().max(200).optional(),
    /** The page to come back to, an address of the product itself. */
    returnTo: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])/, 'an address of this site')
      .optional(),
  })
  .refine(({ tier, planId }) => tier ?? planId, 'Please choose a plan.');
export const subscriptionResponseSchema = z.object({ checkoutUrl: z.string(), clientSecret: z.string().nullable() });
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;

/** `POST /api/create-payment-intent`: one report. The amount is checked against the price, never trusted. */
export const paymentIntentRequestSchema = z.object({
  amount: z.number(),
  reportId: z.string().max(100).optional(),
  userId: z.string().max(200).optional(),
  returnTo: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/, 'an address of this site')
    .optional(),
});
export type PaymentIntentResponse = SubscriptionResponse;

/** `GET /api/billing/payments/:clientSecret`: what a payment form is for. */
export const pendingPaymentSchema = z.object({
  kind: z.enum(['subscription', 'report']),
  tier: tierSchema.nullable(),
  /** Due today. */
  amountCents: z.int().min(0),
  /** Each month from `renewsAt` on; null for a report. */
  monthlyCents: z.int().min(0).nullable(),
  /** What is left of the plan before, taken off. */
  creditCents: z.int().min(0),
  renewsAt: iso.nullable(),
  trialDays: z.int().min(0),
  state: z.enum(['open', 'paid', 'canceled']),
  returnTo: z.string().nullable(),
  testMode: z.boolean(),
});
export type PendingPayment = z.infer<typeof pendingPaymentSchema>;

/** `POST /api/billing/test-payments`: pays in test mode with a card for testing; there is no such address otherwise. */
export const testPaymentSchema = z.object({
  clientSecret: z.string().min(1).max(200),
  card: z.object({
    number: z
      .string()
      .transform((number) => number.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{12,19}$/, 'Your card number is incomplete.')),
    expMonth: z.int().min(1, 'Your card’s expiry date is invalid.').max(12, 'Your card’s expiry date is invalid.'),
    expYear: z.int().min(2000).max(2100),
    cvc: z.string().regex(/^\d{3,4}$/, 'Your card’s security code is incomplete.'),
  }),
});
export type TestPayment = z.input<typeof testPaymentSchema>;

/** `POST /api/billing/change`: to another paid plan at once, what is left of the old one is credited. */
export const planChangeSchema = z.object({ tier: paidTierSchema });
/** `POST /api/billing/portal`: where the payment provider lets a reader see to cards and invoices. */
export const portalResponseSchema = z.object({ url: z.string() });

export const invoiceSchema = z.object({
  id: z.string(),
  at: iso,
  kind: z.enum(['subscription', 'report']),
  tier: tierSchema.nullable(),
  amountCents: z.int(),
  state: z.enum(['paid', 'open', 'void', 'refunded']),
  /** At the payment provider; null in test mode. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
/** `GET /api/billing/invoices?cursor=`, newest first. */
export const invoiceListSchema = z.object({ invoices: z.array(invoiceSchema).max(50), next: z.string().nullable() });

/**
 * `POST /internal/report-allowance`, asked by the reports service in the reader's name: may this report be made? Asked
 * again with the same report the answer is the same and nothing more is spent. 402 `payment_required` where it may not.
 */
export const reportAllowanceRequestSchema = z.object({ reportId: z.string().min(1).max(100) });
export const reportAllowanceSchema = z.object({ granted: z.enum(['plan', 'free', 'purchase']) });
export type ReportAllowance = z.infer<typeof reportAllowanceSchema>;

/** `GET /internal/own-data/purchases`: for the export of an account. */
export const ownPurchasesSchema = z.object({ rows: z.array(invoiceSchema), next: z.string().nullable() });
