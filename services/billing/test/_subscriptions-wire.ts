import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export type Wire = Record<string, unknown> & { id: string; status: string; customer: string };

const MONTH_S = 2_592_000;

/** A subscription as Stripe writes it. @param start of its period, in seconds */
export const subscriptionOf = (
  customer: string,
  { id = `sub_${customer}`, product = '360-pro', created = 1, start = 1_790_000_000, ...more }: Record<string, unknown>,
): Wire => ({
  ...{ id: String(id), object: 'subscription', customer, created, status: 'active', cancel_at: null },
  ...{ cancel_at_period_end: false, trial_start: null, ...more },
  items: {
    object: 'list',
    data: [
      {
        ...{ id: `si_${id}`, object: 'subscription_item', price: { object: 'price', product, unit_amount: 999 } },
        ...{ current_period_start: start, current_period_end: Number(start) + MONTH_S },
      },
    ],
  },
});

/** Two calls of the payment provider, over HTTP: which subscriptions a customer has, as the test says it, and an end of one. */
export const openSubscriptionsWire = async (listOf: (customer: string) => Wire[] | Promise<Wire[]>) => {
  const ended: string[] = [];
  const server = createServer(async ({ method, url = '' }, res) => {
    const { pathname, searchParams } = new URL(url, 'http://provider');
    const say = (body: object) => res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (method === 'DELETE') {
      const id = pathname.split('/').at(-1) ?? '';
      ended.push(id);
      say({ id, object: 'subscription', status: 'canceled' });
    } else
      say({ object: 'list', has_more: false, url: pathname, data: await listOf(searchParams.get('customer') ?? '') });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ended,
    stripe: new Stripe('sk_test_key', { host: '127.0.0.1', port, protocol: 'http', telemetry: false }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
