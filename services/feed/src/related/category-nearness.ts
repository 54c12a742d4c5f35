import type { Category } from '@360/contracts/vocabulary';

const SAME = 6;

type Pair = `${Category} ${Category}`;

/** How near two topics lie, 1–5; pairs that are not here have nothing to do with each other. */
const NEARNESS: Partial<Record<Pair, number>> = {
  'world politics': 5,
  'tech science': 5,
  'environment science': 5,
  'tech business': 4,
  'politics business': 4,
  'health science': 4,
  'world business': 3,
  'world environment': 3,
  'politics environment': 3,
  'politics health': 2,
  'business environment': 2,
  'tech politics': 2,
  'environment health': 2,
  'world health': 2,
  'tech health': 2,
  'business sports': 1,
  'world sports': 1,
  'business health': 1,
};

/** Points for the topics of two items: 6 for the same, 1–5 for related ones, 0 otherwise and where one is not known. */
export const categoryPoints = (a: Category | null, b: Category | null): number => {
  if (a === null || b === null) return 0;
  return a === b ? SAME : (NEARNESS[`${a} ${b}`] ?? NEARNESS[`${b} ${a}`] ?? 0);
};
