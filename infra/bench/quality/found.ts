/** One case of a yes-or-no question. */
export interface Found {
  truly: boolean;
  found: boolean;
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

/** How many of the found are true, how many of the true are found, and the harmonic mean of both. */
export const scoreOf = (cases: readonly Found[]) => {
  const right = cases.filter(({ truly, found }) => truly && found).length;
  const precision = share(right, cases.filter(({ found }) => found).length);
  const recall = share(right, cases.filter(({ truly }) => truly).length);
  return { precision, recall, f1: share(2 * precision * recall, precision + recall), of: cases.length };
};
