/** Keeps the keys with the highest scores; of equal scores those that came first. */
export interface Top {
  clear: () => void;
  offer: (key: number, score: number) => void;
  /** Keys kept, best first. */
  readonly keys: Int32Array;
  readonly scores: Float64Array;
  readonly count: number;
}

export const createTop = (limit: number): Top => {
  const keys = new Int32Array(limit);
  const scores = new Float64Array(limit);
  let count = 0;
  return {
    clear: () => {
      count = 0;
    },
    offer: (key, score) => {
      if (count === limit && score <= (scores[limit - 1] as number)) return;
      let at = count < limit ? count++ : limit - 1;
      for (; at > 0 && (scores[at - 1] as number) < score; at--) {
        scores[at] = scores[at - 1] as number;
        keys[at] = keys[at - 1] as number;
      }
      scores[at] = score;
      keys[at] = key;
    },
    keys,
    scores,
    get count() {
      return count;
    },
  };
};
