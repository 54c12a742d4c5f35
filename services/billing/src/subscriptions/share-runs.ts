interface Runs<Result> {
  running: Promise<unknown>;
  next: Promise<Result> | null;
}

/**
 * Work on one key at a time: whoever asks while it runs shares one further run, which begins after they asked, so that
 * each sees what was there when they asked and many together cost two runs.
 */
export const shareRuns = <Result>(work: (key: string) => Promise<Result>): ((key: string) => Promise<Result>) => {
  const byKey = new Map<string, Runs<Result>>();

  const start = (key: string): Promise<Result> => {
    const runs: Runs<Result> = { running: Promise.resolve(), next: null };
    byKey.set(key, runs);
    const run = work(key).finally(() => {
      if (runs.next === null && byKey.get(key) === runs) byKey.delete(key);
    });
    runs.running = run;
    return run;
  };

  return (key) => {
    const runs = byKey.get(key);
    if (!runs) return start(key);
    runs.next ??= runs.running.then(
      () => start(key),
      () => start(key),
    );
    return runs.next;
  };
};
