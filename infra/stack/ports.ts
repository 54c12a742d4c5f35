import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const DYING_MS = 1_000;

/** Whether nothing listens on this port of `host`, tried by listening there. */
export async function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOnce(port, host)) !== undefined;
}

/** The same, asked again for up to a second: a process that was just killed holds its port until the kernel is done. */
export async function portComesFree(port: number): Promise<boolean> {
  const deadline = Date.now() + DYING_MS;
  while (!(await portIsFree(port))) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** A port of 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0, '127.0.0.1');
  if (port === undefined) throw new Error('this machine gives no free port on 127.0.0.1');
  return port;
}

function listenOnce(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
