import type { BillingStatus, Invoice } from '@360/contracts/billing';
import { json, stubServer } from '../../test/framed.tsx';

export const FREE: BillingStatus = {
  tier: 'free',
  state: 'none',
  periodEnd: null,
  endsAtPeriodEnd: false,
  trialAvailable: true,
  reports: { used: 1, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z', bought: 0 },
  testMode: true,
};

export const PRO: BillingStatus = {
  ...FREE,
  tier: 'pro',
  state: 'active',
  periodEnd: '2026-12-20T12:00:00.000Z',
  trialAvailable: false,
  reports: { ...FREE.reports, used: 12, limit: -1 },
};

export const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'subscription',
  tier: 'pro',
  amountCents: 999,
  state: 'paid',
  url: null,
  ...more,
});

/** Answers with this status and these invoices, and begins every payment on the product's own checkout. */
export function startServer(billing: BillingStatus, invoices: Invoice[] = []) {
  const kept = { billing, invoices };
  const server = stubServer(({ path }) => {
    if (path === '/api/billing') return json(kept.billing);
    if (path.startsWith('/api/billing/invoices')) return json({ invoices: kept.invoices, next: null });
    if (path === '/api/billing/portal') return json({ url: 'javascript:struck()' });
    if (path.startsWith('/api/create-'))
      return json({ checkoutUrl: '/checkout?client_secret=cs_1', clientSecret: null });
    return json({});
  });
  return { server, kept };
}
