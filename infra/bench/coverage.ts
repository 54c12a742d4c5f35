import type { CoverageItem } from '../../services/feed/src/stories/coverage/coverage-item.ts';
import { coverageOf } from '../../services/feed/src/stories/coverage/coverage-of.ts';
import { createReadingCache } from '../../services/feed/src/stories/coverage/reading-cache.ts';
import { APPROACHES, type Approach } from '../../services/shared/contracts/src/vocabulary.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';
import { syntheticStory } from './synthetic-story.ts';

const SIZES = [10, 100, 300];
const RUNS = 15;
const CACHE_BYTES = 256 * 1024 * 1024;

const baseline = {
  shares: Object.fromEntries(APPROACHES.map((approach) => [approach, 1 / APPROACHES.length])) as Record<
    Approach,
    number
  >,
  reports: 100,
};

/** The least of several times in ms: what the work takes when nothing else wants the machine. */
const leastOf = (work: (run: number) => () => void): number =>
  Math.min(
    ...Array.from({ length: RUNS }, (_, run) => {
      const timed = work(run);
      const started = performance.now();
      timed();
      return performance.now() - started;
    }),
  );

/** As the store gives them: other objects each time. */
const fresh = (items: readonly CoverageItem[]): CoverageItem[] => structuredClone([...items]);

const coldOf = (items: readonly CoverageItem[]): number =>
  leastOf(() => {
    const story = fresh(items);
    return () => void coverageOf(story, baseline);
  });

/** All but one item were read before, as when one report arrives. */
const oneNewOf = (items: readonly CoverageItem[]): number => {
  const cache = createReadingCache(CACHE_BYTES);
  cache.recall(fresh(items));
  return leastOf((run) => {
    const story = fresh(items).map((item, at) => (at === items.length - 1 ? { ...item, id: `new-${run}` } : item));
    return () => {
      cache.recall(story);
      coverageOf(story, baseline);
    };
  });
};

/** What the figures of one story cost when nothing of it is known and when one report of it is new. */
export const benchCoverage = async (): Promise<BenchReport> => {
  coldOf(syntheticStory(Math.max(...SIZES)));
  const rows = SIZES.flatMap((size): BenchRow[] => {
    const items = syntheticStory(size);
    const [cold, oneNew] = [coldOf(items), oneNewOf(items)];
    const set = `${size} reports`;
    return [
      { set, figure: 'cold', value: cold, unit: 'ms' },
      { set, figure: 'cold, a report', value: cold / size, unit: 'ms' },
      {
        ...{ set, figure: 'one new report', value: oneNew, unit: 'ms' },
        reference: { name: 'cold', value: cold },
        ratio: oneNew / cold,
      },
    ];
  });
  return { name: 'coverage', rows };
};

if (import.meta.main) printReport(await benchCoverage());
