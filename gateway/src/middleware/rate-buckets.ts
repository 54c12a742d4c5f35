export type BucketName = 'read' | 'write' | 'media' | 'events' | 'push';

/** Requests a caller may make in one window. */
export type Buckets = Readonly<Record<BucketName, number>>;

/**
 * A page costs some ten reads and up to two hundred pictures; no reader writes once a second for long. A page whose stream
 * breaks comes back every three seconds, and being refused would silence it for good. A hub tells of thousands of feeds.
 */
export const BUCKETS: Buckets = { read: 600, write: 60, media: 3_000, events: 60, push: 3_000 };

export const WINDOW_S = 60;
