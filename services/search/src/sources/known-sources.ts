import type { Logger } from '@360/chassis/logger';
import type { KnownSource } from '../query/source-mentions.ts';

/** Names of outlets change seldom. */
const FRESH_MS = 10 * 60_000;
/** Where the feed service is away, what was known before serves on, and it is asked again after this long. */
const RETRY_MS = 5_000;

export interface Sources {
  /** Every outlet there is, in an array that stays the same until it is renewed; empty before the first answer. */
  all(): Promise<readonly KnownSource[]>;
  nameOf(id: string): string | undefined;
}

/** The outlets as the feed service lists them. Nobody waits for an answer that is only to be renewed. */
export const createKnownSources = (
  list: () => Promise<KnownSource[]>,
  logger: Logger,
  now: () => number = Date.now,
): Sources => {
  let known: readonly KnownSource[] = [];
  let names = new Map<string, string>();
  let freshUntil = 0;
  let first: Promise<void> | undefined;

  const renew = async (): Promise<void> => {
    freshUntil = now() + RETRY_MS;
    try {
      known = await list();
      names = new Map(known.map(({ id, name }) => [id, name]));
      freshUntil = now() + FRESH_MS;
    } catch (cause) {
      logger.warn({ err: cause }, 'outlets not known yet');
    }
  };

  return {
    all: async () => {
      if (now() >= freshUntil) {
        const renewing = renew();
        if (known.length === 0) first = renewing;
      }
      if (known.length === 0) await first;
      return known;
    },
    nameOf: (id) => names.get(id),
  };
};
