import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HubSubscription {
  callback: string;
  topic: string;
  secret: string;
}

export interface Delivery {
  contentType?: string;
  algorithm?: string;
  /** In place of the right one; null sends none. */
  signature?: string | null;
  link?: string;
}

/** Somebody else's WebSub hub: it takes requests, comes back to verify them, and distributes what it is told. */
export interface Hub {
  readonly origin: string;
  /** The forms of all requests, in order. */
  readonly requests: URLSearchParams[];
  readonly subscriptions: Map<string, HubSubscription>;
  /** What a request is answered with from now on. */
  answer: { status: number; headers?: Record<string, string> };
  leaseSeconds: number;
  /** Whether it comes back to verify a request. */
  verifies: boolean;
  /** Distributes a body to one callback and gives the status it is answered with. */
  distribute(subscription: HubSubscription, body: string | Uint8Array, delivery?: Delivery): Promise<number>;
  close(): Promise<void>;
}

export const formOf = async (req: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

const verify = async (hub: Hub, form: URLSearchParams): Promise<void> => {
  const callback = form.get('hub.callback') ?? '';
  const challenge = randomBytes(16).toString('hex');
  const address = new URL(callback);
  for (const name of ['hub.mode', 'hub.topic']) address.searchParams.set(name, form.get(name) ?? '');
  address.searchParams.set('hub.challenge', challenge);
  if (form.get('hub.mode') === 'subscribe') address.searchParams.set('hub.lease_seconds', String(hub.leaseSeconds));
  const response = await fetch(address);
  if (!response.ok || (await response.text()) !== challenge) return;
  if (form.get('hub.mode') === 'unsubscribe') hub.subscriptions.delete(callback);
  else {
    const { 'hub.topic': topic = '', 'hub.secret': secret = '' } = Object.fromEntries(form);
    hub.subscriptions.set(callback, { callback, topic, secret });
  }
};

export const startHub = async (): Promise<Hub> => {
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    const form = await formOf(req);
    hub.requests.push(form);
    res.writeHead(hub.answer.status, hub.answer.headers).end();
    if (hub.verifies && hub.answer.status === 202) await verify(hub, form);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hub: Hub = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    subscriptions: new Map(),
    answer: { status: 202 },
    leaseSeconds: 864_000,
    verifies: true,
    distribute: async ({ callback, secret }, body, delivery = {}) => {
      const { contentType = 'application/rss+xml', algorithm = 'sha256', link } = delivery;
      const right = `${algorithm}=${createHmac(algorithm, secret).update(body).digest('hex')}`;
      const signature = delivery.signature === undefined ? right : delivery.signature;
      const headers = {
        'content-type': contentType,
        ...(signature !== null && { 'x-hub-signature': signature }),
        ...(link && { link }),
      };
      const sent = typeof body === 'string' ? body : new Uint8Array(body);
      return (await fetch(callback, { method: 'POST', headers, body: sent })).status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return hub;
};
