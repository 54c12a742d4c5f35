import { FetchFault } from '../fetch/fetch-fault.ts';
import type { Fetched, SafeFetch } from '../fetch/safe-fetch.ts';
import { HostBusy } from '../hosts/polite-fetch.ts';
import type { Article } from './extract-article.ts';
import { readDirectives, refusalInHeaders, tagsForUs } from './opt-outs.ts';
import type { PagePool } from './page-pool.ts';
import type { PageTask } from './read-page.ts';
import type { SitePolicies } from './site-policies.ts';

/** How a try to read a page ended. Reasons are sentences. */
type PageOutcome =
  | { kind: 'article'; article: Article; url: string }
  | { kind: 'refused'; reason: string }
  /** The feed has given all there is. */
  | { kind: 'none' }
  | { kind: 'failed'; reason: string }
  /** The server is not to be asked again before `waitMs`, where it says so itself. */
  | { kind: 'later'; reason: string; waitMs: number | null }
  /** Others are asking the host; nothing was asked. */
  | { kind: 'busy'; until: Date };

/** With the time the site asks for between two pages, in ms. */
export type PageVisit = PageOutcome & { crawlDelayMs: number | null };

const ACCEPT = 'text/html, application/xhtml+xml;q=0.9';
const MAX_BYTES = 5_000_000;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** Timed out, too early, too many requests: not for ever. */
const PASSING = new Set([408, 425, 429]);

/** A redirect to where a publisher does not want us; the sentence says so. */
class RefusedRedirect extends FetchFault {}

const isPassing = ({ kind, status }: FetchFault): boolean =>
  kind === 'timed-out' || kind === 'network' || (status !== null && (status >= 500 || PASSING.has(status)));

/** @throws what is no fault of the server's */
const outcomeOf = (cause: unknown, told: (fault: FetchFault) => string): PageOutcome => {
  if (cause instanceof HostBusy) return { kind: 'busy', until: cause.until };
  if (!(cause instanceof FetchFault)) throw cause;
  if (cause instanceof RefusedRedirect) return { kind: 'refused', reason: cause.message };
  const reason = told(cause);
  return isPassing(cause) ? { kind: 'later', reason, waitMs: cause.retryAfterMs } : { kind: 'failed', reason };
};

const faultOfPage = (fault: FetchFault): string =>
  fault.kind === 'too-large' ? 'The page is larger than an article may be.' : fault.message;

const faultOfRules = (fault: FetchFault): string =>
  fault.kind === 'too-large'
    ? "The publisher's rules are too large to read."
    : `The publisher's rules could not be read. ${fault.message}`;

const isHomePage = (url: string): boolean => new URL(url).pathname === '/' && new URL(url).search === '';

interface Parts {
  fetch: SafeFetch;
  policies: SitePolicies;
  pool: PagePool;
}

/**
 * Reads the article at an address as its publisher allows: the site's rules come first, those of every site a redirect
 * leads to as well, then what headers and page say. A page that was refused is not looked into any further.
 */
export const createPageVisitor = ({ fetch, policies, pool }: Parts) => {
  const ask = async (address: string, signal: AbortSignal) =>
    await fetch.get(address, {
      accept: ACCEPT,
      maxBytes: MAX_BYTES,
      signal,
      beforeRedirect: async (next) => {
        const verdict = await policies.judge(next, signal);
        if (!verdict.allowed) throw new RefusedRedirect('refused-address', verdict.reason);
      },
    });

  const readAnswer = async (fetched: Fetched, item: PageTask['item']): Promise<PageOutcome> => {
    if (fetched.kind !== 'body') return { kind: 'failed', reason: 'The server gave no page.' };
    const { headers, body, url } = fetched;
    const refusal = refusalInHeaders(headers);
    if (refusal) return { kind: 'refused', reason: refusal };
    if (!HTML.test(headers.contentType ?? ''))
      return { kind: 'failed', reason: 'What the address gives is no web page.' };
    if (isHomePage(url)) return { kind: 'failed', reason: 'The address leads to a home page.' };
    const reading = await pool.read({ body, contentType: headers.contentType, url, item });
    if (reading.kind === 'unreadable') return { kind: 'failed', reason: reading.reason };
    if (reading.kind !== 'article') return reading;
    const { article } = reading;
    const image = readDirectives(tagsForUs(headers.robotsTags)).withoutImages ? null : article.image;
    return { kind: 'article', article: { ...article, image }, url: article.canonicalUrl ?? url };
  };

  const readAllowed = async (address: string, item: PageTask['item'], signal: AbortSignal): Promise<PageOutcome> => {
    try {
      return await readAnswer(await ask(address, signal), item);
    } catch (cause) {
      return outcomeOf(cause, faultOfPage);
    }
  };

  /** @throws only what is no fault of the server's, such as the reason of `signal` */
  return async (address: string, item: PageTask['item'], signal: AbortSignal): Promise<PageVisit> => {
    try {
      const verdict = await policies.judge(address, signal);
      if (!verdict.allowed) return { kind: 'refused', reason: verdict.reason, crawlDelayMs: null };
      return { ...(await readAllowed(address, item, signal)), crawlDelayMs: verdict.crawlDelayMs };
    } catch (cause) {
      return { ...outcomeOf(cause, faultOfRules), crawlDelayMs: null };
    }
  };
};
export type PageVisitor = ReturnType<typeof createPageVisitor>;
