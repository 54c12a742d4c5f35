import { bm25, type TermCounts, termCountsOf } from './bm25.ts';
import { type Scored, withFeedback } from './feedback.ts';
import { type AskedWord, questionTerms } from './question-terms.ts';
import { contentWordsOf, stemmerOf } from './stems.ts';

/** The fields of a document that are weighed. */
export interface Weighed {
  id: string;
  title: string;
  summary: string;
  text: string;
  tags?: readonly string[];
}

/** How many of the lists have each key; a list says each of its keys once. */
const listsWith = (lists: readonly Iterable<string>[]): Map<string, number> => {
  const having = new Map<string, number>();
  for (const keys of lists) for (const key of keys) having.set(key, (having.get(key) ?? 0) + 1);
  return having;
};

/** Done once, and only when asked for. */
const onDemand = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Documents best first: BM25 of their stems (k1 1.2, b .75), once more with what the first ten have in common. */
export const rerank = <Document extends Weighed>(
  documents: readonly Document[],
  asked: readonly AskedWord[],
  indexed: number,
  language: string | null,
): { document: Document; score: number; terms: ReadonlySet<string> }[] => {
  const stem = stemmerOf(language);
  const counted = documents.map((document) => {
    const told = `${document.title}\n${document.summary}\n${document.tags?.join(' ') ?? ''}\n${document.text}`;
    const words = contentWordsOf(told, language);
    return { document, words, terms: termCountsOf(words.map(stem)) };
  });
  const stems = listsWith(counted.map(({ terms }) => terms.counts.keys()));
  const words = onDemand(() => listsWith(counted.map((document) => new Set(document.words))));
  const mean = counted.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, counted.length);
  const weights = questionTerms(asked, { words, stems }, indexed, stem);
  const byScore = (of: ReadonlyMap<string, number>): (Scored & { document: TermCounts; from: Document })[] =>
    counted
      .map(({ document: from, terms }) => ({ from, document: terms, score: bm25(terms, of, mean) }))
      .sort((a, b) => b.score - a.score);
  const ranked = byScore(withFeedback(weights, byScore(weights), stems, documents.length));
  const terms = new Set(weights.keys());
  return ranked.map(({ from, score }) => ({ document: from, score, terms }));
};
