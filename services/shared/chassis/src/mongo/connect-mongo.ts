import mongoose, { type Connection } from 'mongoose';
import type { Logger } from '../logger.ts';

const SELECTION_TIMEOUT_MS = 3_000;
const SOCKET_TIMEOUT_MS = 30_000;

/**
 * Opens a connection of its own (no mongoose singleton). Indexes are never built on connect; a query waits at most three
 * seconds for the database. The driver reconnects by itself.
 */
export const connectMongo = async (url: string, logger: Logger): Promise<Connection> => {
  const connection = mongoose.createConnection(url, {
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    socketTimeoutMS: SOCKET_TIMEOUT_MS,
    heartbeatFrequencyMS: 2_000,
    maxPoolSize: 20,
  });
  connection.on('error', (cause) => logger.warn({ err: cause }, 'mongo error'));
  connection.on('disconnected', () => logger.warn('mongo unreachable'));
  connection.on('reconnected', () => logger.info('mongo back'));
  return await connection.asPromise();
};

/** @throws when the database does not answer */
export const pingMongo = async (connection: Connection): Promise<void> => {
  if (!connection.db) throw new Error('not connected');
  await connection.db.command({ ping: 1 });
};
