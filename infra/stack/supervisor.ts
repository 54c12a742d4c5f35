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

type Ranked = Started & { rank: number };

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

/** What one supervisor knows; its functions below share it. */
type Watch = {
  options: SupervisorOptions;
  timing: Timing;
  all: Watched[];
  /** When each error was last shown on the terminal. */
  shown: Map<string, number>;
  stopped: Promise<void> | undefined;
};

/** Keeps processes running: what ends is started again with back-off, and nothing else is touched by it. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const timing = { ...TIMING, ...options.timing };
  const watch: Watch = { options, timing, all: [], shown: new Map(), stopped: undefined };
  return {
    start: (plan) => start(watch, plan),
    running: () => running(watch),
    stop: () => {
      watch.stopped ??= stopAll(watch);
      return watch.stopped;
    },
  };
}

async function start(watch: Watch, plan: ProcessPlan): Promise<void> {
  const { options, timing } = watch;
  if (watch.stopped) throw stoppedEarly();
  const log = openRotatingLog(join(options.logsDir, `${plan.name}.log`));
  const blank = { child: undefined, readyAt: undefined, everReady: false, ends: 0, lastLines: [] };
  const watched: Watched = { plan, log, backOffMs: timing.firstBackOffMs, ...blank };
  watch.all.push(watched);
  launch(watch, watched);
  const deadline = Date.now() + timing.readyWithinMs;
  const late = () => sleep(Math.max(0, deadline - Date.now()), false, { ref: false });
  while (!(await Promise.race([becomesReady(watch, watched), late()]))) {
    if (watch.stopped) throw stoppedEarly();
    if (isHopeless(watched) || Date.now() > deadline) throw failure(watched, options.logsDir, timing.readyWithinMs);
    await sleep(POLL_MS);
  }
}

function launch(watch: Watch, watched: Watched): void {
  const child = startChild(watched.plan);
  watched.child = child;
  watched.readyAt = undefined;
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) eachLine(stream, (line) => takeLine(watch, watched, line));
  }
  let handled = false;
  const ended = (reason: string) => {
    if (handled) return;
    handled = true;
    void again(watch, watched, reason);
  };
  child.once('error', (error) => ended(error.message));
  child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
  watch.options.onChange?.(running(watch));
}

async function again(watch: Watch, watched: Watched, reason: string): Promise<void> {
  if (watch.stopped) return;
  const { timing, options } = watch;
  watched.ends += 1;
  if (watched.readyAt && Date.now() - watched.readyAt >= timing.healthyMs) watched.backOffMs = timing.firstBackOffMs;
  const waitMs = watched.backOffMs;
  watched.backOffMs = Math.min(waitMs * 2, timing.longestBackOffMs);
  if (watched.everReady) options.say(`${watched.plan.name} ended (${reason}), starting again in ${waitMs} ms`);
  await sleep(waitMs);
  if (watch.stopped || isHopeless(watched)) return;
  launch(watch, watched);
  if (watched.everReady && (await becomesReady(watch, watched))) options.say(`${watched.plan.name} is back`);
}

/** False when the process ends, or the whole stack stops, before it answers. */
async function becomesReady(watch: Watch, watched: Watched): Promise<boolean> {
  const { child } = watched;
  while (!watch.stopped && child && child === watched.child && !hasEnded(child)) {
    if (await watched.plan.isReady()) {
      watched.readyAt = Date.now();
      watched.everReady = true;
      return true;
    }
    await sleep(POLL_MS);
  }
  return false;
}

async function stopAll(watch: Watch): Promise<void> {
  for (const watched of watch.all.toSorted((a, b) => b.plan.rank - a.plan.rank)) {
    if (watched.child) await endChild(watched.child, 'SIGTERM', watch.timing.graceMs);
    watched.log.close();
  }
  watch.options.onChange?.(running(watch));
}

function running(watch: Watch): Ranked[] {
  return watch.all.flatMap(startedOf).sort((a, b) => a.rank - b.rank);
}

function startedOf({ plan, child }: Watched): Ranked[] {
  if (!child?.pid || hasEnded(child)) return [];
  return [{ name: plan.name, pid: child.pid, mark: plan.mark, rank: plan.rank }];
}

function stoppedEarly(): StartError {
  return new StartError('stopped before it was ready.');
}

function isHopeless(watched: Watched): boolean {
  return !watched.everReady && watched.ends >= HOPELESS_ENDS;
}

function takeLine(watch: Watch, watched: Watched, line: string): void {
  if (line.trim()) watched.lastLines = [...watched.lastLines.slice(-KEPT_LINES), line];
  watched.log.write(`${line}\n`);
  const error = errorIn(line);
  if (error) showError(watch, `${watched.plan.name}: ${error}`);
}

/** The same words come at most once in ten seconds. */
function showError({ shown, options }: Watch, line: string): void {
  if (Date.now() - (shown.get(line) ?? 0) < SAME_ERROR_MS) return;
  if (shown.size > 1_000) shown.clear();
  shown.set(line, Date.now());
  options.say(line);
}

function failure(watched: Watched, logsDir: string, limitMs: number): StartError {
  const { name } = watched.plan;
  const what = isHopeless(watched) ? 'ends right after its start' : `does not answer within ${limitMs / 1000} s`;
  return new StartError(`${name} ${what}: ${reasonIn(watched.lastLines)} (log: ${join(logsDir, `${name}.log`)})`);
}
