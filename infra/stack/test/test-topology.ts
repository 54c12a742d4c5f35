import type { NodeEntry, TopologyEntry } from '../topology.ts';

type Settings = {
  behaviour?: Record<string, string>;
  /** File in which each process notes its end. */
  notes?: string;
  needs?: string[];
};

/** A `feed` and a `gateway` that are test processes, after the engines named in `needs`. */
export function testTopology({ behaviour = {}, notes = '', needs = [] }: Settings): TopologyEntry[] {
  const entry = (name: string, itsNeeds: string[]): NodeEntry => ({
    name,
    kind: 'node',
    entry: 'infra/stack/test/test-process.ts',
    env: (facts, port) => ({
      PORT: String(port),
      NAME: name,
      NOTES: notes,
      BEHAVIOUR: behaviour[name] ?? '',
      ...(needs.includes('redis') ? { REDIS_URL: facts.engineUrl('redis') } : {}),
    }),
    needs: itsNeeds,
    readyPath: '/',
    replicas: 1,
  });
  return [
    { name: 'mongo', kind: 'engine', replacedBy: 'mongoUrl' },
    { name: 'redis', kind: 'engine', replacedBy: 'redisUrl' },
    { name: 'meili', kind: 'engine', replacedBy: 'meiliUrl' },
    entry('feed', needs),
    entry('gateway', ['feed', 'frontend']),
  ];
}
