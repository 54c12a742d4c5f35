import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import { statesSomething } from './headline.ts';
import type { Reports } from './independence.ts';
import { readingOf } from './item-reading.ts';

const CENTRALITY_WEIGHT = 1;
const RECENCY_WEIGHT = 0.15;
const SUMMARY_WEIGHT = 0.15;
const TITLE_WEIGHT = 0.2;
const OWN_WEIGHT = 0.1;
const MIN_SUMMARY_WORDS = 8;
const RECENCY_HALVING_MS = 12 * 60 * 60_000;

type ItemsById = ReadonlyMap<string, CoverageItem>;

const languageOf = ({ language }: CoverageItem): string => language?.toLowerCase().split('-')[0] ?? '';

/** The language of most independent reports, of the earliest among equals; empty where none is known. */
const mainLanguage = ({ groups }: Reports, byId: ItemsById): string => {
  const counts = new Map<string, number>();
  for (const { lead } of groups) {
    const item = byId.get(lead);
    const language = item ? languageOf(item) : '';
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

/**
 * How much the titles of the other independent reports have in common with that of an item, 0–1: the mean of the word
 * overlaps (Dice). Reports are found by their words, so that a title is compared only with those that share one.
 */
const centralityIn = ({ groups, groupOf }: Reports, byId: ItemsById): ((item: CoverageItem) => number) => {
  const leads = groups.map(({ lead }) => {
    const item = byId.get(lead);
    return item ? readingOf(item).titleStems : new Set<string>();
  });
  const reportsWith = new Map<string, number[]>();
  for (const [report, stems] of leads.entries())
    for (const stem of stems) {
      const reports = reportsWith.get(stem);
      if (reports) reports.push(report);
      else reportsWith.set(stem, [report]);
    }
  const sizes = Uint32Array.from(leads, ({ size }) => size);
  const shared = new Uint32Array(leads.length);
  return (item) => {
    const own = readingOf(item).titleStems;
    shared.fill(0);
    for (const stem of own) for (const report of reportsWith.get(stem) ?? []) (shared[report] as number)++;
    shared[groupOf.get(item.id) ?? leads.length] = 0;
    let sum = 0;
    for (let report = 0; report < leads.length; report++)
      sum += (2 * (shared[report] as number)) / Math.max(1, own.size + (sizes[report] as number));
    return leads.length > 1 ? sum / (leads.length - 1) : 0;
  };
};

/**
 * The item whose title, summary and picture stand for the story, among those in the language of most reports. Each is
 * scored: what its title shares with the titles of the other independent reports (weight 1), title states something
 * (0.2), summary of eight words or more (0.15), a text of its own (0.1), nearness to the newest item, halving every
 * twelve hours (0.15). The earliest wins among equals.
 * @throws RangeError without items
 */
export const leadItemOf = (items: readonly CoverageItem[], reports: Reports): string => {
  const ordered = inOrderOfTime(items);
  const byId = new Map(ordered.map((item) => [item.id, item]));
  const newest = ordered.at(-1)?.publishedAt ?? 0;
  const centrality = centralityIn(reports, byId);
  const score = (item: CoverageItem): number => {
    const { titleWords, summaryWords } = readingOf(item);
    return (
      CENTRALITY_WEIGHT * centrality(item) +
      TITLE_WEIGHT * (statesSomething(item.title, titleWords) ? 1 : 0) +
      SUMMARY_WEIGHT * (summaryWords >= MIN_SUMMARY_WORDS ? 1 : 0) +
      OWN_WEIGHT * (reports.copyOf.has(item.id) || reports.creditOf.has(item.id) ? 0 : 1) +
      RECENCY_WEIGHT * 2 ** ((item.publishedAt - newest) / RECENCY_HALVING_MS)
    );
  };
  const language = mainLanguage(reports, byId);
  const readable = ordered.filter((item) => languageOf(item) === language);
  const [first, ...rest] = (readable.length > 0 ? readable : ordered).map((item) => ({
    id: item.id,
    score: score(item),
  }));
  if (!first) throw new RangeError('a story has at least one item');
  return rest.reduce((best, each) => (each.score > best.score ? each : best), first).id;
};
