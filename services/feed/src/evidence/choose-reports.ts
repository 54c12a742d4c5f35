import { EVIDENCE_REPORTS, EVIDENCE_TEXTS } from '@360/contracts/evidence-source';

interface Candidate {
  id: string;
  /** Number of its independent report. */
  report: number;
}

export interface ChosenReports {
  ids: ReadonlySet<string>;
  /** Those of which the whole text is read. */
  whole: ReadonlySet<string>;
}

/**
 * Which items of a story, oldest first, are evidence: the first of each independent report before all others, of the rest
 * the newest first.
 */
export const chooseReports = (items: readonly Candidate[]): ChosenReports => {
  const seen = new Set<number>();
  const isFirst = items.map(({ report }) => seen.size !== seen.add(report).size);
  const firsts = items.filter((_, at) => isFirst[at]);
  const others = items.filter((_, at) => !isFirst[at]).reverse();
  const chosen = [...firsts, ...others].slice(0, EVIDENCE_REPORTS).map(({ id }) => id);
  return { ids: new Set(chosen), whole: new Set(chosen.slice(0, EVIDENCE_TEXTS)) };
};
