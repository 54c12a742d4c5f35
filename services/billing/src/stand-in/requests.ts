import { z } from 'zod';

/** Bodies as the SDK sends them: forms, in which every value is text (docs.stripe.com/api). */
const whole = z.coerce.number().int();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const metadata = z.record(z.string(), z.string()).default({});

export const customerForm = z.object({ metadata });
export const productForm = z.object({ id: z.string(), name: z.string() });
export const priceForm = z.object({
  product: z.string(),
  unit_amount: whole,
  lookup_key: z.string(),
  recurring: z.object({ interval: z.literal('month') }).optional(),
});
export const couponForm = z.object({ amount_off: whole });
export const sessionForm = z.object({
  customer: z.string(),
  mode: z.enum(['subscription', 'payment']),
  line_items: z.array(z.object({ price: z.string(), quantity: z.literal('1') })).length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  metadata,
  discounts: z
    .array(z.object({ coupon: z.string() }))
    .max(1)
    .default([]),
  subscription_data: z.object({ metadata, trial_period_days: whole.min(1).optional() }).default({ metadata: {} }),
  invoice_creation: z.object({ enabled: z.literal('true'), invoice_data: z.object({ metadata }) }).optional(),
});
export const subscriptionForm = z.object({
  items: z
    .array(z.object({ id: z.string(), price: z.string() }))
    .max(1)
    .default([]),
  cancel_at_period_end: flag.optional(),
  trial_end: z.literal('now').optional(),
  metadata,
});
export const refundForm = z.object({ payment_intent: z.string() });
export const listQuery = z.object({
  customer: z.string(),
  limit: whole.min(1).max(100).default(10),
  starting_after: z.string().optional(),
});
export const pricesQuery = z.object({ lookup_keys: z.array(z.string()).min(1) });
