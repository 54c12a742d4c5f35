import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { FetchFault } from './fetch-fault.ts';
import { isPublicAddress } from './public-address.ts';

const CONNECT_TIMEOUT_MS = 10_000;

const refusedAddress = (): FetchFault =>
  new FetchFault('refused-address', 'The address leads to a network that feeds are not read from.');

/**
 * A name lookup that fails when any address of the name is not public. The very addresses it checked are the ones
 * connected to, so a name that changes between check and use wins nothing.
 */
export const guardedLookup =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      if (error) return callback(error, [], 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(refusedAddress(), [], 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * The only way out to other hosts. Literal addresses never reach a lookup, so they are checked here; the connected
 * socket's address is checked once more.
 * @param isAllowed whether an origin (scheme, host and port) may be reached wherever it is
 */
export const guardedConnector = (
  isAllowed: (origin: string) => boolean,
  lookup: LookupFunction = systemLookup as LookupFunction,
): buildConnector.connector => {
  const open = buildConnector({ allowH2: false, timeout: CONNECT_TIMEOUT_MS, lookup });
  const guarded = buildConnector({ allowH2: false, timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(lookup) });
  return (options, callback) => {
    const host = bareHost(options.hostname);
    const port = options.port ? `:${options.port}` : '';
    const { origin } = new URL(`${options.protocol}//${isIP(host) === 6 ? `[${host}]` : host}${port}`);
    if (isAllowed(origin)) return open(options, callback);
    if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(refusedAddress(), null);
    return guarded(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      return callback(refusedAddress(), null);
    });
  };
};
