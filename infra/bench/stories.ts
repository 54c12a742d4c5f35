import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { GroupingItem } from '../../services/feed/src/stories/grouping/grouping-item.ts';
import { createStoryIndex } from '../../services/feed/src/stories/grouping/story-index.ts';
import { adjustedRand, bCubed, normalisedMutualInformation, pairwise } from './cluster-metrics.ts';
import { inDateOrder, inOutletOrder, type LabelledItem, readItems } from './news-sets.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';

const groupingItemOf = (item: LabelledItem, hideDate: boolean): GroupingItem => ({
  id: item.id,
  title: item.title,
  summary: item.summary,
  text: item.text,
  publishedAt: hideDate ? 0 : (item.publishedAt ?? 0),
  outletId: item.source,
  language: null,
});

/** Groups the items in the order given; each item's story is the one it stands in at the end. */
const groupAll = (items: readonly GroupingItem[]): { stories: string[]; milliseconds: number } => {
  const index = createStoryIndex();
  const moved = new Map<string, string>();
  const endOf = (story: string): string => {
    const next = moved.get(story);
    return next === undefined ? story : endOf(next);
  };
  let opened = 0;
  const started = performance.now();
  const assigned = items.map((item) => {
    const { storyId, merged } = index.assign(item, () => `s${opened++}`);
    for (const { from, into } of merged) moved.set(from, into);
    return storyId;
  });
  const milliseconds = performance.now() - started;
  return { stories: assigned.map(endOf), milliseconds };
};

const rowsOf = (set: string, stories: string[], labels: string[], milliseconds: number): BenchRow[] => {
  const cubed = bCubed(stories, labels);
  const figures: [string, number, string][] = [
    ['items', labels.length, 'items'],
    ['stories found', new Set(stories).size, 'stories'],
    ['stories true', new Set(labels).size, 'stories'],
    ['B³ precision', cubed.precision, ''],
    ['B³ recall', cubed.recall, ''],
    ['B³ F1', cubed.f1, ''],
    ['pairwise F1', pairwise(stories, labels).f1, ''],
    ['ARI', adjustedRand(stories, labels), ''],
    ['NMI', normalisedMutualInformation(stories, labels), ''],
    ['speed', (labels.length / milliseconds) * 1000, 'items/s'],
  ];
  return figures.map(([figure, value, unit]) => ({ set, figure, value, unit }));
};

/**
 * Story grouping on labelled items: `--items <jsonl>`, `--hide-dates` gives all items one date, `--by-outlet` feeds
 * them as polling does.
 */
export const benchStories = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: { items: { type: 'string' }, 'hide-dates': { type: 'boolean' }, 'by-outlet': { type: 'boolean' } },
  });
  if (!values.items) throw new Error('which items? --items <file.jsonl>');
  const read = await readItems(values.items);
  const items = values['by-outlet'] ? inOutletOrder(read) : inDateOrder(read);
  const hide = values['hide-dates'] === true;
  const { stories, milliseconds } = groupAll(items.map((item) => groupingItemOf(item, hide)));
  const labels = items.map(({ label }) => label);
  const set = [basename(dirname(values.items)), hide && 'dates hidden', values['by-outlet'] && 'by outlet'];
  return { name: 'stories', rows: rowsOf(set.filter(Boolean).join(', '), stories, labels, milliseconds) };
};

if (import.meta.main) printReport(await benchStories(process.argv.slice(2)));
