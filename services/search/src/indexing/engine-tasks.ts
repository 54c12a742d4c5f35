import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from 'meilisearch';
import type { Engine } from '../engine/engine.ts';
import type { Patience } from './patience.ts';
import { untilBack } from './until-back.ts';

const WAITING = ['enqueued', 'processing'];

/** Waits until a task of the engine is over, however long it takes and even where the engine is away meanwhile. */
const over = async (engine: Engine, uid: number, patience: Patience): Promise<Task> => {
  for (;;) {
    const task = await untilBack(() => engine.ask((client) => client.tasks.getTask(uid)), patience);
    if (!WAITING.includes(task.status)) return task;
    await sleep(patience.pauses.task, undefined, { signal: patience.signal });
  }
};

/** Waits for a task. @throws Error when it failed otherwise than by one of the `accepted` codes, or was cancelled */
export const finished = async (
  engine: Engine,
  uid: number,
  patience: Patience,
  accepted: readonly string[] = [],
): Promise<void> => {
  const { status, error, type } = await over(engine, uid, patience);
  if (status === 'succeeded' || accepted.includes(error?.code ?? '')) return;
  throw new Error(`The search engine's task ${uid} (${type}) ${status}: ${error?.message ?? 'no reason given'}`);
};
