import type { Perspective } from '@360/contracts/analysis';
import { boundedSeverity, type Finding, quoteOf, type Signal, type StoryView } from './finding.ts';
import { median, robustDistance } from './robust.ts';

const LEAST_OTHERS = 2;
const LEAST_WORDS = 2;
const LEAST_DISTANCE = 2.5;
const LEAST_GAP = 20;
const MOST_QUOTED = 4;
const SEVERITY = { base: 40, distance: 10, word: 4 };

type Scored = Perspective & { objectivityScore: number };

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ing|ed|es|s)$/, '');

/** A word that other reports use too belongs to the matter, whatever it sounds like. */
const ownWords = (perspective: Perspective, others: readonly Perspective[]): Perspective['loadedWords'] => {
  const shared = new Set(others.flatMap(({ loadedWords }) => loadedWords.map(({ word }) => stemOf(word))));
  const own = perspective.loadedWords.filter(({ word }) => !shared.has(stemOf(word)));
  return [...new Map(own.map((each) => [stemOf(each.word), each])).values()];
};

const wordSignals = (view: StoryView, words: Perspective['loadedWords']): Signal[] =>
  words.flatMap(({ word, passage }): Signal[] => {
    const quote = quoteOf(view, passage.slice(0, passage.lastIndexOf('#')), passage);
    return quote ? [{ key: 'civ.signal.loadedWord', values: { word }, quote }] : [];
  });

const findingOf = (view: StoryView, told: Scored, others: readonly Scored[]): Finding[] => {
  const scores = others.map(({ objectivityScore }) => objectivityScore);
  const middle = median(scores);
  const distance = robustDistance(told.objectivityScore, scores);
  const words = wordSignals(
    view,
    ownWords(
      told,
      view.analysis.perspectives.filter(({ report }) => report !== told.report),
    ),
  );
  const isFar = distance <= -LEAST_DISTANCE && middle - told.objectivityScore >= LEAST_GAP;
  const itemId = words[0]?.quote && itemOf(view, told, words[0].quote.url);
  if (!isFar || words.length < LEAST_WORDS || !itemId) return [];
  const values = { score: told.objectivityScore, median: Math.round(middle), count: others.length };
  return [
    {
      ...({ itemId, type: 'bias_detected' } as const),
      severity: boundedSeverity(
        SEVERITY.base + SEVERITY.distance * (-distance - LEAST_DISTANCE) + SEVERITY.word * (words.length - LEAST_WORDS),
      ),
      signals: [{ key: 'civ.signal.objectivity', values, quote: null }, ...words.slice(0, MOST_QUOTED)],
    },
  ];
};

const itemOf = ({ analysis }: StoryView, { itemIds }: Perspective, url: string): string | undefined =>
  itemIds.find((id) => analysis.sources[id]?.url === url);

/**
 * News reports (no opinion, analysis or live text) whose objectivity lies 2.5 robust standard deviations and 20 points or
 * more below that of at least two other independent reports, and which use two loaded words that none of the others does.
 * Severity 40 + 10 for each further deviation + 4 for each further word.
 */
export const biases = (view: StoryView): Finding[] => {
  const scored = view.own.filter((each): each is Scored => each.objectivityScore !== null);
  return scored
    .filter(({ journalismType }) => journalismType === 'report' || journalismType === 'video')
    .flatMap((told) => {
      const others = scored.filter(({ report }) => report !== told.report);
      return others.length >= LEAST_OTHERS ? findingOf(view, told, others) : [];
    });
};
