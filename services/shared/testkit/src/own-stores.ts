import { randomUUID } from 'node:crypto';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    mongoUrl: string;
    redisUrl: string;
  }
}

const named = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.toString();
};

/**
 * A database and a key prefix that no other test file has.
 * `drop` removes the database and nothing else.
 */
export const ownStores = () => {
  const id = randomUUID().replaceAll('-', '').slice(0, 12);
  const mongoUrl = named(inject('mongoUrl'), `test-${id}`);
  return {
    mongoUrl,
    redisUrl: inject('redisUrl'),
    queuePrefix: `test-${id}`,
    drop: async (): Promise<void> => {
      const connection = await connectMongo(mongoUrl, createLogger('test', 'silent'));
      await connection.dropDatabase();
      await connection.close();
    },
  };
};
