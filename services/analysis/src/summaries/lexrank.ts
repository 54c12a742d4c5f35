const DAMPING = 0.15;
const STEPS = 60;
const ENOUGH = 1e-6;

export type Vector = ReadonlyMap<string, number>;

/** Cosine of two sparse vectors whose lengths are 1. */
export const cosine = (a: Vector, b: Vector): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
};

/** Terms by count, scaled to length 1. */
export const sentenceVectors = (sentences: readonly (readonly string[])[]): Vector[] =>
  sentences.map((terms) => {
    const vector = new Map<string, number>();
    for (const term of terms) vector.set(term, (vector.get(term) ?? 0) + 1);
    const length = Math.hypot(...vector.values()) || 1;
    for (const [term, weight] of vector) vector.set(term, weight / length);
    return vector;
  });

/** How alike each sentence is to each other one, 0–1, its own place 0. */
export const similarities = (vectors: readonly Vector[]): Float64Array[] => {
  const rows = vectors.map(() => new Float64Array(vectors.length));
  for (const [a, left] of vectors.entries())
    for (let b = 0; b < a; b++) {
      const alike = cosine(left, vectors[b] ?? new Map());
      (rows[a] as Float64Array)[b] = alike;
      (rows[b] as Float64Array)[a] = alike;
    }
  return rows;
};

/**
 * How central each sentence is among all, the most central 1: the stationary share of a walk from sentence to like
 * sentence, continuous LexRank (Erkan and Radev 2004, "LexRank: Graph-based Lexical Centrality as Salience").
 */
export const lexRank = (rows: readonly Float64Array[]): number[] => {
  const count = rows.length;
  const sums = rows.map((row) => row.reduce((sum, alike) => sum + alike, 0));
  let ranks = new Float64Array(count).fill(1 / count);
  for (let step = 0; step < STEPS; step++) {
    const next = new Float64Array(count).fill(DAMPING / count);
    for (const [from, row] of rows.entries()) {
      const share = ((1 - DAMPING) * (ranks[from] ?? 0)) / (sums[from] || count);
      for (let to = 0; to < count; to++) next[to] = (next[to] ?? 0) + share * (sums[from] ? (row[to] ?? 0) : 1);
    }
    const moved = next.reduce((sum, rank, at) => sum + Math.abs(rank - (ranks[at] ?? 0)), 0);
    ranks = next;
    if (moved < ENOUGH) break;
  }
  const highest = Math.max(...ranks);
  return [...ranks].map((rank) => rank / highest);
};
