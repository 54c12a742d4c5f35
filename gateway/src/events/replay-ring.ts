/** The last frames, each with its number, so that a page that was away for a moment gets what it missed. */
export const createReplayRing = (capacity: number) => {
  const frames: string[] = [];
  let last = 0;
  return {
    /** Keeps a frame under the next number, from 1 up. */
    add: (frameOf: (number: number) => string): string => {
      last += 1;
      const frame = frameOf(last);
      frames[last % capacity] = frame;
      return frame;
    },
    /** The frames kept after `number`, oldest first. */
    after: (number: number): string[] => {
      const from = Math.max(number, last - capacity) + 1;
      const missed: string[] = [];
      for (let each = from; each <= last; each += 1) missed.push(frames[each % capacity] as string);
      return missed;
    },
  };
};
