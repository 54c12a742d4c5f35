import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import type { Meaning } from './approach-clues.ts';
import type { CoverageItem } from './coverage-item.ts';
import { readingOf } from './item-reading.ts';

export interface ApproachReading {
  /** Null where the words say too little or point two ways. */
  approach: Approach | null;
  /** Weighted distinct words of each approach per word of text on a logarithmic scale; see `readApproach`. */
  scores: Record<Approach, number>;
}

const MIN_DISTINCT_STEMS = 3;
const MIN_SCORE = 0.6;
/** By how much the first must lead, as a share of its score. */
const MIN_MARGIN = 0.12;

interface Found {
  approach: Approach;
  weight: number;
  times: number;
}

/** The distinct stems found, each with the weight of the best field it stands in. */
const stemsFound = (item: CoverageItem, shared: ReadonlySet<string>): Map<Meaning, Found> => {
  const found = new Map<Meaning, Found>();
  for (const { word, meanings, weight, times } of readingOf(item).clues) {
    if (shared.has(word)) continue;
    for (const meaning of meanings) {
      const ofField = (weight * meaning.weight) / meanings.length;
      const known = found.get(meaning);
      if (!known) found.set(meaning, { approach: meaning.approach, weight: ofField, times });
      else {
        known.weight = Math.max(known.weight, ofField);
        known.times += times;
      }
    }
  }
  return found;
};

const zeros = (): Record<Approach, number> => ({
  ...{ institutional: 0, economic: 0, technological: 0 },
  ...{ environmental: 0, social: 0, investigative: 0 },
});

const NONE: ReadonlySet<string> = new Set();

/**
 * From what side a report looks, by the words it uses. Each distinct stem of an approach adds its weight (two levels,
 * title × 3, summary × 2, shared among approaches that have it) times 1 + ln of how often it occurs; the sum is divided by
 * log₂(8 + words) so that a long text does not win by length. No approach is named for fewer than three distinct stems of
 * it, a low score, or a second within 12 %. `shared` words are left out: see `sharedWordsOf`.
 */
export const readApproach = (item: CoverageItem, shared: ReadonlySet<string> = NONE): ApproachReading => {
  const scores = zeros();
  const distinct = zeros();
  for (const { approach, weight, times } of stemsFound(item, shared).values()) {
    scores[approach] += weight * (1 + Math.log(times));
    distinct[approach]++;
  }
  const { wordsRead } = readingOf(item);
  for (const approach of APPROACHES) scores[approach] /= Math.log2(8 + wordsRead);
  const [first, second] = [...APPROACHES].sort((a, b) => scores[b] - scores[a]) as [Approach, Approach];
  const clear = scores[first] >= MIN_SCORE && distinct[first] >= MIN_DISTINCT_STEMS;
  const ahead = scores[first] - scores[second] >= MIN_MARGIN * scores[first];
  return { approach: clear && ahead ? first : null, scores };
};

export const approachOf = (item: CoverageItem, shared?: ReadonlySet<string>): Approach | null =>
  readApproach(item, shared).approach;

const MIN_REPORTS_TO_SHARE = 4;
const SHARED_BY = 0.5;

/**
 * The telling words that more than half of a story's reports use. They say what happened, whoever tells it, and nothing
 * about the side from which one report looks. None where a story has fewer than four reports.
 */
export const sharedWordsOf = (reports: readonly CoverageItem[]): Set<string> => {
  if (reports.length < MIN_REPORTS_TO_SHARE) return new Set();
  const counts = new Map<string, number>();
  for (const report of reports)
    for (const { word } of readingOf(report).clues) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > SHARED_BY * reports.length).map(([word]) => word));
};
