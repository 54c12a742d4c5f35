import type { EvidenceRevision } from '@360/contracts/evidence-source';
import { contentStems, overlap, wordsOf } from '@360/reading/words';
import type { Revision } from './evidence.ts';

/** From so much in common on, a sentence that came is the one that went, in other words (Dice of their stems). */
const SAME_SENTENCE = 0.4;

const stemsIn = (sentence: string): Set<string> => contentStems(wordsOf(sentence));

interface Pair {
  before: string | null;
  after: string | null;
}

/** Each sentence that went beside the one that came for it; those that none came for, and those that came anew. */
const paired = (gone: readonly string[], added: readonly string[]): Pair[] => {
  const open = new Map(added.map((sentence) => [sentence, stemsIn(sentence)]));
  const pairs = gone.map((before): Pair => {
    const own = stemsIn(before);
    const ranked = [...open].map(([after, stems]) => ({ after, shared: overlap(own, stems) }));
    const best = ranked.reduce<(typeof ranked)[number] | null>((a, b) => (a && a.shared >= b.shared ? a : b), null);
    if (!best || best.shared < SAME_SENTENCE) return { before, after: null };
    open.delete(best.after);
    return { before, after: best.after };
  });
  return [...pairs, ...[...open.keys()].map((after) => ({ before: null, after }))];
};

/** One change of an item as the changes of its headline and of single sentences. */
export const revisionsOf = ({ at, kind, title, notice, gone, added }: EvidenceRevision): Revision[] => {
  const isCorrection = kind === 'correction';
  const common = { at: Date.parse(at) };
  const headline = title ? [{ ...common, kind: isCorrection ? kind : ('title' as const), ...title }] : [];
  const sentences = paired(gone, added).map((pair) => ({
    ...{ ...common, kind: isCorrection ? kind : ('text' as const) },
    ...pair,
  }));
  const isTold = notice === null || added.some((sentence) => sentence.includes(notice));
  const told = isTold ? [] : [{ ...common, kind: 'correction' as const, before: null, after: notice }];
  return [...headline, ...sentences, ...told];
};
