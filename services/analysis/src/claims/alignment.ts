import { fits, sameKind } from '@360/reading/figure-kinds';
import type { Mention } from '@360/reading/figure-mentions';
import { type Dispute, figureDisputes } from './figure-topics.ts';
import { comparedFigures, contradiction, type Reason } from './stance.ts';
import { likenessOf, type StoryWords } from './story-words.ts';
import type { Told } from './told-sentences.ts';

/** A sentence that speaks to a claim: it supports it, or contradicts it for a reason. */
export interface Aligned {
  readonly told: Told;
  readonly reason: Reason | null;
}

/** Sentences that speak of one thing; all are compared with the one that founded it. */
export interface Alignment {
  readonly founder: Told;
  readonly members: Aligned[];
}

/** What is known of a whole story when two of its sentences are compared. */
export interface Story {
  readonly words: StoryWords;
  /** Every figure an independent report gives, by its number. */
  readonly figuresOf: ReadonlyMap<number, readonly Mention[]>;
}

/** Below this no two sentences are compared further. */
const LEAST = 0.05;
/** Likeness from which two sentences say the same. */
const SAME = 0.5;
/** From this on where their figures are of one quantity and fit. */
const SAME_BY_FIGURE = { outcome: 0.1, other: 0.2 };
/** Complete linkage, with as many members as need be asked: each must be this like the newcomer. */
const LINKED = 0.25;
const ASKED = 6;
/** A sentence is looked up by its most telling stems; a stem gives the claims that hold it, the oldest first. */
const LOOKED_UP = 6;
const MOST_POSTINGS = 32;
/** A sentence is compared with so many of the claims found. */
const COMPARED = 32;
const FIGURE = 'figure ';
/** A kind of figure tells as much as a rare word. */
const FIGURE_WEIGHT = 6;

interface Found {
  reason: Reason | null;
  /** What is said by figures goes before what is said by words, and support of a figure before all. */
  rank: number;
}

/** A report that gives the other's value somewhere, too, means something else by its own. */
const knownTo = (report: number, figure: Mention, { figuresOf }: Story): boolean =>
  (figuresOf.get(report) ?? []).some((own) => sameKind(own, figure) && fits(own, figure));

/**
 * How a sentence stands to another: supporting, contradicting for a reason, or not speaking of the same. Sentences that
 * give figures of one quantity in two states of the event, or of which one is negated alone, do not speak of the same; a
 * figure is supported by figures only.
 */
const stanceOf = (first: Told, told: Told, story: Story): Found | null => {
  const [a, b] = [first.read, told.read];
  const { words } = story;
  const likeness = likenessOf(a, b, words);
  if (likeness < LEAST) return null;
  const figures = comparedFigures(a, b, likeness, words.rare);
  const reason = contradiction(a, b, likeness, words.rare);
  if (reason === 'figure' && figures) {
    if (knownTo(told.report, figures.left, story) || knownTo(first.report, figures.right, story)) return null;
  }
  if (reason) return first.report === told.report ? null : { reason, rank: likeness + 1 };
  if (figures?.relation === 'changed' || a.negated !== b.negated) return null;
  if ((a.denial === null) !== (b.denial === null)) return null;
  if (figures?.relation === 'fits') {
    const least = figures.left.counted?.outcome ? SAME_BY_FIGURE.outcome : SAME_BY_FIGURE.other;
    return likeness >= least ? { reason: null, rank: likeness + 2 } : null;
  }
  if (likeness < SAME || otherFigures(first, told)) return null;
  return a.figures.length > 0 && b.figures.length === 0 ? null : { reason: null, rank: likeness };
};

/** Both count things of one kind and no value of one fits any of the other: two quantities, or two states of one. */
const otherFigures = ({ read: a }: Told, { read: b }: Told): boolean =>
  a.figures.some((left) => {
    const alike = b.figures.filter(({ key }) => key === left.key);
    return (
      alike.length > 0 &&
      alike.every(({ quantity }) => quantity.high < left.quantity.low || left.quantity.high < quantity.low)
    );
  });

const linked = ({ members }: Alignment, told: Told, words: StoryWords): boolean =>
  members.slice(1, 1 + ASKED).every(({ told: member, reason }) => reason !== null || isLinked(member, told, words));

const isLinked = (member: Told, told: Told, words: StoryWords): boolean => {
  const likeness = likenessOf(member.read, told.read, words);
  return likeness >= LINKED || comparedFigures(member.read, told.read, likeness, words.rare) !== null;
};

/** What a sentence is found by: its most telling stems and the kinds of its figures. */
const keysOf = ({ read }: Told, { weight }: StoryWords): string[] => [
  ...[...read.stems].sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1)).slice(0, LOOKED_UP),
  ...read.figures.map(({ key }) => `${FIGURE}${key}`),
];

/** Claims that may be meant by a sentence, and the place to put new ones. */
export const createIndex = (story: Story) => {
  const { words } = story;
  const byKey = new Map<string, Alignment[]>();
  /** The claims that share most of what a sentence is looked up by, the oldest of equals first. */
  const nearest = (told: Told): Alignment[] => {
    const shared = new Map<Alignment, number>();
    for (const key of new Set(keysOf(told, words))) {
      const telling = key.startsWith(FIGURE) ? FIGURE_WEIGHT : words.weight(key);
      for (const alignment of byKey.get(key) ?? []) shared.set(alignment, (shared.get(alignment) ?? 0) + telling);
    }
    const found = [...shared];
    if (found.length > COMPARED) found.sort((a, b) => b[1] - a[1]).length = COMPARED;
    return found.map(([alignment]) => alignment);
  };
  return {
    add: (alignment: Alignment): void => {
      for (const key of [...new Set([...alignment.founder.read.stems, ...keysOf(alignment.founder, words)])]) {
        const postings = byKey.get(key) ?? [];
        if (postings.length < MOST_POSTINGS) postings.push(alignment);
        byKey.set(key, postings);
      }
    },
    /** The claim a sentence speaks to. */
    find: (told: Told): { alignment: Alignment; reason: Reason | null } | null => {
      let best: (Found & { alignment: Alignment }) | null = null;
      for (const alignment of nearest(told)) {
        const found = stanceOf(alignment.founder, told, story);
        if (!found || (found.reason === null && !linked(alignment, told, words))) continue;
        if (!best || found.rank > best.rank) best = { alignment, ...found };
      }
      return best;
    },
  };
};

/** Of each kind of figure, so many sentences for each value are compared with the others. */
const ASKED_FOR_A_VALUE = 3;
const VALUES = 12;

/** Sentences whose figures another report's exclude: they found claims before all others, so that no dispute is lost. */
const disputedAmong = (sentences: readonly Told[], story: Story): Set<Told> => {
  const byKey = Map.groupBy(
    sentences.flatMap((told) =>
      told.read.figures.filter(({ asserted }) => asserted).map((figure) => ({ told, figure })),
    ),
    ({ figure }) => figure.key,
  );
  const disputed = new Set<Told>();
  for (const mentions of byKey.values()) {
    const byValue = Map.groupBy(mentions, ({ figure }) => figure.quantity.value);
    const some = [...byValue.values()].slice(0, VALUES).flatMap((same) => same.slice(0, ASKED_FOR_A_VALUE));
    for (const [at, { told }] of some.entries()) {
      for (const { told: other } of some.slice(at + 1)) {
        if (told.report === other.report || stanceOf(told, other, story)?.reason !== 'figure') continue;
        disputed.add(told).add(other);
      }
    }
  }
  return disputed;
};

/** The claim that a dispute makes of sentences that stand in no other; null where one side has none left. */
const disputeWithout = (placed: ReadonlySet<Told>, { main, against }: Dispute): Alignment | null => {
  const [founder, ...others] = main.filter((told) => !placed.has(told));
  const contrary = against.filter((told) => !placed.has(told) && !main.includes(told));
  if (!founder || contrary.length === 0) return null;
  const supporting = [founder, ...others].map((told) => ({ told, reason: null }));
  return { founder, members: [...supporting, ...contrary.map((told) => ({ told, reason: 'figure' as const }))] };
};

/**
 * Gathers sentences, given in order of time, into claims. A sentence joins one claim. The cost is that of looking up each
 * sentence by its most telling words, so it grows with the number of sentences and not with its square.
 */
export const align = (
  sentences: readonly Told[],
  story: Story,
): { alignments: Alignment[]; index: ReturnType<typeof createIndex> } => {
  const index = createIndex(story);
  const alignments: Alignment[] = [];
  const placed = new Set<Told>();
  for (const dispute of figureDisputes(sentences, story.words)) {
    const alignment = disputeWithout(placed, dispute);
    if (!alignment) continue;
    for (const { told } of alignment.members) placed.add(told);
    alignments.push(alignment);
    index.add(alignment);
  }
  const disputed = disputedAmong(sentences, story);
  for (const told of [
    ...sentences.filter((each) => disputed.has(each)),
    ...sentences.filter((each) => !disputed.has(each)),
  ]) {
    if (placed.has(told)) continue;
    const found = index.find(told);
    if (found) found.alignment.members.push({ told, reason: found.reason });
    else {
      const alignment = { founder: told, members: [{ told, reason: null }] };
      alignments.push(alignment);
      index.add(alignment);
    }
  }
  return { alignments, index };
};
