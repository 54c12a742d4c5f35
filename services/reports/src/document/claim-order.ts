import type { Claim, Persona } from '@360/contracts/analysis';
import type { EvidenceBundle } from '@360/contracts/evidence';

type Order = (a: Claim, b: Claim) => number;

const AGREED_FIRST = { agreed: 0, contested: 1, 'single-source': 2, withdrawn: 3 } as const;
const CONTESTED_FIRST = { contested: 0, withdrawn: 1, 'single-source': 2, agreed: 3 } as const;

const countriesOf = ({ stances }: Claim, countryOf: ReadonlyMap<string, string | null>): number =>
  new Set(stances.flatMap(({ itemId }) => countryOf.get(itemId) ?? [])).size;

/** More reports that speak first, then the earlier. */
const byWeight: Order = (a, b) =>
  Number(b.main) - Number(a.main) ||
  b.agreement.supporting + b.agreement.contradicting - (a.agreement.supporting + a.agreement.contradicting) ||
  a.firstAt.localeCompare(b.firstAt) ||
  a.id.localeCompare(b.id);

/**
 * Claims in the order a persona tells them: the centrist by how far reports agree, the investigator what is contested,
 * withdrawn or stands on one report first, the internationalist by the number of countries that speak.
 */
export const claimsInOrder = (persona: Persona, claims: readonly Claim[], items: EvidenceBundle['items']): Claim[] => {
  const countryOf = new Map(items.map(({ id, country }) => [id, country]));
  const orders: Record<Persona, Order> = {
    centrist: (a, b) =>
      AGREED_FIRST[a.state] - AGREED_FIRST[b.state] || (b.agreement.low ?? 0) - (a.agreement.low ?? 0),
    investigator: (a, b) => CONTESTED_FIRST[a.state] - CONTESTED_FIRST[b.state],
    internationalist: (a, b) => countriesOf(b, countryOf) - countriesOf(a, countryOf),
  };
  return claims.toSorted((a, b) => orders[persona](a, b) || byWeight(a, b));
};
