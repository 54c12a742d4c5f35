import { setTimeout as sleep } from 'node:timers/promises';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Loop } from '@360/chassis/loop';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { searchIndexing, searchRebuilding } from '@360/contracts/jobs';
import type { Engine } from '../engine/engine.ts';
import type { DocumentSources } from './document-kinds.ts';
import { ensureIndexes, type IndexSettings } from './ensure-indexes.ts';
import { namesIn } from './index-names.ts';
import { createTargets } from './index-targets.ts';
import { type QueueParts, startIndexWorker } from './index-worker.ts';
import { rebuild } from './rebuild.ts';
import type { Rebuilds } from './rebuilds.ts';
import { startGoneSweep } from './sweep-gone.ts';
import { untilBack } from './until-back.ts';
import { wakeEngine } from './wake-engine.ts';

const AGAIN_MS = 1_000;

interface Options extends QueueParts {
  /** Its time-out has to let two hundred long documents through: some 30 s. */
  engine: Engine;
  settings: IndexSettings;
  indexPrefix: string;
  sources: DocumentSources;
  rebuilds: Rebuilds;
}

/**
 * Keeps the search index as the services have what is searched. The indexes are made first, however long the engine is away; jobs
 * wait in their queue until then.
 */
export const startIndexing = (options: Options) => {
  const { engine, settings, sources, rebuilds, logger, pauses } = options;
  const stopping = new AbortController();
  const patience = { signal: stopping.signal, logger, pauses };
  const names = namesIn(options.indexPrefix);
  const indexing = createProducer(searchIndexing, options);
  const later = createProducer({ ...searchIndexing, delayMs: pauses.away }, options);
  const workers: JobWorker[] = [];
  const sweeps: Loop[] = [];

  const work = () => {
    const writer = { engine, sources, targets: createTargets(engine, names, pauses) };
    workers.push(startIndexWorker(writer, indexing, later, options));
    const build = (_: object, signal: AbortSignal) =>
      rebuild({ engine, sources, names, settings, rebuilds }, { signal, logger, pauses });
    workers.push(createWorker(searchRebuilding, build, { ...options, concurrency: 1 }));
    sweeps.push(startGoneSweep(engine, names.live('items'), logger));
  };

  const begin = async (): Promise<void> => {
    while (!stopping.signal.aborted)
      try {
        if (await ensureIndexes({ engine, names, settings }, patience)) await rebuilds.ask();
        await untilBack(() => wakeEngine(engine, names.live('items')), patience);
        if (!stopping.signal.aborted) work();
        return;
      } catch (cause) {
        if (stopping.signal.aborted) return;
        logger.error({ err: cause }, 'search indexes not ready');
        await sleep(AGAIN_MS, undefined, patience).catch(() => undefined);
      }
  };
  const begun = begin();

  return {
    /** Resolves once the indexes are there and jobs are worked, or it is stopped. */
    begun,
    stop: () =>
      stopInOrder([
        async () => stopping.abort(),
        () => begun,
        () => Promise.all(sweeps.map((sweep) => sweep.stop())),
        () => Promise.all(workers.map((worker) => worker.close())),
        () => indexing.close(),
        () => later.close(),
      ]),
  };
};
