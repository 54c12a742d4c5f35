import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { FetchFault } from './fetch-fault.ts';
import { guardedConnector } from './guarded-connect.ts';
import { networkFault } from './network-fault.ts';
import { readBody } from './read-body.ts';
import { pauseMs } from './retry-after.ts';

export interface SafeFetchOptions {
  /** Origins (scheme, host and port) that may be read wherever they are, such as a test server on this host. */
  allowedOrigins: readonly string[];
  /** Largest answer in bytes, after unpacking. */
  maxBytes: number;
  /** From the first connection to the last byte, all redirects included. */
  deadlineMs: number;
  userAgent: string;
  /** Resolves names in place of the system. */
  lookup?: LookupFunction;
}

export interface FetchRequest {
  etag?: string;
  lastModified?: string;
  accept: string;
  /** Sent to the origin of the address alone; with it, a redirect to any other origin is refused. */
  authorization?: string;
  signal?: AbortSignal;
  /** In place of the limit all requests share. */
  maxBytes?: number;
  /** Asked before a redirect is followed; a fault thrown here ends the request. */
  beforeRedirect?: (url: string) => Promise<void>;
}

export interface FetchedHeaders {
  contentType: string | null;
  etag: string | null;
  lastModified: string | null;
  cacheControl: string | null;
  expires: string | null;
  /** Web links (RFC 8288), as sent. */
  link: string | null;
  /** What Retry-After or a used-up rate limit asks for, in milliseconds from now. */
  retryAfterMs: number | null;
  /** Every X-Robots-Tag by itself, since one may name an agent that only it is for. */
  robotsTags: string[];
  tdmReservation: string | null;
  contentUsage: string | null;
}

export type Fetched =
  | { kind: 'not-modified'; movedPermanentlyTo: string | null; headers: FetchedHeaders }
  | {
      kind: 'body';
      status: number;
      /** After redirects. */
      url: string;
      /** Where the first redirects led as long as all of them were permanent. */
      movedPermanentlyTo: string | null;
      body: Uint8Array;
      headers: FetchedHeaders;
    };

export interface Posted {
  status: number;
  /** What Retry-After asks for, in milliseconds from now. */
  retryAfterMs: number | null;
}

export interface SafeFetch {
  /**
   * Reads one address, following up to five redirects and checking each.
   * @throws FetchFault; the reason of `signal` when the caller gives up
   */
  get(url: string, request: FetchRequest): Promise<Fetched>;
  /**
   * Sends a form, also on to where a redirect that keeps the method leads (RFC 9110 sections 15.4.8 and 15.4.9). Every
   * status is an answer; its body is not read.
   * @throws FetchFault; the reason of `signal` when the caller gives up
   */
  postForm(url: string, form: URLSearchParams, signal?: AbortSignal): Promise<Posted>;
  close(): Promise<void>;
}

const MOST_REDIRECTS = 5;
const CONNECTIONS_PER_ORIGIN = 2;
const LARGEST_HEADER = 32 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);
const KEEPING_METHOD = new Set([307, 308]);

type Answer = Dispatcher.ResponseData;

const header = (answer: Answer, name: string): string | null => {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

const everyHeader = (answer: Answer, name: string): string[] => [answer.headers[name] ?? []].flat();

const pauseOf = (answer: Answer): number | null =>
  pauseMs(answer.statusCode, (name) => header(answer, name), Date.now());

const headersOf = (answer: Answer): FetchedHeaders => ({
  contentType: header(answer, 'content-type'),
  etag: header(answer, 'etag'),
  lastModified: header(answer, 'last-modified'),
  cacheControl: header(answer, 'cache-control'),
  expires: header(answer, 'expires'),
  link: everyHeader(answer, 'link').join(', ') || null,
  retryAfterMs: pauseOf(answer),
  robotsTags: everyHeader(answer, 'x-robots-tag'),
  tdmReservation: header(answer, 'tdm-reservation'),
  contentUsage: everyHeader(answer, 'content-usage').join(', ') || null,
});

const webAddress = (text: string, base?: string): URL => {
  if (!URL.canParse(text, base)) throw new FetchFault('bad-scheme', 'This is not a web address.');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFault('bad-scheme', 'Only addresses that begin with http or https are read.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFault('refused-address', 'An address with a user name or password in it is not read.');
  }
  url.hash = '';
  return url;
};

const statusFault = (answer: Answer): FetchFault =>
  new FetchFault('http-status', `The server answered with status ${answer.statusCode}.`, {
    status: answer.statusCode,
    retryAfterMs: pauseOf(answer),
  });

const endlessRedirects = (): FetchFault =>
  new FetchFault('too-many-redirects', 'The address leads from one redirect to the next without an end.');

const discard = (answer: Answer): void => {
  answer.body.on('error', () => undefined).destroy();
};

const conditions = ({ etag, lastModified }: FetchRequest): Record<string, string> => ({
  ...(etag !== undefined && { 'if-none-match': etag }),
  ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
});

interface Reader {
  agent: Agent;
  options: SafeFetchOptions;
  request: FetchRequest;
  signal: AbortSignal;
}

const ask = ({ agent, options, request, signal }: Reader, url: URL): Promise<Answer> =>
  agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    signal,
    headers: {
      'user-agent': options.userAgent,
      accept: request.accept,
      'accept-encoding': 'gzip, deflate, br',
      ...(request.authorization !== undefined && { authorization: request.authorization }),
      ...conditions(request),
    },
  });

const finish = async (reader: Reader, answer: Answer, url: URL, moved: string | null): Promise<Fetched> => {
  const { request, options } = reader;
  const isConditional = request.etag !== undefined || request.lastModified !== undefined;
  if (answer.statusCode === 304 && isConditional) {
    discard(answer);
    return { kind: 'not-modified', movedPermanentlyTo: moved, headers: headersOf(answer) };
  }
  if (answer.statusCode < 200 || answer.statusCode > 299) {
    discard(answer);
    throw statusFault(answer);
  }
  const body = await readBody(answer.body, header(answer, 'content-encoding'), request.maxBytes ?? options.maxBytes);
  return {
    kind: 'body',
    status: answer.statusCode,
    url: url.href,
    movedPermanentlyTo: moved,
    body,
    headers: headersOf(answer),
  };
};

const follow = async (reader: Reader, address: string): Promise<Fetched> => {
  let url = webAddress(address);
  let moved: string | null = null;
  let isPermanent = true;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const answer = await ask(reader, url);
    const location = header(answer, 'location');
    if (!REDIRECTS.has(answer.statusCode) || location === null) return finish(reader, answer, url, moved);
    discard(answer);
    const { origin } = url;
    url = webAddress(location, url.href);
    if (reader.request.authorization !== undefined && url.origin !== origin)
      throw new FetchFault('refused-address', 'The server leads to another one, which may not see the key.');
    await reader.request.beforeRedirect?.(url.href);
    isPermanent &&= PERMANENT.has(answer.statusCode);
    if (isPermanent) moved = url.href;
  }
  throw endlessRedirects();
};

const send = async (agent: Agent, userAgent: string, form: string, address: string, signal: AbortSignal) => {
  const headers = { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' };
  let url = webAddress(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const target = { origin: url.origin, path: `${url.pathname}${url.search}` };
    const answer = await agent.request({ ...target, method: 'POST', signal, headers, body: form });
    discard(answer);
    const location = header(answer, 'location');
    if (!KEEPING_METHOD.has(answer.statusCode) || location === null)
      return { status: answer.statusCode, retryAfterMs: pauseOf(answer) };
    url = webAddress(location, url.href);
  }
  throw endlessRedirects();
};

/** A reader of web addresses that strangers gave: it reaches no inside network, whatever the address or the server says. */
export const createSafeFetch = (options: SafeFetchOptions): SafeFetch => {
  const { deadlineMs } = options;
  const allowed = new Set(options.allowedOrigins.map((origin) => new URL(origin).origin));
  const agent = new Agent({
    connect: guardedConnector((origin) => allowed.has(origin), options.lookup),
    connections: CONNECTIONS_PER_ORIGIN,
    maxHeaderSize: LARGEST_HEADER,
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
    allowH2: false,
  });
  /** Runs a request within the deadline and says what went wrong in our words. */
  const within = async <T>(given: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const deadline = new AbortController();
    // called off in time, unlike `AbortSignal.timeout`, which keeps all it ever knew until then
    const timer = setTimeout(
      () => deadline.abort(new DOMException('The deadline is over.', 'TimeoutError')),
      deadlineMs,
    );
    try {
      return await run(given ? AbortSignal.any([deadline.signal, given]) : deadline.signal);
    } catch (error) {
      if (given?.aborted && !deadline.signal.aborted) throw given.reason;
      throw networkFault(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    get: (url, request) => within(request.signal, (signal) => follow({ agent, options, request, signal }, url)),
    postForm: (url, form, given) =>
      within(given, (signal) => send(agent, options.userAgent, form.toString(), url, signal)),
    close: () => agent.destroy(),
  };
};
