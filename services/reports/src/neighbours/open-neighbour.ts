import { AppError } from '@360/chassis/errors';
import { createServiceTelling, type ToldAnswer } from '@360/chassis/http/tell-service';
import { serviceIdentity } from '@360/chassis/identity';
import type { Identity } from '@360/contracts/identity';
import { Pool } from 'undici';
import type { ZodType } from 'zod';

const CONNECTIONS = 8;
const CONNECT_MS = 2_000;
const OK = 200;
const NOT_FOUND = 404;
const MOVED = [301, 302, 307, 308];
const MOST_MOVES = 3;

/** Another service is away, or cannot answer at the moment; asking again later may work. */
export class Away extends Error {
  override name = 'Away';
}

export const OURSELVES = serviceIdentity('reports');

export interface Asked<Answer> {
  path: string;
  /** Sent by POST. */
  body?: unknown;
  schema: ZodType<Answer>;
  ms: number;
  identity?: Identity;
}

/** Connections to another service. Every question throws Away, or the reason of its signal. */
export const openNeighbour = (name: string, url: string, identityKey: Uint8Array) => {
  const pool = new Pool(new URL(url).origin, { connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });
  const tell = createServiceTelling({ name, connections: pool, identityKey, Away });

  const told = async (
    said: { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown; identity: Identity },
    ms: number,
    given: AbortSignal,
  ): Promise<ToldAnswer> => {
    try {
      return await tell({ ...said, signal: AbortSignal.any([given, AbortSignal.timeout(ms)]) });
    } catch (cause) {
      given.throwIfAborted();
      throw cause instanceof Away ? cause : new Away(`The ${name} service does not answer.`, { cause });
    }
  };

  /** Null where there is nothing at the address; an answer that says it has moved is followed. */
  const find = async <Answer>(asked: Asked<Answer>, signal: AbortSignal): Promise<Answer | null> => {
    const { body, schema, ms, identity = OURSELVES } = asked;
    let { path } = asked;
    for (let moves = 0; moves <= MOST_MOVES; moves++) {
      const method = body === undefined ? 'GET' : 'POST';
      const { status, text, location } = await told({ method, path, body, identity }, ms, signal);
      if (status === NOT_FOUND) return null;
      if (MOVED.includes(status) && location?.startsWith('/')) {
        path = location;
        continue;
      }
      if (status !== OK) throw new Away(`The ${name} service answers ${status}: ${text.slice(0, 300)}`);
      return schema.parse(JSON.parse(text));
    }
    throw new Away(`The ${name} service leads round in a circle.`);
  };
  return { find, told, close: () => pool.close() };
};

/** What a reader is told where others are away. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The report cannot be made right now. Please try again in a moment.', { cause });
