import { Router } from 'express';
import { type Account, isLive } from './account.ts';
import { endSubscription } from './advance.ts';
import type { CallParts } from './create-app.ts';
import { happen } from './happen.ts';
import { idOfCall } from './id-of-call.ts';
import { missing } from './refusal.ts';
import { customerForm, listQuery, refundForm } from './requests.ts';
import { chargeView, customerView, invoiceView, listView } from './views.ts';

/** One page of a list that stands newest first. */
const pageOf = <Row extends { id: string }>(rows: Row[], limit: number, after: string | undefined) => {
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return { page: rows.slice(from, from + limit), more: rows.length > from + limit };
};

const forget = (account: Account, now: number): void => {
  for (const subscription of account.subscriptions.filter(isLive)) endSubscription(account, subscription, now);
  Object.assign(account, { deleted: true, metadata: {}, card: null, balance: 0 });
  Object.assign(account, { sessions: [], subscriptions: [], invoices: [], charges: [] });
};

/** Customers, and what they were charged. */
export const customerCalls = ({ accounts, now, onHappening }: CallParts): Router => {
  const router = Router();
  const accountOf = async (_id: string): Promise<Account> => {
    const account = await accounts.find({ _id });
    if (!account || account.deleted) throw missing('customer');
    return account;
  };

  router.post('/customers', async (req, res) => {
    const { metadata } = customerForm.parse(req.body);
    res.json(customerView(await accounts.create(idOfCall('cus', req), metadata, now())));
  });
  router.delete('/customers/:id', async (req, res) => {
    const { id } = req.params;
    await accountOf(id);
    await accounts.change({ _id: id }, (account) => forget(account, now()));
    onHappening();
    res.json({ id, object: 'customer', deleted: true });
  });
  router.get('/invoices', async (req, res) => {
    const { customer, limit, starting_after } = listQuery.parse(req.query);
    const { page, more } = pageOf((await accountOf(customer)).invoices, limit, starting_after);
    res.json(
      listView(
        page.map((invoice) => invoiceView(customer, invoice)),
        more,
      ),
    );
  });
  router.get('/charges', async (req, res) => {
    const { customer, limit, starting_after } = listQuery.parse(req.query);
    const { page, more } = pageOf((await accountOf(customer)).charges, limit, starting_after);
    res.json(
      listView(
        page.map((charge) => chargeView(customer, charge)),
        more,
      ),
    );
  });
  router.post('/refunds', async (req, res) => {
    const { payment_intent } = refundForm.parse(req.body);
    const amount = await accounts.change({ 'charges.paymentIntent': payment_intent }, (account) => {
      const charge = account.charges.find(({ paymentIntent }) => paymentIntent === payment_intent);
      if (!charge) return 0;
      charge.refunded = true;
      happen.refunded(account, charge, now());
      return charge.amount;
    });
    if (amount === null) throw missing('payment_intent');
    onHappening();
    res.json({ id: idOfCall('re', req), object: 'refund', amount, payment_intent, status: 'succeeded' });
  });
  return router;
};
