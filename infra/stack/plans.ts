import { join } from 'node:path';
import type { EngineLaunch } from './engines/launch.ts';
import type { ProcessPlan } from './supervisor.ts';
import type { Facts, NodeEntry } from './topology.ts';

const PROBE_MS = 2_000;

/** How one replica of a program of the table is run. */
export type Replica = {
  node: NodeEntry;
  name: string;
  /** Place in the order of stopping. */
  rank: number;
  /** Settings beside the table's, for benches and tests. */
  settings: Record<string, string>;
};

export function planOfNode({ node, name, rank, settings }: Replica, facts: Facts): ProcessPlan {
  const port = facts.portOf(name);
  const program = join(facts.root, node.entry);
  const url = `http://127.0.0.1:${port}${node.readyPath}`;
  return {
    name,
    rank,
    mark: program,
    command: process.execPath,
    args: [program, ...(node.args?.(facts, port) ?? [])],
    env: { NODE_ENV: 'production', ...node.env(facts, port), ...settings },
    cwd: facts.root,
    // Its stores end with the manager too, so there is nothing it could still finish.
    onParentDeath: 'SIGKILL',
    isReady: () => answersOk(url),
  };
}

/** How a prepared engine is run; its data folder stands in its command line and marks it. */
export function planOfEngine(launch: EngineLaunch, rank: number, dataDir: string): ProcessPlan {
  const { name, command, args, env, isReady } = launch;
  return { name, rank, mark: dataDir, command, args, env, isReady };
}

async function answersOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PROBE_MS), redirect: 'manual' }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}
