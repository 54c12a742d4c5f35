/** An event as it is sent, with its number; numbers rise. */
export interface Frame {
  readonly number: number;
  readonly text: string;
  /** Whom it is for; undefined for everybody. */
  readonly to: string | undefined;
}

/** The last frames, so that a page that was away for a moment gets what it missed. */
export const createReplayRing = (capacity: number) => {
  const frames: Frame[] = [];
  return {
    add: (frame: Frame): void => {
      frames.push(frame);
      if (frames.length > capacity) frames.shift();
    },
    /** The frames kept after a number that `subject` may see, oldest first. */
    after: (number: number, subject: string): Frame[] =>
      frames.filter((frame) => frame.number > number && (frame.to === undefined || frame.to === subject)),
  };
};
