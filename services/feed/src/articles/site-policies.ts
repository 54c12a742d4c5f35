import { LRUCache } from 'lru-cache';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { decodeBody } from '../parse/decode-body.ts';
import type { PolicyVerdict, SitePolicy } from './site-policy.ts';

/** RFC 9309 section 2.4: not to be used for longer than a day. */
const KEPT_MS = 24 * 60 * 60_000;
const KEPT_CHARACTERS = 32_000_000;
const MAX_BYTES = 2_000_000;
const TOO_MANY_REQUESTS = 429;

interface Parts {
  fetch: SafeFetch;
  judge: (policy: SitePolicy, url: string) => Promise<PolicyVerdict>;
}

/** A file that is not there, or behind more redirects than are followed, restricts nothing (RFC 9309 section 2.3.1). */
const isUnavailable = (cause: unknown): boolean =>
  cause instanceof FetchFault &&
  (cause.kind === 'too-many-redirects' ||
    (cause.status !== null && cause.status >= 400 && cause.status < 500 && cause.status !== TOO_MANY_REQUESTS));

/** What sites say about being read, asked once a day each. */
export const createSitePolicies = ({ fetch, judge }: Parts) => {
  const known = new LRUCache<string, SitePolicy>({
    max: 20_000,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ robots, tdmrep }) => robots.length + tdmrep.length + 200,
    ttl: KEPT_MS,
  });

  const read = async (url: string, accept: string, signal: AbortSignal): Promise<string> => {
    try {
      const fetched = await fetch.get(url, { accept, maxBytes: MAX_BYTES, signal });
      return fetched.kind === 'body' ? decodeBody(fetched.body, fetched.headers.contentType) : '';
    } catch (cause) {
      if (isUnavailable(cause)) return '';
      throw cause;
    }
  };

  const policyOf = async (origin: string, signal: AbortSignal): Promise<SitePolicy> => {
    const kept = known.get(origin);
    if (kept) return kept;
    const robots = await read(`${origin}/robots.txt`, 'text/plain, */*;q=0.1', signal);
    const tdmrep = await read(`${origin}/.well-known/tdmrep.json`, 'application/json, */*;q=0.1', signal);
    const policy = { robots, tdmrep };
    known.set(origin, policy);
    return policy;
  };

  return {
    /** @throws FetchFault when the site's files cannot be read now, which forbids its pages until they can */
    judge: async (url: string, signal: AbortSignal): Promise<PolicyVerdict> =>
      judge(await policyOf(new URL(url).origin, signal), url),
  };
};
export type SitePolicies = ReturnType<typeof createSitePolicies>;
