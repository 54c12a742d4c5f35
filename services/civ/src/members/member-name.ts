import { createHash } from 'node:crypto';

/** What others know a reader by: it follows from who the reader is and says nothing of it; the same in all services. */
export const memberIdOf = (sub: string): string =>
  createHash('sha256').update(`author:${sub}`).digest('hex').slice(0, 24);

/** "Reader 4F2A": the same for a reader always. */
export const memberNameOf = (sub: string): string => `Reader ${memberIdOf(sub).slice(0, 4).toUpperCase()}`;
