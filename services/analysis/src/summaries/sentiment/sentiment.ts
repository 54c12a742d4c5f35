import { wordsOf } from '@360/reading/words';
import { type FeelingWords, feelingWordsOf } from './feeling-words.ts';

/**
 * The mood of a text. `score` is the logit of its good against its bad words, below zero where it tells bad things; `of`
 * counts the sentences read, `words` the telling words among all.
 */
export interface SentimentReading {
  readonly label: 'positive' | 'negative' | 'neutral';
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
/** Added to both counts, so that neither is zero (Lowe and others 2011). */
const SMOOTHING = 0.5;

interface Told {
  positive: number;
  negative: number;
  of: number;
  /** The same, what is conceded counting half. */
  good: number;
  bad: number;
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
  return { ...counts, of: words.length, good, bad };
};

const labelOf = (score: number, error: number): SentimentReading['label'] => {
  if (Math.abs(score) <= error) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
};

/**
 * How sentences tell things, by a list of good and bad words: a negation turns a word round, and what stands before a "but"
 * counts half. Both counts are compared on the logit scale of Lowe, Benoit, Mikhaylov and Laver ("Scaling Policy
 * Preferences from Coded Political Texts", 2011): log((good + ½) ÷ (bad + ½)), whose standard error is
 * √(1 ÷ (good + ½) + 1 ÷ (bad + ½)). Within one standard error of nought, and where fewer than a fifth of the sentences
 * have a telling word, a text is neutral. Null below three sentences or thirty words, and in a language without a list.
 */
export const sentimentOf = (sentences: readonly string[], language: string | null): SentimentReading | null => {
  const list = feelingWordsOf(language);
  if (!list || sentences.length < LEAST_SENTENCES) return null;
  const told = sentences.map((sentence) => tellingOf(sentence, list));
  const sum = (field: keyof Told): number => told.reduce((total, each) => total + each[field], 0);
  if (sum('of') < LEAST_WORDS) return null;
  const [good, bad] = [sum('good') + SMOOTHING, sum('bad') + SMOOTHING];
  const score = Math.log(good / bad);
  const telling = told.filter((each) => each.positive + each.negative > 0).length / sentences.length;
  return {
    label: telling < TELLING ? 'neutral' : labelOf(score, Math.sqrt(1 / good + 1 / bad)),
    score: Math.round(100 * score) / 100,
    of: sentences.length,
    words: { positive: sum('positive'), negative: sum('negative'), of: sum('of') },
  };
};
