import type { EngineName } from './engines/launch.ts';
import type { OuterSettings } from './options.ts';
import { freePort, portIsFree } from './ports.ts';
import { type EngineEntry, FRONT, type NodeEntry, type TopologyEntry } from './topology.ts';

/** The part of the topology that one start runs, in the table's order. */
export type Selection = { engines: EngineEntry[]; nodes: NodeEntry[] };

/** Programs of this kind of start, and the engines that one of them needs and nothing outside replaces. */
export function selectProcesses(topology: TopologyEntry[], sample: boolean, outer: OuterSettings): Selection {
  const nodes = topology.filter((entry) => entry.kind === 'node').filter((entry) => sample || !entry.onlyWithSample);
  const needed = new Set(nodes.flatMap((node) => node.needs));
  const engines = topology
    .filter((entry) => entry.kind === 'engine')
    .filter((engine) => needed.has(engine.name) && !outer[engine.replacedBy]);
  return { engines, nodes };
}

/** The names of a program's replicas: `feed`, `feed-2`, `feed-3`. The first is the one others address. */
export function replicaNames(node: NodeEntry): string[] {
  return Array.from({ length: node.replicas }, (_, index) => (index === 0 ? node.name : `${node.name}-${index + 1}`));
}

/** A port for every process: the reader's for the front, else the remembered one unless it is taken, else a free one. */
export async function assignPorts(
  selection: Selection,
  frontPort: number,
  remembered: Record<string, number>,
): Promise<Record<string, number>> {
  const names = [...selection.engines.map((engine) => engine.name), ...selection.nodes.flatMap(replicaNames)];
  const ports: Record<string, number> = { ...remembered, [FRONT]: frontPort };
  const given = new Set([frontPort]);
  for (const name of names.filter((each) => each !== FRONT)) {
    let port = ports[name];
    while (port === undefined || given.has(port) || !(await portIsFree(port))) port = await freePort();
    ports[name] = port;
    given.add(port);
  }
  return ports;
}

/** The outer address that replaces an engine, if any. */
export function outerUrl(name: EngineName, outer: OuterSettings): string | undefined {
  return { mongo: outer.mongoUrl, redis: outer.redisUrl, meili: outer.meiliUrl }[name];
}
