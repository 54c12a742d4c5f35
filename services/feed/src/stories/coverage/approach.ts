import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import { APPROACH_STEMS } from './approach-vocabulary.ts';
import type { CoverageItem } from './coverage-item.ts';
import { isStopWord, wordsOfItem } from './words.ts';

export interface ApproachReading {
  /** Null where the words say too little or point two ways. */
  approach: Approach | null;
  /** Weighted distinct words of each approach per word of text on a logarithmic scale; see `readApproach`. */
  scores: Record<Approach, number>;
}

const STRONG_WEIGHT = 2;
const FIELD_WEIGHTS = { title: 3, summary: 2, text: 1 } as const;
/** The start of a report shows its side; the rest is mostly background. */
const TEXT_WORDS = 400;
const MIN_DISTINCT_STEMS = 3;
const MIN_SCORE = 0.6;
/** By how much the first must lead, as a share of its score. */
const MIN_MARGIN = 0.12;
const SHORTEST_STEM = 3;
const ARABIC_PREFIX = /^(?:[وفبكل]?ال|لل|و)(?=.{3,})/;

interface Meaning {
  approach: Approach;
  stem: string;
  weight: number;
}

const meaningsByStem: ReadonlyMap<string, Meaning[]> = (() => {
  const found = new Map<string, Meaning[]>();
  const add = (approach: Approach, stems: string, weight: number) => {
    for (const stem of stems.split(' ')) {
      const meanings = found.get(stem) ?? [];
      if (!meanings.some((meaning) => meaning.approach === approach)) meanings.push({ approach, stem, weight });
      found.set(stem, meanings);
    }
  };
  for (const approach of APPROACHES) {
    add(approach, APPROACH_STEMS[approach].strong, STRONG_WEIGHT);
    add(approach, APPROACH_STEMS[approach].plain, 1);
  }
  return found;
})();
const longestStem = Math.max(...[...meaningsByStem.keys()].map((stem) => stem.length));

/** What a word points to: the longest stem it begins with decides; a short stem takes only its own inflections. */
const meaningsOf = (word: string): Meaning[] => {
  const bare = word.replace(ARABIC_PREFIX, '');
  for (let length = Math.min(bare.length, longestStem); length >= SHORTEST_STEM; length--) {
    const meanings = meaningsByStem.get(bare.slice(0, length));
    const ending = bare.length - length;
    if (meanings && (length >= 5 || ending <= 2)) return meanings;
  }
  return [];
};

/** What words point to, kept between the items of one story; a map the caller may share to save time. */
export type MeaningCache = Map<string, Meaning[]>;

const fieldsOf = (item: CoverageItem) => {
  const { title, summary, text } = wordsOfItem(item);
  return [
    { words: title, weight: FIELD_WEIGHTS.title },
    { words: summary, weight: FIELD_WEIGHTS.summary },
    { words: text.slice(0, TEXT_WORDS), weight: FIELD_WEIGHTS.text },
  ];
};

interface Found {
  approach: Approach;
  weight: number;
  times: number;
}

/** The distinct stems found, each with the weight of the best field it stands in. */
const stemsFound = (item: CoverageItem, cache: MeaningCache, shared: ReadonlySet<string>): Map<string, Found> => {
  const found = new Map<string, Found>();
  for (const { words, weight } of fieldsOf(item)) {
    for (const word of words) {
      if (isStopWord(word) || shared.has(word)) continue;
      const meanings = cache.get(word) ?? meaningsOf(word);
      cache.set(word, meanings);
      for (const meaning of meanings) {
        const key = `${meaning.approach} ${meaning.stem}`;
        const known = found.get(key) ?? { approach: meaning.approach, weight: 0, times: 0 };
        known.weight = Math.max(known.weight, (weight * meaning.weight) / meanings.length);
        known.times++;
        found.set(key, known);
      }
    }
  }
  return found;
};

const zeros = (): Record<Approach, number> => ({
  ...{ institutional: 0, economic: 0, technological: 0 },
  ...{ environmental: 0, social: 0, investigative: 0 },
});

/**
 * From what side a report looks, by the words it uses. Each distinct stem of an approach adds its weight (two levels,
 * title × 3, summary × 2, shared among approaches that have it) times 1 + ln of how often it occurs; the sum is divided by
 * log₂(8 + words) so that a long text does not win by length. No approach is named for fewer than three distinct stems of
 * it, a low score, or a second within 12 %. `shared` words are left out: see `sharedWordsOf`.
 */
export const readApproach = (
  item: CoverageItem,
  shared: ReadonlySet<string> = new Set(),
  cache: MeaningCache = new Map(),
): ApproachReading => {
  const scores = zeros();
  const distinct = zeros();
  for (const { approach, weight, times } of stemsFound(item, cache, shared).values()) {
    scores[approach] += weight * (1 + Math.log(times));
    distinct[approach]++;
  }
  const words = fieldsOf(item).reduce((sum, field) => sum + field.words.length, 0);
  for (const approach of APPROACHES) scores[approach] /= Math.log2(8 + words);
  const [first, second] = [...APPROACHES].sort((a, b) => scores[b] - scores[a]) as [Approach, Approach];
  const clear = scores[first] >= MIN_SCORE && distinct[first] >= MIN_DISTINCT_STEMS;
  const ahead = scores[first] - scores[second] >= MIN_MARGIN * scores[first];
  return { approach: clear && ahead ? first : null, scores };
};

export const approachOf = (item: CoverageItem, shared?: ReadonlySet<string>, cache?: MeaningCache): Approach | null =>
  readApproach(item, shared, cache).approach;

const MIN_REPORTS_TO_SHARE = 4;
const SHARED_BY = 0.5;

/**
 * The words that more than half of a story's reports use. They say what happened, whoever tells it, and nothing about the
 * side from which one report looks. None where a story has fewer than four reports.
 */
export const sharedWordsOf = (reports: readonly CoverageItem[]): Set<string> => {
  if (reports.length < MIN_REPORTS_TO_SHARE) return new Set();
  const counts = new Map<string, number>();
  for (const report of reports) {
    const { title, summary, text } = wordsOfItem(report);
    for (const word of new Set([...title, ...summary, ...text])) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > SHARED_BY * reports.length).map(([word]) => word));
};
