import { type CoverageItem, inOrderOfTime } from './coverage-item.ts';
import { shinglesOf } from './shingles.ts';
import { wordsOfItem } from './words.ts';

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
}

/** Of a later text, the share of shingles that must stand in the earlier report for it to be a copy. */
const COPIED_SHARE = 0.6;
/** Outlets of one owner share texts as a matter of course: less is needed. */
const COPIED_SHARE_ONE_OWNER = 0.4;
/** A teaser is a part of a text, so the known part must agree nearly whole. */
const CONTAINED_TEASER = 0.8;
const TEASER_WORDS = 60;
/** Fewer words than this make chance agreement likely: such items are copies only when they are equal. */
const SHORT_WORDS = 12;
const SHORTEST_COPY_WORDS = 5;

interface Reading {
  item: CoverageItem;
  /** The body where one is known, else the teaser. */
  body: Set<number>;
  /** The teaser's, where the body is another text. */
  extra: Set<number>;
  teaser: boolean;
  /** Title and teaser of a short item, for the test of equality; empty for others. */
  shortKey: string;
}

interface OpenGroup extends ReportGroup {
  index: number;
  leadItem: CoverageItem;
  owners: Set<string>;
  /** Shingles of all members so far. */
  size: number;
  teasersOnly: boolean;
}

const readingOf = (item: CoverageItem): Reading => {
  const { title, summary, text } = wordsOfItem(item);
  const bodyWords = text.length >= SHORT_WORDS ? text : summary;
  const body = shinglesOf(bodyWords);
  const short = bodyWords.length < SHORT_WORDS;
  const keyWords = [...title, ...bodyWords];
  return {
    item,
    body: short ? new Set() : body,
    extra: short || bodyWords === summary ? new Set() : shinglesOf(summary).difference(body),
    teaser: bodyWords.length < TEASER_WORDS,
    shortKey: short && keyWords.length >= SHORTEST_COPY_WORDS ? keyWords.join(' ') : '',
  };
};

const ownerOf = (item: CoverageItem): string => item.owner ?? `outlet ${item.outletId}`;

/**
 * Which items are one independent report. An item is a copy of an earlier report when most of its own text stands there
 * (containment of word shingles: Broder, "On the resemblance and containment of documents", 1997), so an outlet's own
 * first line or a shortened wire text does not hide it; a teaser, when it stands in the other text or that in it. All
 * items of one outlet that are not copies are one report: an outlet that follows up does not confirm itself. A copy goes
 * to the report it repeats and does not draw its outlet's own texts there. Texts are compared with reports through an
 * inverted index of shingles, so the cost follows the length of the texts.
 */
export const reportsOf = (items: readonly CoverageItem[]): Reports => {
  const groups: OpenGroup[] = [];
  const groupOf = new Map<string, number>();
  const copyOf = new Map<string, string>();
  const postings: Postings = new Map();
  const byShortKey = new Map<string, number>();
  const ownGroupOf = new Map<string, number>();

  const copiedGroup = (reading: Reading): OpenGroup | undefined => {
    const equal = reading.shortKey ? byShortKey.get(reading.shortKey) : undefined;
    if (equal !== undefined) return groups[equal];
    return closestCopied(reading, groups, postings);
  };

  const open = (item: CoverageItem): OpenGroup => {
    const group = {
      ...{ index: groups.length, lead: item.id, members: [], leadItem: item },
      ...{ owners: new Set<string>(), size: 0, teasersOnly: true },
    };
    groups.push(group);
    return group;
  };

  const join = (group: OpenGroup, reading: Reading) => {
    group.members.push(reading.item.id);
    group.owners.add(ownerOf(reading.item));
    group.teasersOnly &&= reading.teaser;
    groupOf.set(reading.item.id, group.index);
    if (reading.shortKey && !byShortKey.has(reading.shortKey)) byShortKey.set(reading.shortKey, group.index);
    for (const shingle of reading.body) addPosting(postings, shingle, group);
    for (const shingle of reading.extra) addPosting(postings, shingle, group);
  };

  for (const reading of inOrderOfTime(items).map(readingOf)) {
    const { item } = reading;
    const copied = copiedGroup(reading);
    const own = ownGroupOf.get(item.outletId);
    if (copied && copied.index !== own) {
      copyOf.set(item.id, copied.lead);
      join(copied, reading);
      continue;
    }
    const group = (own === undefined ? undefined : groups[own]) ?? open(item);
    ownGroupOf.set(item.outletId, group.index);
    join(group, reading);
  }
  return { groupOf, groups: groups.map(({ lead, members }) => ({ lead, members })), copyOf };
};

/** Most shingles stand in one report: its bare index is kept, and a list only where there are more. */
type Postings = Map<number, number | number[]>;

const addPosting = (postings: Postings, shingle: number, group: OpenGroup) => {
  const known = postings.get(shingle);
  if (known === undefined) postings.set(shingle, group.index);
  else if (known === group.index || (typeof known !== 'number' && known.includes(group.index))) return;
  else if (typeof known === 'number') postings.set(shingle, [known, group.index]);
  else known.push(group.index);
  group.size++;
};

const countShared = (shingles: ReadonlySet<number>, postings: Postings, counts: Uint32Array) => {
  for (const shingle of shingles) {
    const reports = postings.get(shingle);
    if (typeof reports === 'number') counts[reports] = (counts[reports] ?? 0) + 1;
    else for (const report of reports ?? []) counts[report] = (counts[report] ?? 0) + 1;
  }
};

/** The report that holds most of this text, if it holds enough of it; the earlier among equals. */
const closestCopied = (reading: Reading, groups: OpenGroup[], postings: Postings) => {
  const shared = new Uint32Array(groups.length);
  const sharedByTeaser = new Uint32Array(groups.length);
  countShared(reading.body, postings, shared);
  countShared(reading.extra, postings, sharedByTeaser);
  let best: { group: OpenGroup; strength: number } | undefined;
  for (const group of groups) {
    const inBody = shared[group.index] ?? 0;
    const strength = copyStrength(reading, group, inBody, inBody + (sharedByTeaser[group.index] ?? 0));
    if (strength >= 1 && (!best || strength > best.strength)) best = { group, strength };
  }
  return best?.group;
};

/** At least 1 for a copy: the shares found, in terms of the shares needed. */
const copyStrength = (reading: Reading, group: OpenGroup, shared: number, sharedByAll: number): number => {
  if (sharedByAll === 0) return 0;
  const needed = group.owners.has(ownerOf(reading.item)) ? COPIED_SHARE_ONE_OWNER : COPIED_SHARE;
  const ofBody = shared / reading.body.size / (reading.teaser ? CONTAINED_TEASER : needed);
  const ofGroup = group.teasersOnly ? sharedByAll / group.size / CONTAINED_TEASER : 0;
  return Math.max(ofBody, ofGroup);
};
