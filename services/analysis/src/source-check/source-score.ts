import type { Score } from '@360/contracts/analysis';

/** What is counted of an outlet, in this story and in its record of thirty days. */
interface SourceCounts {
  /** Claims it makes that two independent reports or more speak to, and those of them that nobody contradicts. */
  readonly compared: number;
  readonly agreed: number;
  /** All its stored items, and those it revised. */
  readonly items: number;
  readonly revised: number;
  /** Its items in this story, and those that are no copy and told by no other's word. */
  readonly here: number;
  readonly own: number;
}

const CORROBORATION_WEIGHT = 0.5;
const STABILITY_WEIGHT = 0.3;
const INDEPENDENCE_WEIGHT = 0.2;
const LEAST_COMPARED = 2;
const LEAST_ITEMS = 30;

/** The rule of succession: a share of few says less than one of many. */
const succession = (found: number, of: number): number => Math.round((10_000 * (found + 1)) / (of + 2)) / 10_000;

/**
 * How far an outlet has borne out, 0–100: 100 · (0.5·K + 0.3·R + 0.2·I), each part (found + 1) ÷ (of + 2).
 * K: of its claims that others speak to, those nobody contradicts. R: of its stored items, those it did not revise. I: of
 * its items in this story, those that are its own. None below two compared claims or thirty stored items. It never falls
 * with agreed claims, unrevised items and own items, and never rises with contradicted claims, revised items and copies.
 */
export const sourceScoreOf = ({ compared, agreed, items, revised, here, own }: SourceCounts): Score => {
  const parts = [
    { name: 'corroboration', value: succession(agreed, compared), weight: CORROBORATION_WEIGHT, of: compared },
    { name: 'stability', value: succession(items - revised, items), weight: STABILITY_WEIGHT, of: items },
    { name: 'independence', value: succession(own, here), weight: INDEPENDENCE_WEIGHT, of: here },
  ];
  if (compared < LEAST_COMPARED) return { value: null, parts, abstained: 'source-claims' };
  if (items < LEAST_ITEMS) return { value: null, parts, abstained: 'source-items' };
  const sum = parts.reduce((total, { value, weight }) => total + value * weight, 0);
  return { value: Math.round(100 * sum), parts, abstained: null };
};
