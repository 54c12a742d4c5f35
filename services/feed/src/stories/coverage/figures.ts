import type { FigureComparison } from '@360/contracts/stories';
import type { Mention } from '@360/reading/figure-mentions';
import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import { type Topic, topicsOf } from './figure-topics.ts';
import { readingOf } from './item-reading.ts';

/** What one independent report says on a topic. */
interface Claim {
  report: number;
  mention: Mention;
  /** Items of the report, copies included, that say it. */
  itemIds: string[];
}

type Cluster = [Claim, ...Claim[]];

interface StoryFigures {
  groupOf: ReadonlyMap<string, number>;
  /** Report to the outlet whose own it is. */
  outletOf: Map<number, string>;
  outletOfItem: Map<string, string>;
  /** Report to every figure in its own items, asserted or not. */
  known: Map<number, Mention[]>;
}

const HOUR_MS = 60 * 60_000;
/** Figures change as events unfold: values given further apart than this are two states, not a contradiction. */
const SAME_STATE_MS = { outcome: 3 * HOUR_MS, other: 24 * HOUR_MS };
const MIN_REPORTS_FOR_UBIQUITY = 4;
const UBIQUITY = 0.5;

const compatible = ({ quantity: a }: Mention, { quantity: b }: Mention): boolean => a.low <= b.high && b.low <= a.high;

const excludes = ({ quantity: a }: Mention, { quantity: b }: Mention): boolean => a.least > b.most || b.least > a.most;

const sameKind = (a: Mention, b: Mention): boolean =>
  a.counted?.outcome ? a.counted.outcome === b.counted?.outcome : a.key === b.key;

/** A report that gives the other's value somewhere, too, knows it and means something else by its own. */
const knows = ({ known }: StoryFigures, report: number, other: Mention): boolean =>
  (known.get(report) ?? []).some((mention) => sameKind(mention, other) && compatible(mention, other));

const contradict = (a: Claim, b: Claim, story: StoryFigures): boolean => {
  const apart = Math.abs(a.mention.publishedAt - b.mention.publishedAt);
  if (apart > (a.mention.counted?.outcome ? SAME_STATE_MS.outcome : SAME_STATE_MS.other)) return false;
  if (!excludes(a.mention, b.mention)) return false;
  return !knows(story, a.report, b.mention) && !knows(story, b.report, a.mention);
};

/** The first mention in the report's latest own item that speaks of the topic. */
const claimsOf = (topic: Topic, { groupOf, outletOf, outletOfItem }: StoryFigures): Claim[] => {
  const byReport = new Map<number, Mention[]>();
  for (const mention of topic.mentions) {
    const report = groupOf.get(mention.itemId);
    if (report !== undefined) byReport.set(report, [...(byReport.get(report) ?? []), mention]);
  }
  return [...byReport].flatMap(([report, mentions]) => {
    const own = mentions.filter(({ itemId }) => outletOfItem.get(itemId) === outletOf.get(report));
    const latest = own.at(-1)?.itemId;
    const mention = own.find(({ itemId }) => itemId === latest);
    if (!mention) return [];
    const itemIds = mentions.filter((each) => compatible(each, mention)).map(({ itemId }) => itemId);
    return { report, mention, itemIds: [...new Set(itemIds)] };
  });
};

const width = ({ quantity }: Mention): number => (quantity.high - quantity.low) / quantity.value;

/** Claims gathered around the most exact ones. */
const clustersOf = (claims: readonly Claim[]): Cluster[] => {
  const clusters: Cluster[] = [];
  for (const claim of [...claims].sort((a, b) => width(a.mention) - width(b.mention) || a.report - b.report)) {
    const fitting = clusters
      .filter(([first]) => compatible(first.mention, claim.mention))
      .sort((a, b) => b.length - a.length)[0];
    if (fitting) fitting.push(claim);
    else clusters.push([claim]);
  }
  return clusters;
};

const newest = (cluster: Cluster): number => Math.max(...cluster.map(({ mention }) => mention.publishedAt));

/** The newest value that two reports give; where none has two, the newest. Most reports decide for figures that stay. */
const mainFirst = (clusters: Cluster[]): Cluster[] => {
  const changes = clusters[0]?.[0].mention.counted?.outcome;
  const rank = (cluster: Cluster) => (changes ? Math.min(cluster.length, 2) : cluster.length);
  return [...clusters].sort(
    (a, b) => rank(b) - rank(a) || (changes ? newest(b) - newest(a) : 0) || a[0].report - b[0].report,
  );
};

const writtenMost = (cluster: Cluster): string => {
  const counts = new Map<string, number>();
  for (const { mention } of cluster) counts.set(mention.text, (counts.get(mention.text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? cluster[0].mention.text;
};

const compareTopic = (topic: Topic, story: StoryFigures): FigureComparison[] => {
  const [main, ...others] = mainFirst(clustersOf(claimsOf(topic, story)));
  if (!main) return [];
  const against = others.filter((other) => other.some((claim) => main.every((each) => contradict(each, claim, story))));
  if (against.length === 0 && main.length < 2) return [];
  const values = [main, ...against].map((cluster) => ({
    text: writtenMost(cluster),
    itemIds: [...new Set(cluster.flatMap(({ itemIds }) => itemIds))],
  }));
  return [{ subject: topic.subject, values, state: against.length > 0 ? 'contested' : 'agreed' }];
};

const storyFigures = (items: readonly CoverageItem[], mentions: Mention[], groupOf: ReadonlyMap<string, number>) => {
  const outletOfItem = new Map(items.map(({ id, outletId }) => [id, outletId]));
  const outletOf = new Map<number, string>();
  for (const { id, outletId } of items) {
    const report = groupOf.get(id);
    if (report !== undefined && !outletOf.has(report)) outletOf.set(report, outletId);
  }
  const known = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const report = groupOf.get(mention.itemId);
    if (report === undefined || outletOfItem.get(mention.itemId) !== outletOf.get(report)) continue;
    const list = known.get(report);
    if (list) list.push(mention);
    else known.set(report, [mention]);
  }
  return { groupOf, outletOf, outletOfItem, known };
};

/** Stems in the titles and summaries of more than half of the reports. */
const ubiquitousStems = (items: readonly CoverageItem[], groupOf: ReadonlyMap<string, number>): Set<string> => {
  const reportsWith = new Map<string, Set<number>>();
  const reports = new Set<number>();
  for (const item of items) {
    const report = groupOf.get(item.id);
    if (report === undefined || reports.has(report)) continue;
    reports.add(report);
    for (const stem of readingOf(item).leadStems)
      reportsWith.set(stem, (reportsWith.get(stem) ?? new Set()).add(report));
  }
  if (reports.size < MIN_REPORTS_FOR_UBIQUITY) return new Set();
  return new Set([...reportsWith].filter(([, found]) => found.size > UBIQUITY * reports.size).map(([stem]) => stem));
};

/**
 * The quantities that two or more independent reports give, the value of most of them first. A report speaks through the
 * latest item of its own outlet. `agreed`: two reports give values that fit, as far as rounding and words such as "about"
 * or "at least" reach. `contested`: values exclude each other and neither report gives the other's value as well. What is
 * not surely the same quantity is left out: a contradiction that is none costs more trust than one missed.
 */
export const compareFigures = (
  items: readonly CoverageItem[],
  groupOf: ReadonlyMap<string, number>,
): FigureComparison[] => {
  const ordered = inOrderOfTime(items);
  const mentions = ordered.flatMap((item) => readingOf(item).mentions);
  const story = storyFigures(ordered, mentions, groupOf);
  return topicsOf(mentions, ubiquitousStems(ordered, groupOf)).flatMap((topic) => compareTopic(topic, story));
};
