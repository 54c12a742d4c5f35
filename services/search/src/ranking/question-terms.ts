import { rarity } from './bm25.ts';
import { typosAllowed, typosBetween } from './typos.ts';

/** A word of a question, and how many documents the engine found for it, other endings and typos included. */
export interface AskedWord {
  word: string;
  total: number;
  /** How often the question says it. */
  times: number;
}

/** The words of the candidates before and after stemming, and how many candidates have each. */
export interface Vocabulary {
  /** Counted where a word has to be guessed, which few questions need. */
  words: () => ReadonlyMap<string, number>;
  stems: ReadonlyMap<string, number>;
}

/** The word of the documents that a reader most likely meant: the nearest one, among equals the most frequent. */
const meantBy = (word: string, words: Vocabulary['words']): string | null => {
  const allowed = typosAllowed(word);
  if (allowed === 0) return null;
  let [best, least, most]: [string | null, number, number] = [null, allowed, 0];
  for (const [other, documents] of words()) {
    const typos = typosBetween(word, other, least);
    if (typos > least || (typos === least && documents <= most)) continue;
    [best, least, most] = [other, typos, documents];
  }
  return best;
};

/**
 * The stems that documents are weighed by, with their weights. A word that no candidate has stands for the one it was
 * probably meant to be. How rare a word is among `documents` the engine's count says: candidates have it by choice.
 */
export const questionTerms = (
  asked: readonly AskedWord[],
  vocabulary: Vocabulary,
  documents: number,
  stem: (word: string) => string,
): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { word, total, times } of asked) {
    const meant = vocabulary.stems.has(stem(word)) ? word : meantBy(word, vocabulary.words);
    if (meant === null) continue;
    const term = stem(meant);
    weights.set(term, Math.max(weights.get(term) ?? 0, times * rarity(documents, Math.min(documents, total))));
  }
  return weights;
};
