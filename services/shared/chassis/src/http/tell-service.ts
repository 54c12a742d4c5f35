import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';
import { signIdentity } from '../identity.ts';

/** Connections to one service, as undici's `Pool` keeps them. */
export interface TellingConnections {
  request(options: {
    method: 'GET' | 'POST' | 'DELETE';
    path: string;
    headers: Record<string, string>;
    body: string | null;
    signal: AbortSignal;
  }): Promise<{
    statusCode: number;
    headers: Record<string, string | string[] | undefined>;
    body: { text(): Promise<string> };
  }>;
}

export interface ToldService {
  /** As an error names it: "feed". */
  name: string;
  connections: TellingConnections;
  identityKey: Uint8Array;
  /** What is thrown where the service does not answer. */
  Away: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
}

interface Told {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** In whose name it is said. */
  identity: Identity;
  signal: AbortSignal;
}

export interface ToldAnswer {
  status: number;
  text: string;
  /** Where a redirect leads, null elsewhere. */
  location: string | null;
}

/**
 * Says something to another service in a reader's name, signed, by any method; what its answer means is for the caller to
 * say. @throws Away where the service does not answer, and the reason of `signal`
 */
export const createServiceTelling =
  ({ name, connections, identityKey, Away }: ToldService) =>
  async ({ method, path, body, identity, signal }: Told): Promise<ToldAnswer> => {
    const headers = {
      [IDENTITY_HEADER]: await signIdentity(identity, identityKey),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const content = body === undefined ? null : JSON.stringify(body);
    try {
      const answer = await connections.request({ method, path, headers, body: content, signal });
      const { location } = answer.headers;
      return {
        status: answer.statusCode,
        text: await answer.body.text(),
        location: typeof location === 'string' ? location : null,
      };
    } catch (cause) {
      signal.throwIfAborted();
      throw new Away(`The ${name} service does not answer.`, { cause });
    }
  };
