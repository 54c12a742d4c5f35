import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';
import type { ZodType } from 'zod';
import { signIdentity } from '../identity.ts';

const OK = 200;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Connections to one service, as undici's `Pool` keeps them. */
export interface ServiceConnections {
  request(options: {
    method: 'GET';
    path: string;
    query: Record<string, string>;
    headers: Record<string, string>;
    signal: AbortSignal;
  }): Promise<{ statusCode: number; body: { text(): Promise<string> } }>;
}

export interface AskedService {
  /** As an error names it: "feed". */
  name: string;
  connections: ServiceConnections;
  /** Who asks. */
  identity: Identity;
  identityKey: Uint8Array;
  /** What is thrown where the service does not answer, or not such questions at the moment. */
  Away: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
}

/** Questions of one service to another, each signed, each answer parsed. */
export const createServiceQuestions = ({ name, connections, identity, identityKey, Away }: AskedService) => {
  const read = async (path: string, query: Record<string, string>, signal: AbortSignal) => {
    const headers = { [IDENTITY_HEADER]: await signIdentity(identity, identityKey) };
    try {
      const { statusCode, body } = await connections.request({ method: 'GET', path, query, headers, signal });
      return { statusCode, text: await body.text() };
    } catch (cause) {
      signal.throwIfAborted();
      throw new Away(`The ${name} service does not answer.`, { cause });
    }
  };

  /** Null where there is nothing at the address. @throws Away, or an Error where the question is refused */
  const find = async <Answer>(
    path: string,
    query: Record<string, string>,
    schema: ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer | null> => {
    const { statusCode, text } = await read(path, query, signal);
    if (statusCode === NOT_FOUND) return null;
    if (statusCode === BAD_REQUEST) throw new Error(`The ${name} service refuses a question: ${text.slice(0, 300)}`);
    if (statusCode !== OK) throw new Away(`The ${name} service answers ${statusCode}.`);
    return schema.parse(JSON.parse(text));
  };

  return {
    find,
    /** As `find`, of an address that is always there. */
    ask: async <Answer>(
      path: string,
      query: Record<string, string>,
      schema: ZodType<Answer>,
      signal: AbortSignal,
    ): Promise<Answer> => {
      const answer = await find(path, query, schema, signal);
      if (answer === null) throw new Away(`The ${name} service answers ${NOT_FOUND}.`);
      return answer;
    },
  };
};
