import { BillingPage } from '../features/billing/billing-page.tsx';

/** Plans and what the reader has of them. */
export function BillingRoute() {
  return <BillingPage />;
}
