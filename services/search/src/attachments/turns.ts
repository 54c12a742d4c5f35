import { AttachmentFault } from './attachment.ts';

/** Gives out `places`; the others wait in order of their coming, up to a number. */
export const createTurns = (places: number, most: number) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    /** @throws AttachmentFault `busy` when too many wait */
    take: async (): Promise<void> => {
      if (free > 0) free--;
      else if (waiting.length < most) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw new AttachmentFault('busy', 'Too many files are being read at the moment. Please try again shortly.');
    },
    leave: (): void => {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
};
