import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readJson, writeJson } from './data-folder.ts';
import { commandLineOf, identityOf, isAlive } from './process-identity.ts';
import { StartError } from './start-error.ts';

const recordSchema = z.array(
  z.object({ name: z.string(), pid: z.number().int().min(2), startedAt: z.string(), mark: z.string().min(1) }),
);

type ProcessRecord = z.infer<typeof recordSchema>[number];

/** `mark`: words that stand in the command line of this process and of no stranger's. */
export type Started = { name: string; pid: number; mark: string };

const GRACE_MS = 10_000;

/** Notes what runs now, in order of start, for the next start to find. */
export function recordProcesses(dataDir: string, started: Started[]): void {
  const records = started.flatMap(({ name, pid, mark }) => {
    const identity = identityOf(pid);
    return identity ? [{ name, mark, ...identity }] : [];
  });
  writeJson(fileIn(dataDir), records);
}

/**
 * Ends what an earlier start in this folder left running when it was killed, last started first. Only processes
 * with the recorded number, start time and command line are touched. Returns their names.
 */
export async function endLeftovers(dataDir: string): Promise<string[]> {
  const records = readJson(fileIn(dataDir), recordSchema) ?? [];
  const living = records.filter(isOurs).reverse();
  for (const record of living) await end(record);
  return living.map((record) => record.name);
}

function isOurs(record: ProcessRecord): boolean {
  return isAlive(record) && commandLineOf(record.pid).includes(record.mark);
}

async function end(record: ProcessRecord): Promise<void> {
  signal(record.pid, 'SIGTERM');
  if (await gone(record, GRACE_MS)) return;
  signal(record.pid, 'SIGKILL');
  if (await gone(record, GRACE_MS)) return;
  throw new StartError(`process ${record.pid} (${record.name}) of an earlier start cannot be ended.`);
}

async function gone(record: ProcessRecord, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(record)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** The process may end between the look and the signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'processes.json');
}
