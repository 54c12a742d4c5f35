import type { Coverage } from '@360/contracts/news';
import type { FigureComparison } from '@360/contracts/stories';

type Values = FigureComparison['values'];

const reportsBehind = (value: Values[number], groupOf: ReadonlyMap<string, number>): Set<number> =>
  new Set(value.itemIds.flatMap((id) => groupOf.get(id) ?? []));

/** The value most independent reports give, the first listed among equals, then the others. */
const majorityFirst = (values: Values, groupOf: ReadonlyMap<string, number>): Set<number>[] =>
  values.map((value) => reportsBehind(value, groupOf)).sort((a, b) => b.size - a.size);

/**
 * How far the independent reports that give a compared figure agree. In each comparison the value most of them give is
 * the measure. A report that gives another value in any comparison contradicts; one that speaks and never does so
 * supports. percent = ⌊100 · supporting ÷ (supporting + contradicting)⌋, rounded down so that a contested story never
 * shows 100. Null, and `single-source`, where no comparison has two independent reports.
 */
export const agreementOf = (
  comparisons: readonly FigureComparison[],
  groupOf: ReadonlyMap<string, number>,
): Coverage['agreement'] => {
  const speaking = new Set<number>();
  const contradicting = new Set<number>();
  for (const { values } of comparisons) {
    const [majority = new Set<number>(), ...others] = majorityFirst(values, groupOf);
    const dissent = others.flatMap((reports) => [...reports]).filter((report) => !majority.has(report));
    const speakers = new Set([...majority, ...dissent]);
    if (speakers.size < 2) continue;
    for (const report of speakers) speaking.add(report);
    for (const report of dissent) contradicting.add(report);
  }
  if (speaking.size === 0) return { percent: null, state: 'single-source', supporting: 0, contradicting: 0 };
  const supporting = speaking.size - contradicting.size;
  return {
    percent: Math.floor((100 * supporting) / speaking.size),
    state: contradicting.size > 0 ? 'contested' : 'agreed',
    supporting,
    contradicting: contradicting.size,
  };
};
