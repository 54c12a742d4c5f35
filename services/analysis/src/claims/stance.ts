import type { CONTRADICTION_REASONS } from '@360/contracts/analysis';
import { fits, sameKind } from '@360/reading/figure-kinds';
import { type Figure, type FigureRelation, figureRelation } from './figure-relation.ts';
import { oppositesOf } from './opposites.ts';
import { covered, type ReadSentence } from './read-sentence.ts';

export type Reason = (typeof CONTRADICTION_REASONS)[number];

/** Of the negated side's content, how much the other must say for the two to be of one thing. */
const NEGATED_COVERED = 0.85;
/** Where the negated side says little, how much of the other it must be. */
const LEAST_NEGATED = 3;
const SHORT_COVERED = 0.5;
/** What is told as doubtful is not asserted. */
const DOUBTED = /\b(?:false|untrue|den(?:y|ies|ied|ying)|dismiss(?:ed|es)|rumou?rs?|unconfirmed|supposedly)\b/iu;
/** What is told as another's suspicion, or as what is said, needs no denial. */
const HEARSAY =
  /\b(?:suspected|alleged(?:ly)?|accus(?:ed|es|ing)|following (?:reports|claims)|claims? (?:that|of))\b/iu;
/** Of the shorter side's content without the opposite words. */
const OPPOSITE_COVERED = 0.75;
/** Of what is denied; the words of a denial differ from those of the claim. */
const DENIED_COVERED = 0.6;
const LEAST_DENIED_SHARED = 3;
/** Least likeness of two sentences of which one negates or opposes the other. */
const WORD_LIKENESS = 0.15;
/** Least likeness of two sentences whose figures are compared. */
const FIGURE_LIKENESS = { outcome: 0.1, other: 0.05, age: 0.2 };

const without = (stems: ReadonlySet<string>, stem: string): Set<string> => {
  const rest = new Set(stems);
  rest.delete(stem);
  return rest;
};

const negates = (a: ReadSentence, b: ReadSentence): boolean => {
  if (a.negated === b.negated) return false;
  const [negated, other] = a.negated ? [a, b] : [b, a];
  if (other.denial || DOUBTED.test(other.text)) return false;
  if (negated.stems.size < LEAST_NEGATED && covered(other.stems, negated.stems) < SHORT_COVERED) return false;
  return covered(negated.stems, other.stems) >= NEGATED_COVERED;
};

/** A word of one side whose opposite the other says, the rest being the same. */
const opposes = (a: ReadSentence, b: ReadSentence): boolean => {
  if (a.negated !== b.negated) return false;
  for (const word of a.stems) {
    const opposites = oppositesOf(word);
    if (!opposites || b.stems.has(word)) continue;
    for (const opposite of opposites) {
      if (!b.stems.has(opposite) || a.stems.has(opposite)) continue;
      const [x, y] = [without(a.stems, word), without(b.stems, opposite)];
      const [short, long] = x.size <= y.size ? [x, y] : [y, x];
      if (short.size > 0 && covered(short, long) >= OPPOSITE_COVERED) return true;
    }
  }
  return false;
};

/** The denier says that something is no such thing, and the other calls it that and speaks of the same in one more word. */
const deniesThing = (denier: ReadSentence, thing: string | null, other: ReadSentence): boolean =>
  thing !== null &&
  other.stems.has(thing) &&
  [...denier.stems].some(
    (stem) => stem !== thing && other.stems.has(stem) && !denier.names.has(stem) && !/\d/.test(stem),
  );

/** The denier denies something else than names, and the other says it without denying it. */
const denies = (denier: ReadSentence, other: ReadSentence): boolean => {
  if (!denier.denial || other.denial || other.negated || HEARSAY.test(other.text)) return false;
  if (deniesThing(denier, denier.denial.thing, other)) return true;
  const shared = [...denier.denial.stems].filter((stem) => other.stems.has(stem));
  if (shared.length < LEAST_DENIED_SHARED || shared.every((stem) => denier.names.has(stem))) return false;
  return covered(denier.denial.stems, other.stems) >= DENIED_COVERED;
};

const leastLikeness = ({ key, counted }: Figure): number =>
  key.startsWith('age:') ? FIGURE_LIKENESS.age : counted?.outcome ? FIGURE_LIKENESS.outcome : FIGURE_LIKENESS.other;

/** A sentence that gives the other's value, too, means something else by its own. */
const knows = (sentence: ReadSentence, other: Figure): boolean =>
  sentence.figures.some((own) => sameKind(own, other) && fits(own, other));

/** Amounts and shares carry no name of their own: of several in a sentence it is not sure which is meant. */
const isOneOfMany = ({ figures }: ReadSentence, { key, counted, quantity }: Figure): boolean =>
  counted === null && figures.some((other) => other.key === key && other.quantity.value !== quantity.value);

/** Two figures of one quantity, one of each sentence, and how they stand; those that exclude each other first. */
export const comparedFigures = (
  a: ReadSentence,
  b: ReadSentence,
  likeness: number,
  rare: (stem: string) => boolean,
): { relation: FigureRelation; left: Figure; right: Figure } | null => {
  const found = a.figures.flatMap((left) =>
    b.figures.flatMap((right) => {
      if (isOneOfMany(a, left) || isOneOfMany(b, right)) return [];
      const relation = likeness < leastLikeness(left) ? null : figureRelation(left, right, rare);
      if (!relation || (relation !== 'fits' && (knows(a, right) || knows(b, left)))) return [];
      return [{ relation, left, right }];
    }),
  );
  const first = (wanted: FigureRelation) => found.find(({ relation }) => relation === wanted);
  return first('excludes') ?? first('fits') ?? first('changed') ?? null;
};

/**
 * Why one sentence contradicts another, or null. `likeness` is their similarity, 0–1; `rare` tells stems that tell one
 * matter of the story from another. Negation, opposites and denials are compared in English only.
 */
export const contradiction = (
  a: ReadSentence,
  b: ReadSentence,
  likeness: number,
  rare: (stem: string) => boolean,
): Reason | null => {
  if (comparedFigures(a, b, likeness, rare)?.relation === 'excludes') return 'figure';
  if (!a.english || !b.english) return null;
  if (denies(a, b) || denies(b, a)) return 'denial';
  if (likeness < WORD_LIKENESS) return null;
  if (negates(a, b)) return 'negation';
  return opposes(a, b) ? 'antonym' : null;
};
