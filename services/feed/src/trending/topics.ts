import type { TrendingTopic } from '@360/contracts/trending';
import { mentionsIn } from '../related/names.ts';

/** Added to both days that are compared, so that a name that is nearly never in the news does not win by chance. */
const SMOOTHING = 2;
const LEAST_RATIO = 1.5;
const DAYS_BEFORE = 7;
/** A short form belongs to the longer name that most of its reports also have. */
const SAME_NAME_SHARE = 0.5;

/** How often a name stands in reports of the last day, and in those of the seven days before. */
export interface NameCount {
  /** Folded. */
  name: string;
  items: number;
  before: number;
}

export type RisingName = Omit<TrendingTopic, 'name'> & Pick<NameCount, 'name'>;

const isShortFormOf = (short: NameCount, long: NameCount): boolean =>
  long.name.endsWith(` ${short.name}`) && long.items >= SAME_NAME_SHARE * short.items;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The names that rise most against their usual, at most `limit`; one person or place once. */
export const risingNames = (counts: NameCount[], limit: number): RisingName[] =>
  counts
    .filter((count) => !counts.some((other) => isShortFormOf(count, other)))
    .map(({ name, items, before }) => {
      const usual = before / DAYS_BEFORE;
      return { name, items, usualPerDay: rounded(usual), ratio: rounded((items + SMOOTHING) / (usual + SMOOTHING)) };
    })
    .filter(({ ratio }) => ratio >= LEAST_RATIO)
    .sort((a, b) => b.ratio - a.ratio || b.items - a.items || (a.name < b.name ? -1 : 1))
    .slice(0, limit);

/** How texts write a folded name most often, alone or as the last part of a longer one; null where none of them has it. */
export const shownName = (name: string, texts: string[]): string | null => {
  const counts = new Map<string, number>();
  const words = name.split(' ').length;
  for (const { shown, parts } of texts.flatMap(mentionsIn)) {
    if (parts.slice(-words).join(' ') !== name) continue;
    const written = parts.length === words ? shown : shown.split(/\s+/u).slice(-words).join(' ');
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};
