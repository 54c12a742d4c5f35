import { compareValues } from '@360/reading/figure-comparison';
import { type Mention, mentionsOfSentence } from '@360/reading/figure-mentions';
import { type FigureSentence, valuesOf } from '@360/reading/figure-values';
import { stemsWrittenSmall } from '@360/reading/words';
import type { StoryWords } from './story-words.ts';
import type { Told } from './told-sentences.ts';

/** One quantity for which independent reports give values that exclude each other. */
export interface Dispute {
  /** Sentences that give the value of most reports, then those that give another. */
  readonly main: readonly Told[];
  readonly against: readonly Told[];
}

interface Sentence extends FigureSentence {
  readonly told: Told;
}

const sentenceOf = (told: Told): Sentence => ({
  ...{ told, text: told.segment.text, titled: told.segment.part === 'title', lead: told.lead },
  stems: () => told.read.stems,
  figures: [...told.read.figures, ...told.read.loose],
});

/** Figures of the sentences of an item that are no claims: they show what it knows. Read where they are asked for. */
const furtherIn = (told: readonly Told[]) => {
  const claims = new Set(told.map(({ segment }) => segment.id));
  const items = new Map(told.map(({ item }) => [item.id, item]));
  const read = new Map<string, Mention[]>();
  return (id: string): readonly Mention[] => {
    const known = read.get(id);
    if (known) return known;
    const item = items.get(id);
    const found = (item?.segments ?? [])
      .filter(({ id: segment, boilerplate }) => !boilerplate && !claims.has(segment))
      .flatMap(({ text }) => (item ? mentionsOfSentence(text, item, { asserted: false, around: false }) : []));
    read.set(id, found);
    return found;
  };
};

/**
 * The quantities of a story on which its reports contradict each other. `told` in order of time. What is not surely the
 * same quantity is left out: a contradiction that is none costs more trust than one missed.
 */
export const figureDisputes = (told: readonly Told[], { rare }: Pick<StoryWords, 'rare'>): Dispute[] => {
  const small = stemsWrittenSmall(told.map(({ segment }) => segment.text));
  const values = [...Map.groupBy(told, ({ item }) => item)].flatMap(([item, said]) =>
    valuesOf(item, said.map(sentenceOf)),
  );
  const reports = new Map(told.map(({ item, report }) => [item.id, report]));
  const wording = { rare, isName: (stem: string) => !small.has(stem) };
  return compareValues(values, (id) => reports.get(id) ?? -1, wording, furtherIn(told))
    .filter(({ against }) => against.length > 0)
    .map(({ main, against }) => ({
      main: main.flatMap(({ holders }) => holders.map((holder) => holder.told)),
      against: against.flat().flatMap(({ holders }) => holders.map((holder) => holder.told)),
    }));
};
