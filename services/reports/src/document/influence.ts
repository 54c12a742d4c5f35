import type { Claim } from '@360/contracts/analysis';
import type { EvidenceItem } from '@360/contracts/evidence';

const WEIGHTS = { firsts: 0.5, followers: 0.3, speed: 0.2 };
const MINUTE = 60_000;

export interface Influence {
  outletId: string;
  name: string;
  country: string | null;
  owner: string | null;
  /** When it first reported, ISO 8601, and how many minutes after the first of all. */
  at: string;
  lagMinutes: number;
  /** Claims of two outlets or more that it told first. */
  firsts: number;
  /** Other outlets that repeat its text, or tell it by its word. */
  followers: number;
  /** 0–100. */
  value: number;
}

interface Outlet {
  name: string;
  items: EvidenceItem[];
}

const byOutlet = (items: readonly EvidenceItem[]): Map<string, Outlet> => {
  const outlets = new Map<string, Outlet>();
  for (const item of items.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.id.localeCompare(b.id))) {
    const outlet = outlets.get(item.outletId) ?? { name: item.outletName, items: [] };
    outlet.items.push(item);
    outlets.set(item.outletId, outlet);
  }
  return outlets;
};

/** By the id of an outlet, the outlets that repeat it or credit it. */
const followersIn = (items: readonly EvidenceItem[]): Map<string, Set<string>> => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = new Map(items.map(({ outletName, outletId }) => [outletName, outletId]));
  const followers = new Map<string, Set<string>>();
  for (const { outletId, copyOf, creditTo } of items) {
    const copied = copyOf === null ? undefined : (byId.get(copyOf)?.outletId ?? byName.get(copyOf));
    const credited = creditTo === null ? undefined : (byName.get(creditTo) ?? creditTo);
    for (const led of [copied, credited]) {
      if (led === undefined || led === outletId) continue;
      followers.set(led, (followers.get(led) ?? new Set()).add(outletId));
    }
  }
  return followers;
};

/** How many claims each outlet told first, of those that two outlets or more tell. */
const firstsIn = (claims: readonly Claim[], items: readonly EvidenceItem[]): Map<string, number> => {
  const byId = new Map(items.map((item) => [item.id, item.outletId]));
  const firsts = new Map<string, number>();
  for (const { stances, firstItemId } of claims) {
    const supporting = stances.filter(({ stance }) => stance === 'supports');
    const told = supporting.flatMap(({ itemId, copies }) => [itemId, ...copies]).flatMap((id) => byId.get(id) ?? []);
    const first = byId.get(firstItemId);
    if (first !== undefined && new Set(told).size >= 2) firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  return firsts;
};

const shareOf = (value: number, of: number): number | null => (of === 0 ? null : value / of);

/**
 * Who leads whom, the most influential first: 100 · (0.5·F + 0.3·D + 0.2·S), where F is the outlet's share of claims told
 * first, D its share of outlets that repeat or credit another, S = 1 − lag ÷ greatest lag. A part that nothing can be said
 * of for any outlet is left out with its weight. Equal values stand by lag, then by name.
 */
export const influenceOf = (items: readonly EvidenceItem[], claims: readonly Claim[]): Influence[] => {
  const followers = followersIn(items);
  const firsts = firstsIn(claims, items);
  const outlets = [...byOutlet(items)];
  const begun = Math.min(...items.map(({ publishedAt }) => Date.parse(publishedAt)));
  const lagOf = ({ items: own }: Outlet): number =>
    Math.floor((Date.parse(own[0]?.publishedAt ?? '') - begun) / MINUTE);
  const allFirsts = [...firsts.values()].reduce((sum, count) => sum + count, 0);
  const allFollowers = outlets.reduce((sum, [id]) => sum + (followers.get(id)?.size ?? 0), 0);
  const longest = Math.max(...outlets.map(([, outlet]) => lagOf(outlet)));

  return outlets
    .map(([outletId, outlet]): Influence => {
      const lagMinutes = lagOf(outlet);
      const [first] = outlet.items;
      const counted = { firsts: firsts.get(outletId) ?? 0, followers: followers.get(outletId)?.size ?? 0 };
      const lag = shareOf(lagMinutes, longest);
      const parts = [
        { share: shareOf(counted.firsts, allFirsts), weight: WEIGHTS.firsts },
        { share: shareOf(counted.followers, allFollowers), weight: WEIGHTS.followers },
        { share: lag === null ? null : 1 - lag, weight: WEIGHTS.speed },
      ].filter((part): part is { share: number; weight: number } => part.share !== null);
      const weight = parts.reduce((sum, part) => sum + part.weight, 0);
      const value = weight === 0 ? 0 : parts.reduce((sum, part) => sum + part.share * part.weight, 0) / weight;
      return {
        ...{ outletId, name: outlet.name, country: first?.country ?? null, owner: first?.owner ?? null },
        ...{ at: first?.publishedAt ?? '', lagMinutes, ...counted, value: Math.round(100 * value) },
      };
    })
    .sort((a, b) => b.value - a.value || a.lagMinutes - b.lagMinutes || a.name.localeCompare(b.name, 'en'));
};
