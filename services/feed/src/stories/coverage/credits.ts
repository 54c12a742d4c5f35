import { nameKey } from './attribution.ts';
import type { CoverageItem } from './coverage-item.ts';
import { readingOf } from './item-reading.ts';

/** Whose report an item tells, by its own word. */
export interface Credit {
  /** The outlet's id where it has items in the story, else its name. */
  home: string;
  /** As it is shown. */
  name: string;
}

/** A name that an outlet not in the story may have; others may be people or bodies. */
const MEDIA_WORD =
  /\b(times|post|herald|tribune|journal|gazette|telegraph|news|press|courier|chronicle|observer|bulletin|tv|radio|television|broadcasting|news agency|zeitung|anzeiger|nachrichten|rundschau|tageblatt|presse|diario|periodico|noticias|prensa|correo|gazeta|reuters|ap|afp|dpa|efe|ansa|bloomberg|tass|xinhua|kyodo|anadolu|pti|upi)\b/;
/** So many outlets that credit one that is not in the story show that they have one source. */
const SHARED_BY = 2;

const outletsByName = (items: readonly CoverageItem[]): Map<string, { id: string; name: string }> => {
  const outlets = new Map<string, { id: string; name: string }>();
  for (const { outletId, outletName } of items) {
    const key = nameKey(outletName);
    if (key && !outlets.has(key)) outlets.set(key, { id: outletId, name: outletName });
  }
  return outlets;
};

/** The one outlet an item credits; none where it credits itself, nobody or several, who then have told it together. */
const creditOf = (item: CoverageItem, outlets: ReturnType<typeof outletsByName>): Credit | undefined => {
  const { credited } = readingOf(item);
  const inStory = credited.flatMap(({ key }) => outlets.get(key) ?? []);
  if (inStory.some(({ id }) => id === item.outletId)) return undefined;
  const others = credited.filter(({ key }) => MEDIA_WORD.test(key) && key !== nameKey(item.outletName));
  const found =
    inStory.length > 0
      ? inStory.map(({ id, name }) => ({ home: id, name }))
      : others.map(({ key, name }) => ({ home: `named ${key}`, name }));
  return new Set(found.map(({ home }) => home)).size === 1 ? found[0] : undefined;
};

/**
 * The items that tell another outlet's report by their own word: that of an outlet of the story, or of one that two
 * outlets of the story credit.
 */
export const creditsOf = (items: readonly CoverageItem[]): Map<string, Credit> => {
  const outlets = outletsByName(items);
  const creditedBy = new Map<string, Set<string>>();
  const found = new Map<string, Credit>();
  for (const item of items) {
    const credit = creditOf(item, outlets);
    if (!credit) continue;
    found.set(item.id, credit);
    creditedBy.set(credit.home, (creditedBy.get(credit.home) ?? new Set()).add(item.outletId));
  }
  const known = new Set(items.map(({ outletId }) => outletId));
  const stands = ({ home }: Credit) => known.has(home) || (creditedBy.get(home)?.size ?? 0) >= SHARED_BY;
  return new Map([...found].filter(([, credit]) => stands(credit)));
};

/** The outlets of which every item credits the same other one, and that one. */
const followersOf = (items: readonly CoverageItem[], credits: ReadonlyMap<string, Credit>): Map<string, string> => {
  const followers = new Map<string, string>();
  for (const [outletId, own] of Map.groupBy(items, (item) => item.outletId)) {
    const homes = new Set(own.map(({ id }) => credits.get(id)?.home));
    const [home] = homes;
    if (homes.size === 1 && home !== undefined) followers.set(outletId, home);
  }
  return followers;
};

/**
 * Where each item's report is at home: with the outlet it credits, or the one that that outlet credits in all it has,
 * and so on; else with its own. Outlets that credit each other in a circle are at home with the first of them by id.
 */
export const homesOf = (
  items: readonly CoverageItem[],
  credits: ReadonlyMap<string, Credit>,
): ((item: CoverageItem) => string) => {
  const followers = followersOf(items, credits);
  const originOf = (outlet: string): string => {
    const chain = [outlet];
    for (;;) {
      const next = followers.get(chain.at(-1) ?? outlet);
      if (next === undefined) return chain.at(-1) ?? outlet;
      if (chain.includes(next)) return chain.slice(chain.indexOf(next)).sort()[0] ?? next;
      chain.push(next);
    }
  };
  return ({ id, outletId }) => originOf(credits.get(id)?.home ?? outletId);
};
