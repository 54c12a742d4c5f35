import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createStoryIndex, type StoryIndex } from '../../services/feed/src/stories/grouping/story-index.ts';
import type { BenchRow } from './report.ts';
import { eventOf, syntheticItems } from './synthetic-items.ts';

const MEGABYTE = 1_000_000;
/** The last so many items before a mark, or a fifth of them, are grouped and timed; the others are put where they belong. */
const TIMED = 2_000;
const BATCH = 100;

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Processor time of this thread per item in µs, median over batches: what else runs here does not count. */
const timed = (index: StoryIndex, itemAt: ReturnType<typeof syntheticItems>, start: number, end: number): number => {
  const costs: number[] = [];
  for (let first = start; first < end; first += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, offset) => itemAt(first + offset));
    const before = process.threadCpuUsage();
    for (const [offset, item] of batch.entries()) index.assign(item, () => `opened-${first + offset}`);
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / BATCH);
  }
  return median(costs);
};

/**
 * The same with two indexes turn by turn, µs each: a machine that slows down or speeds up meanwhile does so for both.
 * The small one begins with the items from `first`.
 */
const timedInTurn = (large: StoryIndex, itemAt: ReturnType<typeof syntheticItems>, at: number, first: number) => {
  const small = createStoryIndex();
  for (let each = at - first; each < at; each++) small.restore(itemAt(each), `event-${eventOf(each)}`);
  const costs = { small: [] as number[], large: [] as number[] };
  for (let start = at; start < at + TIMED; start += BATCH) {
    costs.small.push(timed(small, itemAt, start, start + BATCH));
    costs.large.push(timed(large, itemAt, start, start + BATCH));
  }
  return { small: median(costs.small), large: median(costs.large) };
};

const memoryRows = (set: string): BenchRow[] => {
  collectGarbage();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return [
    { set, figure: 'heap', value: heapUsed / MEGABYTE, unit: 'MB' },
    { set, figure: 'typed arrays', value: arrayBuffers / MEGABYTE, unit: 'MB' },
    { set, figure: 'resident', value: rss / MEGABYTE, unit: 'MB' },
  ];
};

/**
 * Cost of one item and memory when so many invented reports have come, ascending; of these `liveItems` at most are
 * held.
 */
export const storiesAtScale = (marks: readonly number[], liveItems: number): BenchRow[] => {
  const itemAt = syntheticItems();
  const index = createStoryIndex({ liveItems });
  const rows: BenchRow[] = [];
  let at = 0;
  let least: number | undefined;
  for (const mark of marks) {
    for (; at < mark - Math.min(TIMED, mark / 5); at++) index.restore(itemAt(at), `event-${eventOf(at)}`);
    const cost = timed(index, itemAt, at, mark);
    at = mark;
    const set = `${mark} items come, ${index.items} live`;
    const reference = least === undefined ? {} : { reference: { name: 'first', value: least }, ratio: cost / least };
    rows.push({ set, figure: 'cost of one', value: cost, unit: 'µs', ...reference });
    rows.push({ set, figure: 'speed', value: 1_000_000 / cost, unit: 'items/s' });
    rows.push(...memoryRows(set));
    least ??= cost;
  }
  const [first = 0] = marks;
  if (at === first) return rows;
  const { small, large } = timedInTurn(index, itemAt, at, first);
  const reference = { name: `${first} live`, value: small };
  rows.push({ set: 'turn by turn', figure: 'cost of one', value: large, unit: 'µs', reference, ratio: large / small });
  return rows;
};
