import type { Claim, Stance } from '@360/contracts/analysis';
import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { standsAlone } from './stands-alone.ts';

/** A passage that states a claim, with the report it is of. */
export interface Statement {
  readonly segment: Segment;
  readonly report: EvidenceReport;
}

const MOST_NAMED = 3;

export const supporting = ({ stances }: Claim): Stance[] => stances.filter(({ stance }) => stance === 'supports');
export const contradicting = ({ stances }: Claim): Stance[] => stances.filter(({ stance }) => stance === 'contradicts');

const statementsOf = (index: EvidenceIndex, stances: readonly Stance[]): Statement[] =>
  stances
    .flatMap(({ passage }) => {
      const [segment, report] = [index.segment(passage), index.reportOf(passage)];
      return segment && report ? [{ segment, report }] : [];
    })
    .sort((a, b) => a.report.publishedAt - b.report.publishedAt || (a.segment.id < b.segment.id ? -1 : 1));

/** The earliest passage of these that can be shown as a sentence; null where none can. */
export const sentenceOf = (index: EvidenceIndex, stances: readonly Stance[]): Statement | null =>
  statementsOf(index, stances).find(({ segment, report }) => standsAlone(segment, report.language)) ?? null;

/** The earliest passage of these that is a title; null where none is. */
export const titleOf = (index: EvidenceIndex, stances: readonly Stance[]): Statement | null =>
  statementsOf(index, stances).find(({ segment }) => segment.part === 'title') ?? null;

/** Names of the outlets that take these stances, the first three, as a list that reads alike in every language. */
export const outletsOf = (index: EvidenceIndex, stances: readonly Stance[]): string => {
  const names = statementsOf(index, stances).map(({ report }) => report.outletName);
  return [...new Set(names)].slice(0, MOST_NAMED).join(', ');
};

/** Countries of the independent reports that take these stances, in order of time. */
export const countriesOf = (index: EvidenceIndex, stances: readonly Stance[]): string[] => [
  ...new Set(statementsOf(index, stances).flatMap(({ report }) => report.country ?? [])),
];

const STATES: Readonly<Record<Claim['state'], number>> = { agreed: 0, contested: 1, 'single-source': 2, withdrawn: 3 };

/** Main claims first, then those that more reports tell, that speak more of what the story is about, then the earlier. */
export const byWeight = (index: EvidenceIndex) => {
  const centralityOf = ({ stances }: Claim): number => {
    const segment = index.segment(stances[0]?.passage ?? '');
    return segment ? index.centrality(segment) : 0;
  };
  return (a: Claim, b: Claim): number =>
    Number(b.main) - Number(a.main) ||
    b.agreement.supporting - a.agreement.supporting ||
    STATES[a.state] - STATES[b.state] ||
    centralityOf(b) - centralityOf(a) ||
    (a.firstAt === b.firstAt ? (a.id < b.id ? -1 : 1) : a.firstAt < b.firstAt ? -1 : 1);
};
