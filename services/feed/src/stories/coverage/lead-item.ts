import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import type { Reports } from './independence.ts';
import { contentStems, overlap, wordsOfItem } from './words.ts';

const CENTRALITY_WEIGHT = 1;
const RECENCY_WEIGHT = 0.15;
const SUMMARY_WEIGHT = 0.15;
const TITLE_WEIGHT = 0.2;
const MIN_SUMMARY_WORDS = 8;
const TITLE_WORDS = { least: 5, most: 18 };
const RECENCY_HALVING_MS = 12 * 60 * 60_000;
/** Titles that name a format, ask or shout instead of saying what happened. */
const NOT_A_SENTENCE = /[?!]\s*$|^\s*(live|watch|video|photos?|in pictures|opinion|analysis|explainer)\b\s*[:|–-]/i;

/** 1 for a title that states something in a usual number of words, 0 for one that does not. */
const statesSomething = (title: string, words: number): number => {
  const letters = title.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 0 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const usual = words >= TITLE_WORDS.least && words <= TITLE_WORDS.most;
  return usual && !shouted && !NOT_A_SENTENCE.test(title) ? 1 : 0;
};

/**
 * The item whose title, summary and picture stand for the story. Each is scored: mean word overlap of its title with the
 * titles of the other independent reports (weight 1), title states something (0.2), summary of eight words or more
 * (0.15), nearness to the newest item, halving every twelve hours (0.15). The earliest wins among equals.
 * @throws RangeError without items
 */
export const leadItemOf = (items: readonly CoverageItem[], { groups, groupOf }: Reports): string => {
  const ordered = inOrderOfTime(items);
  const stems = new Map(ordered.map((item) => [item.id, contentStems(wordsOfItem(item).title)]));
  const newest = ordered.at(-1)?.publishedAt ?? 0;
  const centrality = (item: CoverageItem): number => {
    const own = stems.get(item.id) ?? new Set<string>();
    const others = groups.filter((_, index) => index !== groupOf.get(item.id));
    const sum = others.reduce((total, { lead }) => total + overlap(own, stems.get(lead) ?? new Set()), 0);
    return others.length > 0 ? sum / others.length : 0;
  };
  const score = (item: CoverageItem): number => {
    const { title, summary } = wordsOfItem(item);
    return (
      CENTRALITY_WEIGHT * centrality(item) +
      TITLE_WEIGHT * statesSomething(item.title, title.length) +
      SUMMARY_WEIGHT * (summary.length >= MIN_SUMMARY_WORDS ? 1 : 0) +
      RECENCY_WEIGHT * 2 ** ((item.publishedAt - newest) / RECENCY_HALVING_MS)
    );
  };
  const [first, ...rest] = ordered.map((item) => ({ id: item.id, score: score(item) }));
  if (!first) throw new RangeError('a story has at least one item');
  return rest.reduce((best, each) => (each.score > best.score ? each : best), first).id;
};
