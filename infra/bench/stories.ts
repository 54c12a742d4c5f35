import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { GroupingItem } from '../../services/feed/src/stories/grouping/grouping-item.ts';
import { defaultSettings } from '../../services/feed/src/stories/grouping/settings.ts';
import { createStoryIndex, type StoryIndex } from '../../services/feed/src/stories/grouping/story-index.ts';
import { SMALL_STORY } from '../../services/feed/src/stories/second-look.ts';
import { adjustedRand, bCubed, normalisedMutualInformation, pairwise } from './cluster-metrics.ts';
import { inDateOrder, inOutletOrder, type LabelledItem, oneOutletAfterTheOther, readItems } from './news-sets.ts';
import { newsroomItems } from './newsroom-items.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';
import { storiesAtScale } from './stories-at-scale.ts';

const groupingItemOf = (item: LabelledItem, hideDate: boolean): GroupingItem => ({
  id: item.id,
  title: item.title,
  summary: item.summary,
  text: item.text,
  publishedAt: hideDate ? 0 : (item.publishedAt ?? 0),
  outletId: item.source,
  language: null,
});

/** Stories by item id, each item's as it stands after the merges and splits since. */
const createLedger = (index: StoryIndex) => {
  const storyOf = new Map<string, string>();
  const moved = new Map<string, string>();
  const endOf = (story: string): string => {
    const next = moved.get(story);
    return next === undefined ? story : endOf(next);
  };
  let opened = 0;
  const newStoryId = () => `s${opened++}`;
  const now = (itemId: string) => endOf(storyOf.get(itemId) ?? '');
  return {
    now,
    assign: (item: GroupingItem) => {
      const { storyId, merged } = index.assign(item, newStoryId);
      for (const { from, into } of merged) moved.set(from, into);
      storyOf.set(item.id, storyId);
    },
    split: (story: string) => {
      const split = index.split(story, newStoryId);
      for (const itemId of split?.itemIds ?? []) storyOf.set(itemId, split?.storyId ?? '');
    },
  };
};

/** Groups the items in the order given, and looks once more at what the service looks at twice, where asked to. */
const groupAll = (items: readonly GroupingItem[], again: boolean): { stories: string[]; milliseconds: number } => {
  const index = createStoryIndex();
  const { now, assign, split } = createLedger(index);
  const started = performance.now();
  for (const item of items) assign(item);
  if (again) {
    for (const item of items) if (index.sizeOf(now(item.id)) <= SMALL_STORY) assign(item);
    for (const story of new Set(items.map(({ id }) => now(id)))) split(story);
  }
  const milliseconds = performance.now() - started;
  return { stories: items.map(({ id }) => now(id)), milliseconds };
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

const FIRST_MARK = 10_000;

const scaleRows = (scale: string): BenchRow[] => {
  const total = Number(scale);
  if (!Number.isInteger(total) || total < FIRST_MARK || total % 1_000 > 0)
    throw new Error(`--scale ${scale}: a count of thousands, at least ${FIRST_MARK}`);
  const { liveItems } = defaultSettings;
  const marks = [...new Set([FIRST_MARK, Math.min(liveItems, total), total])];
  return storiesAtScale(marks, liveItems);
};

interface Way {
  hideDates: boolean;
  byOutlet: boolean;
  secondLook: boolean;
}

const measured = (
  name: string,
  items: readonly LabelledItem[],
  { hideDates, byOutlet, secondLook }: Way,
): BenchRow[] => {
  const { stories, milliseconds } = groupAll(
    items.map((item) => groupingItemOf(item, hideDates)),
    secondLook,
  );
  const set = [name, hideDates && 'dates hidden', byOutlet && 'by outlet', secondLook && 'looked at twice'];
  return rowsOf(
    set.filter(Boolean).join(', '),
    stories,
    items.map(({ label }) => label),
    milliseconds,
  );
};

const newsroomRows = (way: Way): BenchRow[] =>
  [false, true].flatMap((reserve) => {
    const items = newsroomItems(reserve);
    const name = reserve ? 'newsroom with its reserve' : 'newsroom';
    return measured(name, way.byOutlet ? oneOutletAfterTheOther(items) : items, way);
  });

/**
 * Story grouping on labelled items: `--items <jsonl>`, or `--newsroom` for the sample newsroom's; `--hide-dates` gives
 * all items one date, `--by-outlet` feeds them as polling does, `--second-look` asks again at the end, as the service
 * does. `--scale <count>` measures cost and memory instead, on so many invented items.
 */
export const benchStories = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string' },
      newsroom: { type: 'boolean' },
      scale: { type: 'string' },
      'hide-dates': { type: 'boolean', default: false },
      'by-outlet': { type: 'boolean', default: false },
      'second-look': { type: 'boolean', default: false },
    },
  });
  const way = {
    hideDates: values['hide-dates'],
    byOutlet: values['by-outlet'],
    secondLook: values['second-look'],
  };
  if (values.scale) return { name: 'stories', rows: scaleRows(values.scale) };
  if (values.newsroom) return { name: 'stories', rows: newsroomRows(way) };
  if (!values.items) throw new Error('which items? --items <file.jsonl>, --newsroom or --scale <count>');
  const read = await readItems(values.items);
  const items = way.byOutlet ? inOutletOrder(read) : inDateOrder(read);
  return { name: 'stories', rows: measured(basename(dirname(values.items)), items, way) };
};

if (import.meta.main) printReport(await benchStories(process.argv.slice(2)));
