import type { Format } from './format.ts';

/** A count in the reader's digits; from `most` on, where it is counted no further, with a plus. */
export const cappedCount = (format: Format, count: number, most: number): string =>
  count < most ? format.number(count) : `${format.number(most)}+`;
