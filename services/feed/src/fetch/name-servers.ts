import { type LookupAddress, NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
const ABSENT: ReadonlySet<unknown> = new Set([NOTFOUND, NODATA]);

const isAbsent = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && ABSENT.has(cause.code);

const orNone = async <T>(answer: Promise<T[]>): Promise<T[]> =>
  await answer.catch((cause: unknown) => {
    if (isAbsent(cause)) return [];
    throw cause;
  });

/** Asks the given name servers (`address:port`) directly; where none are given, the system's. */
export const createNameServers = (servers: readonly string[]) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);

  const addressesOf = async (hostname: string): Promise<LookupAddress[]> => {
    const [four, six] = await Promise.all([orNone(resolver.resolve4(hostname)), orNone(resolver.resolve6(hostname))]);
    return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
  };

  /** In the shape of `dns.lookup`. */
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    addressesOf(hostname).then(
      (found) => {
        const [first] = found;
        if (!first) callback(Object.assign(new Error(`no address of ${hostname}`), { code: NOTFOUND }), []);
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (cause: NodeJS.ErrnoException) => callback(cause, []),
    );
  };

  return {
    /** Undefined where the system's own way of finding names is to be used. */
    lookup: servers.length > 0 ? lookup : undefined,
    /** The texts of a name (TXT records, parts joined); none where it has none. @throws when no server answers */
    texts: async (name: string): Promise<string[]> =>
      (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
  };
};
export type NameServers = ReturnType<typeof createNameServers>;
