import { wordsOf } from '@360/reading/words';
import { type FeelingWords, feelingWordsOf } from './feeling-words.ts';

/**
 * The mood of a text. `score` is the mean of its sentences, −1 (all that is told is bad) to 1; `of` counts the sentences
 * read, `words` the telling words among all.
 */
export interface SentimentReading {
  readonly label: 'positive' | 'negative' | 'neutral' | 'mixed';
  readonly score: number;
  readonly of: number;
  readonly words: { readonly positive: number; readonly negative: number; readonly of: number };
}

const LEAST_SENTENCES = 3;
const LEAST_WORDS = 30;
/** A negation reaches over so many words. */
const REACH = 3;
/** Before a contrast, words count half. */
const CONCEDED = 0.5;
/** Share of the sentences with telling words below which a text is neutral. */
const TELLING = 0.2;
/** A side with that share of the telling sentences is no exception. */
const BOTH_SIDES = 0.3;
const CLEAR = 0.1;

interface Told {
  positive: number;
  negative: number;
  of: number;
  /** −1 to 1; null without a telling word. */
  leaning: number | null;
}

const SHORT_NEGATION = /n['’]t\b/giu;

const tellingOf = (sentence: string, { positive, negative, negations, contrasts }: FeelingWords): Told => {
  const words = wordsOf(sentence.replace(SHORT_NEGATION, ' not'));
  const turn = words.findLastIndex((word, at) => at > 0 && contrasts.has(word));
  const counts = { positive: 0, negative: 0 };
  let [good, bad] = [0, 0];
  for (const [at, word] of words.entries()) {
    if (!positive.has(word) && !negative.has(word)) continue;
    const negated = words.slice(Math.max(0, at - REACH), at).some((before) => negations.has(before));
    const isGood = positive.has(word) !== negated;
    counts[isGood ? 'positive' : 'negative']++;
    const weight = at < turn ? CONCEDED : 1;
    if (isGood) good += weight;
    else bad += weight;
  }
  return { ...counts, of: words.length, leaning: good + bad === 0 ? null : (good - bad) / (good + bad) };
};

const labelOf = (leanings: readonly number[], of: number, score: number): SentimentReading['label'] => {
  if (leanings.length / of < TELLING) return 'neutral';
  const share = (side: 1 | -1): number => leanings.filter((each) => each * side > 0).length / leanings.length;
  if (share(1) >= BOTH_SIDES && share(-1) >= BOTH_SIDES) return 'mixed';
  if (Math.abs(score) < CLEAR) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
};

/**
 * How sentences tell things: by the share of those with good and with bad words, a negation turning a word round and
 * what stands before a "but" counting half. Null below three sentences or thirty words, and in a language without a list.
 */
export const sentimentOf = (sentences: readonly string[], language: string | null): SentimentReading | null => {
  const list = feelingWordsOf(language);
  if (!list || sentences.length < LEAST_SENTENCES) return null;
  const told = sentences.map((sentence) => tellingOf(sentence, list));
  const sum = (field: 'positive' | 'negative' | 'of'): number => told.reduce((total, each) => total + each[field], 0);
  if (sum('of') < LEAST_WORDS) return null;
  const leanings = told.flatMap(({ leaning }) => leaning ?? []);
  const score = leanings.reduce((total, leaning) => total + leaning, 0) / sentences.length;
  return {
    label: labelOf(leanings, sentences.length, score),
    score: Math.round(100 * score) / 100,
    of: sentences.length,
    words: { positive: sum('positive'), negative: sum('negative'), of: sum('of') },
  };
};
