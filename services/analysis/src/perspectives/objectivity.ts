import type { Score } from '@360/contracts/analysis';
import { noScore, scoreOf } from './score-of.ts';
import type { ToldSentence } from './told-language.ts';

const LEAST_SENTENCES = 5;
/** A report that gives a source for this share of its sentences names its sources well. */
const WELL_ATTRIBUTED = 0.4;
const WEIGHTS = { neutral: 0.7, attribution: 0.3 };

/**
 * How far an outlet tells rather than judges, 0–100: 0.7 · (1 − loaded ÷ sentences) + 0.3 · min(1, attributed ÷ sentences
 * ÷ 0.4), in percent. `loaded` are sentences whose own words are held to be loaded, `attributed` those that name who says
 * so. A loaded word more never raises it. Abstains below five sentences in English.
 */
export const objectivityOf = (sentences: readonly ToldSentence[]): Score => {
  const of = sentences.length;
  if (of < LEAST_SENTENCES) return noScore('told-sentences');
  const loaded = sentences.filter((sentence) => sentence.loaded).length;
  const attributed = sentences.filter((sentence) => sentence.attributed).length;
  return scoreOf([
    { name: 'neutral-language', value: 1 - loaded / of, weight: WEIGHTS.neutral, of },
    { name: 'attribution', value: Math.min(1, attributed / of / WELL_ATTRIBUTED), weight: WEIGHTS.attribution, of },
  ]);
};
