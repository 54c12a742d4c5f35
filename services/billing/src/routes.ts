import { Router } from 'express';
import type { BillingContext } from './context.ts';
import { invoiceRoutes } from './invoices/invoice.routes.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription.routes.ts';
import { allowanceRoutes } from './usage/allowance.routes.ts';

/** Every address of the service, but that of webhooks. */
export const createRoutes = (context: BillingContext): Router => {
  const router = Router();
  router.use(subscriptionRoutes(context));
  router.use(paymentRoutes(context));
  router.use(invoiceRoutes(context));
  router.use(allowanceRoutes(context));
  return router;
};
