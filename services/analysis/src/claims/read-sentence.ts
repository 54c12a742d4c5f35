import type { Mention } from '@360/reading/figure-mentions';
import { figuresOfSentence } from '@360/reading/sentence-figures';
import { contentStems, plain, stemOf, wordsOf } from '@360/reading/words';
import { type Denial, denialIn } from './denial.ts';
import type { Figure } from './figure-relation.ts';
import { isNegated, isNegationWord } from './negation.ts';

/** What the comparison of two sentences needs of one. */
export interface ReadSentence {
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  /** Negation, opposites and denials are read in English only. */
  readonly english: boolean;
  /** Stems that carry a subject, numbers among them. */
  readonly stems: ReadonlySet<string>;
  /** Those of them that are names, as far as capitals within the sentence tell. */
  readonly names: ReadonlySet<string>;
  readonly negated: boolean;
  readonly denial: Denial | null;
  readonly figures: readonly Figure[];
  /** Figures of kinds that one sentence does not tell apart well enough, but a whole report does. */
  readonly loose: readonly Figure[];
}

const NAME = /(?<=[\p{Ll}\p{N},;:–—-]\s+["'“‘«(]?)\p{Lu}[\p{L}\p{M}'’-]+/gu;

/** The names of a sentence as plain stems; its first word is left out, since every sentence begins with a capital. */
export const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(NAME)].flatMap(([name]) => wordsOf(name).map((word) => stemOf(plain(word)))));

/** Whether a language is read as English; where it is not known, it is. */
export const isEnglish = (language: string | null): boolean => /^en\b/i.test(language ?? 'en');

/** Values further apart than this are not mistaken for each other. */
const MEANT = 2;

const unplaced = (figures: readonly Mention[]): Figure[] =>
  figures.map((figure) => ({ ...figure, salient: false, only: false }));

/**
 * Marks the figures of an item's sentences: those of its first sentences, and those beside which the item gives no other
 * of their kind that could be meant.
 */
export const withPlaces = (sentences: readonly { read: ReadSentence; lead: boolean }[]): ReadSentence[] => {
  const byKey = Map.groupBy(
    sentences.flatMap(({ read }) => read.figures),
    ({ key }) => key,
  );
  const isOnly = ({ key, quantity }: Figure): boolean =>
    (byKey.get(key) ?? []).every(
      ({ quantity: { value } }) =>
        value === quantity.value || Math.max(value / quantity.value, quantity.value / value) >= MEANT,
    );
  return sentences.map(({ read, lead }) => ({
    ...read,
    figures: read.figures.map((figure) => ({ ...figure, salient: lead, only: isOnly(figure) })),
  }));
};

/** Reads one sentence. `publishedAt` in milliseconds since the epoch, `language` BCP 47 (null: English). */
export const readSentence = (text: string, publishedAt: number, language: string | null): ReadSentence => {
  const english = isEnglish(language);
  const { firm, loose } = figuresOfSentence(text, { publishedAt, language }, true);
  const words = wordsOf(text).filter((word) => !isNegationWord(word, text));
  return {
    text,
    publishedAt,
    english,
    stems: contentStems(words),
    names: namesIn(text),
    negated: english && isNegated(text),
    denial: english ? denialIn(text) : null,
    figures: unplaced(firm),
    loose: unplaced(loose),
  };
};

/** How much of one set stands in another, 0–1; 0 where it is empty. */
export const covered = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number => {
  let found = 0;
  for (const stem of part) if (whole.has(stem)) found++;
  return part.size === 0 ? 0 : found / part.size;
};
