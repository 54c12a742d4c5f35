import type { EvidenceBundle, Passage } from '@360/contracts/evidence';

/** What came of recomputing the evidence. `failed` is by the id of a passage, `others` whatever else does not hold. */
export interface Verdict {
  checked: number;
  failed: Readonly<Record<string, string>>;
  others: readonly string[];
  /** Passages shown here that are not in the evidence: a reading of other evidence than the one fetched. */
  absent: readonly string[];
}

/** Whether everything is as it says, and everything shown is in it. */
export const holds = ({ failed, others, absent }: Verdict): boolean =>
  Object.keys(failed).length + others.length + absent.length === 0;

const PASSAGE = /^passages\//;

/** Passages of the page that the evidence tells otherwise. */
const changedIn = (bundle: EvidenceBundle, shown: readonly Passage[]): string[] => {
  const proven = new Map(bundle.passages.map((passage) => [passage.id, passage.text]));
  return shown.filter(({ id, text }) => proven.has(id) && proven.get(id) !== text).map(({ id }) => id);
};

/** Recomputes every hash and place of a bundle in this page, and holds the passages shown against it. */
export async function verdictOn(bundle: EvidenceBundle | undefined, shown: readonly Passage[]): Promise<Verdict> {
  const { verifyBundle } = await import('@360/contracts/verify-evidence');
  const { checked, failures } = await verifyBundle(bundle);
  const proven = new Set(bundle?.passages?.map(({ id }) => id));
  const failed = failures
    .filter(({ where }) => PASSAGE.test(where))
    .map(({ where, reason }) => [where.replace(PASSAGE, ''), reason] as const);
  const changed = bundle && failures.length === 0 ? changedIn(bundle, shown) : [];
  return {
    checked: checked.passages,
    failed: { ...Object.fromEntries(changed.map((id) => [id, 'shown'])), ...Object.fromEntries(failed) },
    others: failures.filter(({ where }) => !PASSAGE.test(where)).map(({ where, reason }) => `${where}: ${reason}`),
    absent: [...new Set(shown.filter(({ id }) => !proven.has(id)).map(({ id }) => id))],
  };
}
