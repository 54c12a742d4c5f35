/** Which service answers which addresses. A prefix stands for itself and everything below it. */
export const UPSTREAMS = {
  feed: ['/api/news', '/api/videos', '/api/stories', '/api/live', '/api/media', '/api/publishers', '/api/status'],
} as const;

export type UpstreamName = keyof typeof UPSTREAMS;

/** Pictures: many to a page, so they are counted apart from other reads. */
export const MEDIA_PREFIX = '/api/media';
