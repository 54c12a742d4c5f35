import type { ReadSentence } from './read-sentence.ts';

/** How telling the words of a story are, by its own sentences. */
export interface StoryWords {
  /** Weight of a stem: the rarer in the story, the more. */
  weight(stem: string): number;
  /** Weight of all stems of a sentence. */
  total(read: ReadSentence): number;
  /** False for what most reports say in their title or first sentences: it tells the story, not which part of it. */
  rare(stem: string): boolean;
}

const MIN_REPORTS_FOR_UBIQUITY = 4;
const UBIQUITY = 0.5;

/** Counts the words of a story. `lead`: whether the sentence stands in the title, the summary or the first two sentences. */
export const storyWords = (
  sentences: readonly { read: Pick<ReadSentence, 'stems'>; report: number; lead: boolean }[],
): StoryWords => {
  const counts = new Map<string, number>();
  const leads = new Map<string, Set<number>>();
  const reports = new Set<number>();
  for (const { read, report, lead } of sentences) {
    reports.add(report);
    for (const stem of read.stems) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      if (lead) leads.set(stem, (leads.get(stem) ?? new Set()).add(report));
    }
  }
  const most = reports.size < MIN_REPORTS_FOR_UBIQUITY ? Number.POSITIVE_INFINITY : UBIQUITY * reports.size;
  const weights = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + sentences.length / count)]));
  const unknown = Math.log(1 + sentences.length);
  const weight = (stem: string) => weights.get(stem) ?? unknown;
  const totals = new WeakMap<ReadSentence, number>();
  const totalOf = (read: ReadSentence): number => {
    let total = 0;
    for (const stem of read.stems) total += weight(stem);
    totals.set(read, total);
    return total;
  };
  return {
    weight,
    total: (read) => totals.get(read) ?? totalOf(read),
    rare: (stem) => (leads.get(stem)?.size ?? 0) <= most,
  };
};

/** How alike two sentences are, 0–1: shared stems over all, weighted by how telling they are (Dice). */
export const likenessOf = (a: ReadSentence, b: ReadSentence, { weight, total }: StoryWords): number => {
  const [short, long] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  let shared = 0;
  for (const stem of short) if (long.has(stem)) shared += weight(stem);
  const all = total(a) + total(b);
  return all === 0 ? 0 : (2 * shared) / all;
};
