import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import { type Credit, creditsOf, homesOf } from './credits.ts';
import { readingOf } from './item-reading.ts';
import { createShingleIndex, type ShingleIndex } from './shingle-index.ts';
import type { TextPrint } from './text-print.ts';

export interface ReportGroup {
  /** The earliest item. */
  lead: string;
  members: string[];
}

export interface Reports {
  /** Item id to the index of its group in `groups`. */
  groupOf: Map<string, number>;
  /** Independent reports, in the order of their first item. */
  groups: ReportGroup[];
  /** A copy's id to the earlier item whose text it repeats. */
  copyOf: Map<string, string>;
  /** An item's id to whose report it tells by its own word. */
  creditOf: Map<string, Credit>;
}

/** Of a later text, the share of shingles that must stand in the earlier report for it to be a copy. */
const COPIED_SHARE = 0.6;
/** Outlets of one owner share texts as a matter of course: less is needed. */
const COPIED_SHARE_ONE_OWNER = 0.4;
/** A teaser is a part of a text, so the known part must agree nearly whole. */
const CONTAINED_TEASER = 0.8;

interface OpenGroup extends ReportGroup {
  index: number;
  owners: Set<string>;
  /** Shingles of all members so far. */
  size: number;
  teasersOnly: boolean;
}

const shinglesIn = ({ body, extra }: TextPrint): number => body.length + extra.length;

const ownerOf = (item: CoverageItem): string => item.owner ?? `outlet ${item.outletId}`;

/**
 * Which items are one independent report. An item is a copy of an earlier report when most of its own text stands there
 * (containment of word shingles: Broder, "On the resemblance and containment of documents", 1997), so an outlet's own
 * first line or a shortened wire text does not hide it; a teaser, when it stands in the other text or that in it. All
 * items of one outlet that are not copies are one report: an outlet that follows up does not confirm itself. A copy goes
 * to the report it repeats and does not draw its outlet's own texts there. An item that tells another outlet's report by
 * its own word ("…, the Herald reports") belongs to that report. Texts are compared with reports through an
 * inverted index of shingles, so the cost follows the length of the texts.
 */
export const reportsOf = (items: readonly CoverageItem[]): Reports => {
  const groups: OpenGroup[] = [];
  const groupOf = new Map<string, number>();
  const copyOf = new Map<string, string>();
  const ordered = inOrderOfTime(items);
  const index = createShingleIndex(ordered.reduce((sum, item) => sum + shinglesIn(readingOf(item).print), 0));
  const byShortKey = new Map<string, number>();
  const groupAt = new Map<string, number>();
  const creditOf = creditsOf(ordered);
  const homeOf = homesOf(ordered, creditOf);

  const copiedGroup = (item: CoverageItem, print: TextPrint): OpenGroup | undefined => {
    const equal = print.shortKey ? byShortKey.get(print.shortKey) : undefined;
    return equal === undefined ? closestCopied(item, print, groups, index) : groups[equal];
  };

  const open = (item: CoverageItem): OpenGroup => {
    const group = {
      ...{ index: groups.length, lead: item.id, members: [] },
      ...{ owners: new Set<string>(), size: 0, teasersOnly: true },
    };
    groups.push(group);
    return group;
  };

  const join = (group: OpenGroup, item: CoverageItem, print: TextPrint) => {
    group.members.push(item.id);
    group.owners.add(ownerOf(item));
    group.teasersOnly &&= print.teaser;
    groupOf.set(item.id, group.index);
    if (print.shortKey && !byShortKey.has(print.shortKey)) byShortKey.set(print.shortKey, group.index);
    group.size += index.add(print.body, group.index) + index.add(print.extra, group.index);
  };

  for (const item of ordered) {
    const { print } = readingOf(item);
    const copied = copiedGroup(item, print);
    const home = homeOf(item);
    const own = groupAt.get(home);
    if (copied && copied.index !== own) {
      copyOf.set(item.id, copied.lead);
      join(copied, item, print);
      continue;
    }
    const group = (own === undefined ? undefined : groups[own]) ?? open(item);
    groupAt.set(home, group.index);
    join(group, item, print);
  }
  return { groupOf, groups: groups.map(({ lead, members }) => ({ lead, members })), copyOf, creditOf };
};

/** The report that holds most of this text, if it holds enough of it; the earlier among equals. */
const closestCopied = (item: CoverageItem, print: TextPrint, groups: OpenGroup[], index: ShingleIndex) => {
  const inBody = new Uint32Array(groups.length);
  index.count(print.body, inBody);
  const inAll = print.extra.length > 0 ? inBody.slice() : inBody;
  index.count(print.extra, inAll);
  const least = COPIED_SHARE_ONE_OWNER * print.body.length;
  let best: { group: OpenGroup; strength: number } | undefined;
  for (const group of groups) {
    const shared = inBody[group.index] as number;
    if (shared < least && !group.teasersOnly) continue;
    const strength = copyStrength(item, print, group, shared, inAll[group.index] as number);
    if (strength >= 1 && (!best || strength > best.strength)) best = { group, strength };
  }
  return best?.group;
};

/** At least 1 for a copy: the shares found, in terms of the shares needed. */
const copyStrength = (item: CoverageItem, print: TextPrint, group: OpenGroup, shared: number, sharedByAll: number) => {
  if (sharedByAll === 0) return 0;
  const needed = group.owners.has(ownerOf(item)) ? COPIED_SHARE_ONE_OWNER : COPIED_SHARE;
  const ofBody = shared / print.body.length / (print.teaser ? CONTAINED_TEASER : needed);
  const ofGroup = group.teasersOnly ? sharedByAll / group.size / CONTAINED_TEASER : 0;
  return Math.max(ofBody, ofGroup);
};
