import { Router } from 'express';
import { isLive } from './account.ts';
import { endSubscription } from './advance.ts';
import type { CallParts } from './create-app.ts';
import { missing, refuse } from './refusal.ts';
import { listQuery, subscriptionForm } from './requests.ts';
import { updateSubscription } from './update-subscription.ts';
import { listView, subscriptionView } from './views.ts';

const declined = () =>
  refuse({
    ...{ status: 402, type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
    message: 'Your card was declined.',
  });

/** Subscriptions, their changes and ends. */
export const subscriptionCalls = ({ accounts, catalogue, now, onHappening }: CallParts): Router => {
  const router = Router();

  router.get('/subscriptions', async (req, res) => {
    const { customer, limit } = listQuery.parse(req.query);
    const account = await accounts.find({ _id: customer });
    if (!account || account.deleted) throw missing('customer');
    res.json(listView(account.subscriptions.slice(0, limit).map((each) => subscriptionView(customer, each))));
  });
  router.post('/subscriptions/:id', async (req, res) => {
    const form = subscriptionForm.parse(req.body);
    const [item] = form.items;
    const price = item ? await catalogue.byId(item.price) : null;
    if (item && !price) throw missing('price');
    const change = {
      ...{ price, cancelAtPeriodEnd: form.cancel_at_period_end ?? null, metadata: form.metadata },
      endTrialNow: form.trial_end !== undefined,
    };
    const view = await accounts.change({ 'subscriptions.id': req.params.id }, (account) => {
      const subscription = account.subscriptions.find(({ id }) => id === req.params.id);
      if (!subscription || !isLive(subscription)) return null;
      if (!updateSubscription(account, subscription, change, now())) throw declined();
      return subscriptionView(account._id, subscription);
    });
    if (!view) throw missing('subscription');
    onHappening();
    res.json(view);
  });
  router.delete('/subscriptions/:id', async (req, res) => {
    const view = await accounts.change({ 'subscriptions.id': req.params.id }, (account) => {
      const subscription = account.subscriptions.find(({ id }) => id === req.params.id);
      if (!subscription || !isLive(subscription)) return null;
      endSubscription(account, subscription, now());
      return subscriptionView(account._id, subscription);
    });
    if (!view) throw missing('subscription');
    onHappening();
    res.json(view);
  });
  return router;
};
