import { idSet } from '../../lib/id-set.ts';
import { storedValue } from '../../lib/stored-value.ts';

/** Reports this reader has opened or marked; the 5,000 latest. */
export const readMarks = idSet('read', 5_000);

export interface FeedChoices {
  unreadOnly: boolean;
  savedOnly: boolean;
}

/** The two switches of the feed's settings. */
export const feedChoices = storedValue<FeedChoices>('feed-choices', (stored) => {
  const from = (stored ?? {}) as Partial<FeedChoices>;
  return { unreadOnly: from.unreadOnly === true, savedOnly: from.savedOnly === true };
});
