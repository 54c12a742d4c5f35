import { AppError } from '@360/chassis/errors';
import { erasers, type Stores } from './own-data.ts';

/** What came in while the first pass ran goes with the next. */
const PASSES = 4;

/**
 * Erases everything of a reader in this service, until a pass finds nothing, and hands the same on to the others by a
 * job, which waits for one that is away. May be repeated.
 * @throws AppError `unavailable` where the job is not taken: the reader is told to ask again
 */
export const createEraser = (stores: Stores, handOn: (reader: { sub: string }) => Promise<void>) => {
  const steps = erasers(stores);
  return async (sub: string): Promise<void> => {
    for (let pass = 0; pass < PASSES; pass++) {
      const gone = await Promise.all(steps.map((erase) => erase(sub)));
      if (gone.every((count) => count === 0)) break;
    }
    try {
      await handOn({ sub });
    } catch (cause) {
      throw new AppError('unavailable', 'Not everything could be deleted. Please try again.', { cause });
    }
  };
};
