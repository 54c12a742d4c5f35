const LEAST_MS = 1_000;
const PATIENCE = 50;

/**
 * A figure that costs more the more there is, such as an exact count: computed once for everyone who asks, and kept for a
 * second or fifty times as long as it took, whichever is longer, so that it never takes more than a fiftieth of the time.
 */
export const steadyFigure = <T>(compute: () => Promise<T>, now = () => performance.now()): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  let freshUntil = 0;
  return () => {
    if (kept && now() < freshUntil) return kept;
    const started = now();
    freshUntil = Number.POSITIVE_INFINITY;
    kept = compute();
    kept.then(
      () => {
        freshUntil = now() + Math.max(LEAST_MS, PATIENCE * (now() - started));
      },
      () => {
        kept = undefined;
      },
    );
    return kept;
  };
};
