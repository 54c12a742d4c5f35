/** Which service answers which addresses. A prefix stands for itself and everything below it. */
export const UPSTREAMS = {
  feed: [
    '/api/news',
    '/api/videos',
    '/api/related-news-enhanced',
    '/api/items',
    '/api/trending',
    '/api/twitter-news',
    '/api/stories',
    '/api/live',
    '/api/media',
    '/api/publishers',
    '/api/feeds',
    '/api/feeds.opml',
    '/api/operator/feeds',
    '/api/publisher-requests',
    '/api/operator/publisher-requests',
    '/api/status',
  ],
  search: ['/api/search', '/api/operator/search'],
  reader: [
    '/api/saved-searches',
    '/api/notifications',
    '/api/settings',
    '/api/saved',
    '/api/collections',
    '/api/follows',
    '/api/activity',
    '/api/profile',
    '/api/account',
    '/api/content',
    '/api/shares',
  ],
  analysis: [
    '/api/personas',
    '/api/ai-summarize',
    '/api/ai-allowance',
    '/api/articles',
    '/api/generate-briefing',
    '/api/briefings',
    '/api/navigator360',
  ],
  reports: ['/api/professional-report', '/api/reports'],
  civ: ['/api/civ', '/api/operator/civ'],
  billing: ['/api/billing', '/api/create-subscription', '/api/create-payment-intent'],
} as const;

export type UpstreamName = keyof typeof UPSTREAMS;
export const UPSTREAM_NAMES = Object.keys(UPSTREAMS) as UpstreamName[];

/** Addresses that another service answers than the one whose prefix they stand below. */
export const EXCEPTIONS: readonly { path: string; upstream: UpstreamName }[] = [
  { path: '/api/stories/:id/briefing', upstream: 'analysis' },
  { path: '/api/stories/:id/briefing/changes', upstream: 'analysis' },
  { path: '/api/stories/:id/evidence', upstream: 'analysis' },
];

/** Deleted here, a reader's account goes, and their session with it. */
export const ACCOUNT_PATH = '/api/account';

/** Deleted here, the session alone ends; what is kept of the reader stays where it is. */
export const SESSION_PATH = '/api/session';

/** Where hubs come to tell of changes (WebSub): no reader's address, and the feed service's. */
export const HUB_PREFIX = '/websub';

/** Where the payment provider tells of payments, signed: no reader's address. */
export const PAYMENT_EVENTS_PATH = '/webhooks/stripe';

/** Pictures: many to a page, so they are counted apart from other reads. */
export const MEDIA_PREFIX = '/api/media';

/** Asked by POST since the question does not fit into an address; nothing is written. */
export const QUESTIONS: ReadonlySet<string> = new Set([
  '/api/related-news-enhanced',
  '/api/search',
  '/api/personas',
  '/api/ai-summarize',
]);
