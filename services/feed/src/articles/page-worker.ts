import { inThread } from '../threads/thread-pool.ts';
import { type PageReading, type PageTask, readPage } from './read-page.ts';
import { judgePolicy, type PolicyVerdict, type SitePolicy } from './site-policy.ts';

/** What a thread is asked for. */
export type PageWork = { page: PageTask } | { policy: SitePolicy; url: string };

/** What a thread does for one message. A page no library can walk is no more readable than an empty one. */
export const workOnPage = inThread((work: PageWork): PageReading | PolicyVerdict => {
  if ('policy' in work) return judgePolicy(work.policy, work.url);
  try {
    return readPage(work.page);
  } catch {
    return { kind: 'unreadable', reason: 'The page is built in a way that cannot be read.' };
  }
});
