import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Fields that belong to one connection (RFC 9110 section 7.6.1), and `expect`, which Node has answered already. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What only we may say to a service, and what a service has no business knowing. */
const NOT_FROM_OUTSIDE = new Set([...HOP_BY_HOP, 'authorization', 'cookie', 'forwarded', 'host', 'via', 'x-real-ip']);
const FOREIGN_CLAIM = /^x-(360|forwarded)-/;

/** What a service may not say to a reader in our name. */
const NOT_FROM_UPSTREAM = new Set([...HOP_BY_HOP, 'server', 'set-cookie', 'x-powered-by', 'x-request-id']);

/** A sender may name further fields as its connection's own; the one that frames the message is not its to take away. */
const alsoHopByHop = (connection: string | undefined): string[] =>
  (connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'content-length');

/** The fields of a reader's request that go on to a service. */
export const requestHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const onward: OutgoingHttpHeaders = {};
  const dropped = alsoHopByHop(headers.connection);
  for (const name in headers) {
    if (NOT_FROM_OUTSIDE.has(name) || FOREIGN_CLAIM.test(name) || dropped.includes(name)) continue;
    onward[name] = headers[name];
  }
  return onward;
};

/** The fields of a service's answer that go on to a reader; a repeated field is a list. */
export const responseHeaders = (headers: IncomingHttpHeaders): [string, string | string[]][] => {
  const onward: [string, string | string[]][] = [];
  const dropped = alsoHopByHop(headers.connection);
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || NOT_FROM_UPSTREAM.has(name) || name.startsWith('x-360-') || dropped.includes(name))
      continue;
    onward.push([name, value]);
  }
  return onward;
};

/**
 * A document that may load nothing and run no script (CSP level 3, `default-src`, `sandbox`) may carry styles of its own:
 * such a policy is stricter in all that matters, and stands in place of ours.
 */
const isSealedDocument = (policy: string | string[]): boolean => {
  if (typeof policy !== 'string' || policy.includes(',')) return false;
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const valuesOf = (name: string) => directives.find(([known]) => known === name)?.slice(1);
  const sandbox = valuesOf('sandbox');
  return (
    valuesOf('default-src')?.join(' ') === "'none'" &&
    sandbox !== undefined &&
    !sandbox.includes('allow-scripts') &&
    valuesOf('script-src') === undefined &&
    ["'none'", "'self'"].includes(valuesOf('frame-ancestors')?.join(' ') ?? '')
  );
};

/**
 * Our own header fields stand; of a service's policy for its content, the stricter part of both holds (CSP level 3), but of a
 * sealed document, whose own policy stands alone.
 */
export const takeHeaders = (res: ServerResponse, headers: IncomingHttpHeaders): void => {
  const handsOutCookie = res.hasHeader('set-cookie');
  for (const [name, value] of responseHeaders(headers)) {
    if (name === 'content-security-policy' && isSealedDocument(value)) res.setHeader(name, value);
    else if (name === 'content-security-policy') res.appendHeader(name, value);
    else if (!res.hasHeader(name)) res.setHeader(name, value);
  }
  // A shared cache must not hand one reader's cookie to the next.
  if (handsOutCookie) res.setHeader('cache-control', 'private, no-cache');
};
