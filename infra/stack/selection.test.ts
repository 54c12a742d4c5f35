import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './ports.ts';
import { assignPorts, replicaNames, selectProcesses } from './selection.ts';
import { type NodeEntry, TOPOLOGY } from './topology.ts';

const outer = { logLevel: 'info' as const };
const names = (sample: boolean, replaced = {}) => {
  const { engines, nodes } = selectProcesses(TOPOLOGY, sample, { ...outer, ...replaced });
  return [...engines, ...nodes].map(({ name }) => name);
};

test('the newsroom belongs to the sample, engines to those who need them', () => {
  expect(names(true)).toEqual([
    'mongo',
    'redis',
    'meili',
    'newsroom',
    'feed',
    'search',
    'reader',
    'analysis',
    'billing',
    'civ',
    'reports',
    'gateway',
  ]);
  const elsewhere = { mongoUrl: 'mongodb://db/', redisUrl: 'redis://r', meiliUrl: 'http://m' };
  expect(names(false, elsewhere)).toEqual([
    'feed',
    'search',
    'reader',
    'analysis',
    'billing',
    'civ',
    'reports',
    'gateway',
  ]);
});

test('every need is an engine, an earlier process or the interface', () => {
  const known = new Set(['frontend']);
  for (const entry of TOPOLOGY) {
    if (entry.kind === 'node') expect(entry.needs.filter((need) => !known.has(need))).toEqual([]);
    known.add(entry.name);
  }
});

test('ports are kept, the front gets its own, and none is given twice', async () => {
  const [kept, taken] = [await freePort(), await freePort()];
  const stranger = createServer().listen(taken, '127.0.0.1');
  const selection = selectProcesses(TOPOLOGY, true, outer);
  const ports = await assignPorts(selection, 3600, { mongo: kept, redis: kept, feed: taken, meili: 5 });
  stranger.close();
  expect(ports).toMatchObject({ mongo: kept, gateway: 3600, meili: 5 });
  expect([kept, taken]).not.toContain(ports.redis);
  expect(ports.feed).not.toBe(taken);
  expect(new Set(Object.values(ports)).size).toBe(selection.engines.length + selection.nodes.length);
});

test('replicas have names and ports of their own', async () => {
  const feed = TOPOLOGY.find((entry): entry is NodeEntry => entry.name === 'feed');
  if (!feed) throw new Error('the table has no feed');
  const three = { ...feed, replicas: 3 };
  expect(replicaNames(three)).toEqual(['feed', 'feed-2', 'feed-3']);
  expect(Object.keys(await assignPorts({ engines: [], nodes: [three] }, 3600, {}))).toContain('feed-3');
});
