import type { FlagDoc } from '../flags/flag.model.ts';
import type { FlagRepo } from '../flags/flag.repo.ts';

/** As items of the feed carry it. */
export const CIV_FLAGS = { challenged: 'challenged', needsContext: 'needs-context', verified: 'verified' } as const;

/**
 * What an item carries: `challenged` and `needs-context` where one of its flags was settled so, `verified` where all that
 * were settled were upheld and none is open. What time settled says nothing, but keeps an item from being verified.
 */
export const civFlagsOf = (flags: readonly Pick<FlagDoc, 'state' | 'settlement'>[]): string[] => {
  const verdicts = flags.flatMap(({ state, settlement }) =>
    state === 'settled' && settlement ? settlement.verdict : [],
  );
  const isOpen = flags.some(({ state }) => state === 'open');
  return [
    ...(verdicts.includes('challenges') ? [CIV_FLAGS.challenged] : []),
    ...(verdicts.includes('needs_context') ? [CIV_FLAGS.needsContext] : []),
    ...(verdicts.length > 0 && !isOpen && verdicts.every((verdict) => verdict === 'supports')
      ? [CIV_FLAGS.verified]
      : []),
  ];
};

type Outcome = { itemId: string; civFlags: string[] };

export interface Outcomes {
  /** Tells the feed what the community made of items, as it stands now. @throws when the queue does not take it */
  publish: (itemIds: string[]) => Promise<void>;
}

export const createOutcomes = (
  flags: Pick<FlagRepo, 'ofItems'>,
  handOn: (outcomes: Outcome[]) => Promise<void>,
): Outcomes => ({
  publish: async (itemIds) => {
    const byItem = Map.groupBy(await flags.ofItems(itemIds), ({ itemId }) => itemId);
    if (byItem.size === 0) return;
    await handOn([...byItem].map(([itemId, held]) => ({ itemId, civFlags: civFlagsOf(held) })));
  },
});
