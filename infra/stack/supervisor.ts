import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildSpec, endChild, hasEnded, startChild } from './child.ts';
import { eachLine, errorIn, reasonIn } from './child-output.ts';
import type { Started } from './leftovers.ts';
import { openRotatingLog, type RotatingLog } from './rotating-log.ts';
import { StartError } from './start-error.ts';

export type ProcessPlan = ChildSpec & {
  name: string;
  /** Words of the command line by which a later start knows this process again. */
  mark: string;
  /** Position in the order of stopping: the highest goes first. */
  rank: number;
  /** One attempt; never rejects. */
  isReady: () => Promise<boolean>;
};

export type SupervisorOptions = {
  logsDir: string;
  /** Tells the reader of the terminal. */
  say: (line: string) => void;
  /** Called after each start or restart with all that runs. */
  onChange?: (running: Started[]) => void;
  timing?: Partial<Timing>;
};

export type Supervisor = {
  /** Resolves when the process answers; throws StartError when it keeps ending or does not answer in time. */
  start: (plan: ProcessPlan) => Promise<void>;
  /** What runs at this moment, in order of rank. */
  running: () => Started[];
  /** Ends everything, highest rank first, each within ten seconds. May be called at any time and again. */
  stop: () => Promise<void>;
};

type Timing = {
  firstBackOffMs: number;
  longestBackOffMs: number;
  /** So long healthy, and the back-off begins anew. */
  healthyMs: number;
  /** For the first readiness. */
  readyWithinMs: number;
  /** Between SIGTERM and SIGKILL. */
  graceMs: number;
};

type Watched = {
  plan: ProcessPlan;
  log: RotatingLog;
  child: ChildProcess | undefined;
  readyAt: number | undefined;
  everReady: boolean;
  backOffMs: number;
  ends: number;
  lastLines: string[];
};

const TIMING: Timing = {
  firstBackOffMs: 250,
  longestBackOffMs: 5_000,
  healthyMs: 30_000,
  readyWithinMs: 60_000,
  graceMs: 10_000,
};
const POLL_MS = 40;
/** A process that ends so often without ever having answered will not get better by itself. */
const HOPELESS_ENDS = 3;
const SAME_ERROR_MS = 10_000;
const KEPT_LINES = 40;

/** Keeps processes running: what ends is started again with back-off, and nothing else is touched by it. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const timing = { ...TIMING, ...options.timing };
  const all: Watched[] = [];
  const shown = new Map<string, number>();
  let stopped: Promise<void> | undefined;

  const running = () => all.flatMap(startedOf).sort((a, b) => a.rank - b.rank);

  const showError = (name: string, text: string) => {
    const line = `${name}: ${text}`;
    if (Date.now() - (shown.get(line) ?? 0) < SAME_ERROR_MS) return;
    if (shown.size > 1_000) shown.clear();
    shown.set(line, Date.now());
    options.say(line);
  };

  const launch = (watched: Watched) => {
    const child = startChild(watched.plan);
    watched.child = child;
    watched.readyAt = undefined;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) eachLine(stream, (line) => takeLine(watched, line, showError));
    }
    let handled = false;
    const ended = (reason: string) => {
      if (handled) return;
      handled = true;
      void again(watched, reason);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    options.onChange?.(running());
  };

  const again = async (watched: Watched, reason: string) => {
    if (stopped) return;
    watched.ends += 1;
    if (watched.readyAt && Date.now() - watched.readyAt >= timing.healthyMs) watched.backOffMs = timing.firstBackOffMs;
    const waitMs = watched.backOffMs;
    watched.backOffMs = Math.min(waitMs * 2, timing.longestBackOffMs);
    if (watched.everReady) options.say(`${watched.plan.name} ended (${reason}), starting again in ${waitMs} ms`);
    await sleep(waitMs);
    if (stopped || isHopeless(watched)) return;
    launch(watched);
    if (watched.everReady && (await becomesReady(watched))) options.say(`${watched.plan.name} is back`);
  };

  /** False when the process ends, or the whole stack stops, before it answers. */
  const becomesReady = async (watched: Watched): Promise<boolean> => {
    const { child } = watched;
    while (!stopped && child && child === watched.child && !hasEnded(child)) {
      if (await watched.plan.isReady()) {
        watched.readyAt = Date.now();
        watched.everReady = true;
        return true;
      }
      await sleep(POLL_MS);
    }
    return false;
  };

  const start = async (plan: ProcessPlan) => {
    if (stopped) throw stoppedEarly();
    const log = openRotatingLog(join(options.logsDir, `${plan.name}.log`));
    const blank = { child: undefined, readyAt: undefined, everReady: false, ends: 0, lastLines: [] };
    const watched: Watched = { plan, log, backOffMs: timing.firstBackOffMs, ...blank };
    all.push(watched);
    launch(watched);
    const deadline = Date.now() + timing.readyWithinMs;
    const late = () => sleep(Math.max(0, deadline - Date.now()), false, { ref: false });
    while (!(await Promise.race([becomesReady(watched), late()]))) {
      if (stopped) throw stoppedEarly();
      if (isHopeless(watched) || Date.now() > deadline) throw failure(watched, options.logsDir, timing.readyWithinMs);
      await sleep(POLL_MS);
    }
  };

  const stop = () => {
    stopped ??= (async () => {
      for (const watched of all.toSorted((a, b) => b.plan.rank - a.plan.rank)) {
        if (watched.child) await endChild(watched.child, 'SIGTERM', timing.graceMs);
        watched.log.close();
      }
      options.onChange?.(running());
    })();
    return stopped;
  };

  return { start, running, stop };
}

function startedOf({ plan, child }: Watched): (Started & { rank: number })[] {
  if (!child?.pid || hasEnded(child)) return [];
  return [{ name: plan.name, pid: child.pid, mark: plan.mark, rank: plan.rank }];
}

function stoppedEarly(): StartError {
  return new StartError('stopped before it was ready.');
}

function isHopeless(watched: Watched): boolean {
  return !watched.everReady && watched.ends >= HOPELESS_ENDS;
}

function takeLine(watched: Watched, line: string, showError: (name: string, text: string) => void): void {
  if (line.trim()) watched.lastLines = [...watched.lastLines.slice(-KEPT_LINES), line];
  watched.log.write(`${line}\n`);
  const error = errorIn(line);
  if (error) showError(watched.plan.name, error);
}

function failure(watched: Watched, logsDir: string, limitMs: number): StartError {
  const { name } = watched.plan;
  const what = isHopeless(watched) ? 'ends right after its start' : `does not answer within ${limitMs / 1000} s`;
  return new StartError(`${name} ${what}: ${reasonIn(watched.lastLines)} (log: ${join(logsDir, `${name}.log`)})`);
}
