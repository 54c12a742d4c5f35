/** Pairs remembered; the oldest go first. */
const REMEMBERED = 1_000;

/** Stories that were one and are not: nothing joins them again while this is remembered. */
export const createParted = () => {
  const pairs = new Set<string>();
  const keyOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);
  return {
    add: (one: string, other: string): void => {
      pairs.add(keyOf(one, other));
      for (const oldest of pairs) {
        if (pairs.size <= REMEMBERED) return;
        pairs.delete(oldest);
      }
    },
    has: (one: string, other: string): boolean => pairs.size > 0 && pairs.has(keyOf(one, other)),
  };
};
