import type { Claim } from '@360/contracts/analysis';
import {
  boundedSeverity,
  type Finding,
  opponentsOf,
  quoteOf,
  type Signal,
  type Stance,
  type StoryView,
  supportersOf,
} from './finding.ts';

const LEAST_SUPPORTERS = 2;
const MANY_SUPPORTERS = 5;
const WEIGHTS = { agreement: 50, supporters: 30, main: 20, overtaken: 12 };
const KEYS = {
  figure: 'civ.signal.contradictsFigure',
  negation: 'civ.signal.contradictsNegation',
  antonym: 'civ.signal.contradictsAntonym',
  denial: 'civ.signal.contradictsDenial',
} as const;
const MOST_QUOTED = 2;

/** Whether an item was published before all that support the claim: what it says may have been true then. */
const isOvertaken = ({ analysis }: StoryView, claim: Claim, itemId: string): boolean => {
  const at = (id: string): number => Date.parse(analysis.sources[id]?.publishedAt ?? '');
  return supportersOf(claim).every((stance) => at(itemId) < at(stance.itemId));
};

/**
 * 50 · the lower bound of the claim's agreement + 30 · supporters ÷ 5, at most 30 + 20 where the claim is a main one − 12
 * where the item is older than all of them.
 */
const severityOf = (view: StoryView, claim: Claim, itemId: string): number =>
  boundedSeverity(
    (WEIGHTS.agreement * (claim.agreement.low ?? 0)) / 100 +
      WEIGHTS.supporters * Math.min(1, claim.agreement.supporting / MANY_SUPPORTERS) +
      (claim.main ? WEIGHTS.main : 0) -
      (isOvertaken(view, claim, itemId) ? WEIGHTS.overtaken : 0),
  );

const signalsOf = (view: StoryView, claim: Claim, stance: Stance): [Signal, ...Signal[]] | null => {
  const quote = quoteOf(view, stance.itemId, stance.passage);
  if (!quote || stance.reason === null) return null;
  const values = { claim: claim.text, count: claim.agreement.supporting };
  const others = supportersOf(claim).flatMap(({ itemId, passage }): Signal[] => {
    const said = quoteOf(view, itemId, passage);
    return said ? [{ key: 'civ.signal.supportedBy', values: { outlet: said.outletName }, quote: said }] : [];
  });
  return [{ key: KEYS[stance.reason], values, quote }, ...others.slice(0, MOST_QUOTED)];
};

/**
 * Items that contradict what at least two other independent reports say, where those who contradict are fewer: of two
 * camps of one size neither is the odd one out.
 */
export const factualInconsistencies = (view: StoryView): Finding[] =>
  view.analysis.claims
    .filter(
      ({ agreement: { supporting, contradicting } }) => supporting >= LEAST_SUPPORTERS && supporting > contradicting,
    )
    .flatMap((claim) =>
      opponentsOf(claim).flatMap((stance): Finding[] => {
        const signals = signalsOf(view, claim, stance);
        return signals
          ? [
              {
                itemId: stance.itemId,
                type: 'factual_inconsistency',
                severity: severityOf(view, claim, stance.itemId),
                signals,
              },
            ]
          : [];
      }),
    );
