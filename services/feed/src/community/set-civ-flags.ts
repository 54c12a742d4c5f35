import type { civOutcome } from '@360/contracts/jobs';
import type { z } from 'zod';
import type { ItemModel } from '../items/item.model.ts';

export type CivOutcomes = z.infer<(typeof civOutcome)['payload']>['outcomes'];

/**
 * Stores what the community made of items, in place of what it made of them before; archived ones too, after the others,
 * so that one that moves meanwhile is found in either. Items that are gone are passed over. May be repeated.
 */
export const createSetCivFlags =
  (items: ItemModel, archive: ItemModel) =>
  async (outcomes: CivOutcomes): Promise<void> => {
    const writes = outcomes.map(({ itemId, civFlags }) => ({
      updateOne: { filter: { _id: itemId }, update: { $set: { civFlags } } },
    }));
    if (writes.length === 0) return;
    for (const model of [items, archive]) await model.bulkWrite(writes, { ordered: false });
  };
