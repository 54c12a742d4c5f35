import type { StoryAnalysis } from '@360/contracts/analysis';
import type { EvidenceReport } from '../evidence/evidence.ts';

const MOST_SOURCES = 3;

/** Outlets by how many items they have, then by who was first. */
const namesOf = (items: readonly EvidenceReport[]): string[] =>
  [...Map.groupBy(items, ({ outletId }) => outletId).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) => first?.outletName ?? []);

/** Items by the country of their outlet, most first, with the names of three outlets. `reports` is oldest first. */
export const globalMentionsOf = (reports: readonly EvidenceReport[]): StoryAnalysis['globalMentions'] =>
  [...Map.groupBy(reports, ({ country }) => country)]
    .flatMap(([country, items]) => (country === null ? [] : { country, items }))
    .toSorted((a, b) => b.items.length - a.items.length || (a.country < b.country ? -1 : 1))
    .map(({ country, items }) => ({
      ...{ country, mentionCount: items.length },
      topSources: [...new Set(namesOf(items))].slice(0, MOST_SOURCES),
    }));
