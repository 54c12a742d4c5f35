import { createHash } from 'node:crypto';

const LENGTH = 24;

/** The id of the feed that is listed under an address. */
export const feedIdOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, LENGTH);
