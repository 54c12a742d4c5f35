import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Producer } from '@360/chassis/queue/create-producer';
import type { articleFetching } from '@360/contracts/jobs';
import type { z } from 'zod';
import type { PageRepo } from './page.repo.ts';

const PAUSE_MS = 1_000;
/** Waiting pages that are looked through for their hosts. */
const LOOKED_AT = 20_000;

/**
 * Hands every host with waiting pages to the queue, unless it is to be left alone for now. The database says what waits,
 * so a queue that lost its jobs is filled again; a host that already has its turn is not added twice.
 */
export const startPageSweep = (
  pages: PageRepo,
  producer: Producer<z.infer<(typeof articleFetching)['payload']>>,
  logger: Logger,
): Loop =>
  startLoop(
    'due pages',
    () => PAUSE_MS,
    logger,
    async () => {
      const now = new Date();
      const hosts = await pages.dueHosts(now, LOOKED_AT);
      const resting = hosts.length > 0 ? await pages.resting(hosts, now) : new Set<string>();
      await Promise.all(hosts.filter((host) => !resting.has(host)).map((host) => producer.add({ host })));
      return false;
    },
  );
