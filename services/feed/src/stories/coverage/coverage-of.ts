import type { Coverage } from '@360/contracts/news';
import type { EpistemologyTag, FigureComparison } from '@360/contracts/stories';
import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import { agreementOf } from './agreement.ts';
import { approachOf, sharedWordsOf } from './approach.ts';
import { truthConfidenceOf } from './confidence.ts';
import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import { epistemologyTagOf } from './epistemology.ts';
import { compareFigures } from './figures.ts';
import { type ApproachBaseline, gapsOf } from './gaps.ts';
import { type Reports, reportsOf } from './independence.ts';
import { readingOf } from './item-reading.ts';
import { leadItemOf } from './lead-item.ts';

export type { CoverageItem } from './coverage-item.ts';

/** Counted anew when any rule of these figures changes; same items and version give the same figures. */
export const COVERAGE_VERSION = 3;

export interface CountryCoverage {
  country: string;
  /** Independent reports whose first item comes from here. */
  independent: number;
  /** Items from here that repeat another report, in its words or by their own word. */
  copies: number;
}

export interface StoryCoverage {
  version: number;
  coverage: Coverage;
  figures: FigureComparison[];
  groupOf: Map<string, number>;
  copyOf: Map<string, string>;
  /** Item id to the name of the outlet whose report it tells by its own word. */
  creditOf: Map<string, string>;
  approaches: Map<string, Approach | null>;
  countries: CountryCoverage[];
  epistemologyTag: EpistemologyTag;
  /** 0–100, null below two independent reports. */
  truthConfidence: number | null;
  leadItemId: string;
}

type ItemsById = ReadonlyMap<string, CoverageItem>;
type ApproachOfItem = ReadonlyMap<string, Approach | null>;

/** A report takes the approach of its first item or, where that shows none, the one most of its items show. */
const approachOfReport = (
  { lead, members }: Reports['groups'][number],
  approaches: ApproachOfItem,
): Approach | null => {
  const first = approaches.get(lead);
  if (first) return first;
  const times = (approach: Approach) => members.filter((id) => approaches.get(id) === approach).length;
  const most = [...APPROACHES].sort((a, b) => times(b) - times(a))[0];
  return most && times(most) > 0 ? most : null;
};

const countApproaches = (reports: Reports, approaches: ApproachOfItem): Record<Approach, number> => {
  const found = reports.groups.map((group) => approachOfReport(group, approaches));
  const counts = APPROACHES.map((approach) => [approach, found.filter((each) => each === approach).length]);
  return Object.fromEntries(counts) as Record<Approach, number>;
};

const countriesOf = (
  items: readonly CoverageItem[],
  { groups, copyOf, creditOf }: Reports,
  byId: ItemsById,
): CountryCoverage[] => {
  const named = new Set(items.flatMap(({ country }) => country ?? []));
  const leads = groups.map(({ lead }) => byId.get(lead)?.country);
  const isLead = new Set(groups.map(({ lead }) => lead));
  const repeats = (id: string) => copyOf.has(id) || (creditOf.has(id) && !isLead.has(id));
  return [...named]
    .map((country) => ({
      country,
      independent: leads.filter((each) => each === country).length,
      copies: items.filter((item) => item.country === country && repeats(item.id)).length,
    }))
    .sort((a, b) => b.independent - a.independent || b.copies - a.copies || (a.country < b.country ? -1 : 1));
};

const evidenceWordsOf = ({ groups }: Reports, byId: ItemsById): number =>
  groups.reduce((sum, { lead }) => {
    const item = byId.get(lead);
    return item ? sum + readingOf(item).summaryWords + readingOf(item).textWords : sum;
  }, 0);

/**
 * All figures of a story from its items alone, whatever their order. `baseline` is the usual mix of approaches in the
 * story's category.
 * @throws RangeError without items
 */
export const coverageOf = (items: readonly CoverageItem[], baseline: ApproachBaseline): StoryCoverage => {
  const ordered = inOrderOfTime(items);
  const byId = new Map(ordered.map((item) => [item.id, item]));
  const reports = reportsOf(ordered);
  const shared = sharedWordsOf(reports.groups.flatMap(({ lead }) => byId.get(lead) ?? []));
  const approaches = new Map(ordered.map((item) => [item.id, approachOf(item, shared)]));
  const counts = countApproaches(reports, approaches);
  const figures = compareFigures(ordered, reports.groupOf);
  const countries = countriesOf(ordered, reports, byId);
  const independentReports = reports.groups.length;
  const agreement = agreementOf(figures, reports.groupOf);
  const coverage: Coverage = {
    items: ordered.length,
    outlets: new Set(ordered.map(({ outletId }) => outletId)).size,
    independentReports,
    countries: countries.map(({ country }) => country).sort() as Coverage['countries'],
    approaches: counts,
    gaps: gapsOf(counts, independentReports, baseline),
    agreement,
  };
  const evidenceWords = evidenceWordsOf(reports, byId);
  return {
    ...{ version: COVERAGE_VERSION, coverage, figures, countries, approaches },
    ...{ groupOf: reports.groupOf, copyOf: reports.copyOf },
    creditOf: new Map([...reports.creditOf].map(([id, { name }]) => [id, name])),
    epistemologyTag: epistemologyTagOf(coverage),
    truthConfidence: truthConfidenceOf({ independentReports, agreement, evidenceWords }),
    leadItemId: leadItemOf(ordered, reports),
  };
};
