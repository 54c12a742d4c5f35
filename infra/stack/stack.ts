import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptSecrets, readState, takeDataFolder, writeState } from './data-folder.ts';
import { prepareEngine } from './engines/engines.ts';
import type { EngineName } from './engines/launch.ts';
import { feedOrigins } from './feed-origins.ts';
import { bringFrontend } from './frontend-build.ts';
import { endLeftovers, recordProcesses } from './leftovers.ts';
import { chooseSource } from './news-source.ts';
import type { StackOptions } from './options.ts';
import { planOfEngine, planOfNode } from './plans.ts';
import { portComesFree } from './ports.ts';
import { assignPorts, outerUrl, replicaNames, type Selection, selectProcesses } from './selection.ts';
import { StartError } from './start-error.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { type EngineEntry, type Facts, TOPOLOGY, type TopologyEntry } from './topology.ts';
import { removeUnfinished } from './unfinished.ts';

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export type RunningStack = {
  /** Where readers reach the product. */
  url: string;
  /** What runs at this moment; a process that was started again has a new pid. */
  readonly processes: { name: string; pid: number }[];
  /** Ends everything in order. May be called again. */
  stop: () => Promise<void>;
};

/** What a test or the terminal adds to the options. */
export type StackSurroundings = {
  /** Progress for the terminal; silent by default. */
  say?: (line: string) => void;
  /** Ends a start that is under way; it then rejects. */
  abort?: AbortSignal;
  topology?: TopologyEntry[];
  /** Makes the interface; by default the Vite build where its sources changed. */
  frontend?: typeof bringFrontend;
  /** Environment added to a program, by its name in the topology: `{ gateway: { RATE_LIMIT_SCALE: '100' } }`. */
  settings?: Record<string, Record<string, string>>;
};

type Start = {
  options: StackOptions;
  say: (line: string) => void;
  topology: TopologyEntry[];
  frontend: typeof bringFrontend;
  settings: Record<string, Record<string, string>>;
  abort: AbortController;
  supervisor: Supervisor;
};

/**
 * Starts the product: engines, services, gateway. Resolves when all of it answers. Throws StartError, with everything
 * that was started ended again, when something of it cannot run.
 */
export async function startStack(options: StackOptions, around: StackSurroundings = {}): Promise<RunningStack> {
  const { say = () => {}, topology = TOPOLOGY, frontend = bringFrontend, settings = {} } = around;
  const { dataDir } = options;
  const release = takeDataFolder(dataDir);
  const supervisor = createSupervisor({
    logsDir: join(dataDir, 'logs'),
    say,
    onChange: (running) => recordProcesses(dataDir, running),
  });
  const abort = new AbortController();
  const stop = async () => {
    abort.abort();
    await supervisor.stop();
    release();
  };
  around.abort?.addEventListener('abort', () => {
    abort.abort();
    void supervisor.stop();
  });
  try {
    await startProcesses({ options, say, topology, frontend, settings, abort, supervisor });
    around.abort?.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${options.port}`,
    get processes() {
      return supervisor.running().map(({ name, pid }) => ({ name, pid }));
    },
    stop,
  };
}

async function startProcesses(start: Start): Promise<void> {
  const { options, say, topology } = start;
  const { dataDir, port } = options;
  removeUnfinished(join(ROOT, '.cache'));
  const left = await endLeftovers(dataDir);
  if (left.length > 0) say(`ended what an earlier start left behind: ${left.join(', ')}`);
  if (!(await portComesFree(port)))
    throw new StartError(`port ${port} is taken or not allowed: choose another with --port.`);
  const sample = await decideSource(options, say);
  const selection = selectProcesses(topology, sample, options.outer);
  const state = readState(dataDir);
  const ports = await assignPorts(selection, port, state.ports);
  const sampleEpoch = state.sampleEpoch ?? new Date().toISOString();
  writeState(dataDir, { ports, sampleEpoch });
  const engineUrls = new Map<EngineName, string>();
  const keys: EngineKeys = { meili: options.outer.meiliKey ?? '' };
  const facts: Facts = {
    root: ROOT,
    dataDir,
    secrets: keptSecrets(dataDir),
    sample,
    sampleEpoch,
    feeds: options.feeds,
    feedOrigins: feedOrigins(options.feeds),
    logLevel: options.outer.logLevel,
    xSettings: options.outer.x ?? {},
    aiSettings: options.outer.ai ?? {},
    stripeSettings: options.outer.stripe ?? {},
    portOf: (name) => known(ports[name], name),
    engineUrl: (name) => known(outerUrl(name, options.outer) ?? engineUrls.get(name), name),
    meiliKey: () => keys.meili,
  };
  await startInOrder(start, selection, facts, { urls: engineUrls, keys });
}

/** What is known of an engine once it is prepared. */
type EngineKeys = { meili: string };
type Found = { urls: Map<EngineName, string>; keys: EngineKeys };

/** Each process starts as soon as those it needs are ready; what needs nothing starts at once. */
async function startInOrder(
  { supervisor, frontend, settings, abort, say }: Start,
  { engines, nodes }: Selection,
  facts: Facts,
  found: Found,
): Promise<void> {
  const ready = new Map<string, Promise<unknown>>();
  const ofNeeds = (needs: string[]) => Promise.all(needs.map((need) => ready.get(need)));
  ready.set('frontend', frontend(facts.root, say, abort.signal));
  for (const [rank, engine] of engines.entries()) {
    ready.set(engine.name, startEngineOf(engine, rank, facts, supervisor, found));
  }
  for (const [index, node] of nodes.entries()) {
    const rank = engines.length + index;
    const needed = ofNeeds(node.needs);
    const replicas = replicaNames(node).map(async (name) => {
      await needed;
      await supervisor.start(planOfNode({ node, name, rank, settings: settings[node.name] ?? {} }, facts));
    });
    ready.set(node.name, Promise.all(replicas));
  }
  const [failed] = await failuresOf([...ready.values()], supervisor, abort);
  if (failed) throw failed;
}

/** The first failure ends the others at once; all are waited for, so that nothing starts after the end. */
async function failuresOf(all: Promise<unknown>[], supervisor: Supervisor, abort: AbortController): Promise<Error[]> {
  const failures: Error[] = [];
  await Promise.all(
    all.map((each) =>
      each.catch(async (error: Error) => {
        failures.push(error);
        abort.abort();
        await supervisor.stop();
      }),
    ),
  );
  return failures;
}

async function startEngineOf(
  { name }: EngineEntry,
  rank: number,
  facts: Facts,
  supervisor: Supervisor,
  { urls, keys }: Found,
): Promise<void> {
  const dataDir = join(facts.dataDir, 'engines', name);
  const launch = await prepareEngine(name, { dataDir, port: facts.portOf(name) }).catch((error: Error) => {
    throw new StartError(error.message);
  });
  urls.set(name, launch.url);
  if (launch.key) keys.meili = launch.key;
  await supervisor.start(planOfEngine(launch, rank, dataDir));
}

async function decideSource(options: StackOptions, say: (line: string) => void): Promise<boolean> {
  const { sample, reason } = await chooseSource({
    asked: options.sample,
    hasFeeds: options.feeds !== undefined,
    catalogue: join(ROOT, 'services/feed/catalogue/publishers.json'),
  });
  say(`news from ${sample ? 'the sample newsroom' : (options.feeds ?? 'the real publishers')}, because ${reason}`);
  return sample;
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the topology uses ${name} but does not start it`);
  return value;
}
