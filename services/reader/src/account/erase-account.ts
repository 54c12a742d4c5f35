import type { StreamEvent } from '@360/contracts/events';
import { erasers, type Stores } from './own-data.ts';

/** What came in while the first pass ran goes with the next. */
const PASSES = 4;

/**
 * Erases everything of a reader in this service, until a pass finds nothing, then tells the other services. May be
 * repeated: each time they are told again.
 */
export const createEraser = (stores: Stores, publish: (event: StreamEvent) => Promise<void>) => {
  const steps = erasers(stores);
  return async (sub: string): Promise<void> => {
    for (let pass = 0; pass < PASSES; pass++) {
      const gone = await Promise.all(steps.map((erase) => erase(sub)));
      if (gone.every((count) => count === 0)) break;
    }
    await publish({ type: 'reader.removed', sub });
  };
};
