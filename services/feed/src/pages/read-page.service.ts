import { AppError } from '@360/chassis/errors';
import type { PageReading } from '@360/contracts/reading-room';
import { createPageVisitor, type PageVisit } from '../articles/fetch-page.ts';
import type { PagePool } from '../articles/page-pool.ts';
import { createSitePolicies, type SitePolicies } from '../articles/site-policies.ts';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { RefusedDomains } from '../publisher-requests/refused-domains.ts';
import { registrableDomain } from '../publishers/registrable-domain.ts';
import { isWholeAt, readingOfKept, reportIdsAt } from './kept-report.ts';
import { untilFree } from './until-free.ts';

const DEADLINE_MS = 10_000;
const AT_ONCE = 8;
/** A reader's page was announced by no feed, so it may be about anything and of any length. */
const UNANNOUNCED = { title: '', wordCount: 0 };

const OPTED_OUT = 'The publisher of this page has opted out of being read here.';

const NOT_READ = 'The address leads to a network that pages are not read from.';
const INSIDE: ReadonlySet<FetchFault['kind']> = new Set(['refused-address', 'bad-scheme']);

interface Parts {
  /** Takes turns with everything else that is read from a host. */
  fetch: SafeFetch;
  pool: PagePool;
  refused: Pick<RefusedDomains, 'among'>;
  items: Pick<ItemRepo, 'withText'>;
  deadlineMs?: number;
}

/** Rules of sites, where an opt-out stands before what a site says of itself, and where a site inside says nothing. */
const guarded = (policies: SitePolicies, isRefused: (url: string) => Promise<boolean>): SitePolicies => ({
  judge: async (url, signal) => {
    if (await isRefused(url)) return { allowed: false, reason: OPTED_OUT };
    try {
      return await policies.judge(url, signal);
    } catch (cause) {
      if (cause instanceof FetchFault && INSIDE.has(cause.kind)) return { allowed: false, reason: NOT_READ };
      throw cause;
    }
  },
});

const readingOf = (visited: PageVisit): PageReading => {
  if (visited.kind === 'article') {
    const { url, article } = visited;
    const { title, text, language, publishedAt } = article;
    return {
      ...{ state: 'read', url, title, text, language },
      publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
      siteName: new URL(url).hostname.replace(/^www\./, ''),
    };
  }
  if (visited.kind === 'none') return { state: 'failed', reason: 'There is no article on the page.' };
  if (visited.kind === 'busy')
    return { state: 'failed', reason: 'The site is being read for others at the moment. Please try again.' };
  return { state: visited.kind === 'refused' ? 'refused' : 'failed', reason: visited.reason };
};

/**
 * Reads the article at an address that a reader gives: from the store where it came by a feed with its text, else from
 * its site within ten seconds, as its publisher allows and at the pace its host can bear. No address leads to an inside
 * network.
 */
export const createPageReader = ({ fetch, pool, refused, items, deadlineMs = DEADLINE_MS }: Parts) => {
  const isRefused = async (url: string) => (await refused.among([registrableDomain(url)])).size > 0;
  const policies = guarded(createSitePolicies({ fetch: untilFree(fetch), judge: pool.judge }), isRefused);
  const visit = createPageVisitor({ fetch: untilFree(fetch), policies, pool });
  let underWay = 0;

  /** @throws AppError `unavailable` where too many pages are read at once */
  return async (url: string): Promise<PageReading> => {
    const kept = (await items.withText(reportIdsAt(url))).find((item) => isWholeAt(url, item));
    if (kept && !(await isRefused(url))) return readingOfKept(kept);
    if (underWay >= AT_ONCE)
      throw new AppError('unavailable', 'Too many pages are being read. Please try again in a moment.');
    underWay += 1;
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return readingOf(await visit(url, UNANNOUNCED, signal));
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return { state: 'failed', reason: 'The page took too long to answer.' };
    } finally {
      underWay -= 1;
    }
  };
};
export type PageReader = ReturnType<typeof createPageReader>;
