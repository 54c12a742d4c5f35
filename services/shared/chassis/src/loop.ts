import type { Logger } from './logger.ts';

export interface Loop {
  /** Runs as soon as the current round, if any, is over. */
  nudge(): void;
  stop(): Promise<void>;
}

/**
 * Repeats a round of work with a pause of `pauseMs()` milliseconds between rounds, never two at once. A round that returns true is followed by the
 * next at once; one that throws is logged and followed by the pause.
 */
export const startLoop = (name: string, pauseMs: () => number, logger: Logger, round: () => Promise<boolean>): Loop => {
  let stopped = false;
  let nudged = false;
  let wake: (() => void) | undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs());
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    while (!stopped) {
      nudged = false;
      const more = await round().catch((cause: unknown) => {
        logger.warn({ err: cause, loop: name }, 'round failed');
        return false;
      });
      if (!more && !nudged && !stopped) await pause();
    }
  };
  const done = run();

  return {
    nudge: () => {
      nudged = true;
      wake?.();
    },
    stop: async () => {
      stopped = true;
      wake?.();
      await done;
    },
  };
};
