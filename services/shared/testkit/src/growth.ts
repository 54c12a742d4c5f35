const ROUNDS = 5;

const shortest = (work: () => void): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, user + system);
  }
  return best;
};

/**
 * How many times the processor time of `work` at `size` it needs at four times the size, the best of five each: about 4
 * where time is linear, about 16 where it is quadratic. Says the same on a fast machine, a slow and a busy one; `size`
 * has to be large enough for some milliseconds.
 */
export const growth = (work: (size: number) => void, size: number): number => {
  const small = shortest(() => work(size));
  return shortest(() => work(4 * size)) / Math.max(small, 1);
};

/** Between linear (4) and quadratic (16). */
export const LINEAR = 9;
