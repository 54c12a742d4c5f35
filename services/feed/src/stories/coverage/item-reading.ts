import { contentStems, wordsOf } from '@360/reading/words';
import { type Clue, cluesIn, wordsReadFor } from './approach-clues.ts';
import { type Credited, creditedIn } from './attribution.ts';
import type { CoverageItem } from './coverage-item.ts';
import { type FigureReading, figuresIn } from './figure-reading.ts';
import { printOf, type TextPrint } from './text-print.ts';

/** What the figures of a story need of one item, taken from its title, summary and text alone. */
export interface ItemReading {
  titleWords: number;
  summaryWords: number;
  textWords: number;
  titleStems: ReadonlySet<string>;
  /** Of title and summary. */
  leadStems: ReadonlySet<string>;
  print: TextPrint;
  clues: readonly Clue[];
  /** Words the clues were looked for in. */
  wordsRead: number;
  figures: FigureReading;
  /** Whom it credits with what it tells. */
  credited: readonly Credited[];
}

/** Some 3,000 words: what comes later in a text changes no figure. */
const READ_CHARACTERS = 20_000;

const readItem = (item: CoverageItem): ItemReading => {
  const words = {
    title: wordsOf(item.title),
    summary: wordsOf(item.summary),
    text: wordsOf(item.text.slice(0, READ_CHARACTERS)),
  };
  const titleStems = contentStems(words.title);
  return {
    titleWords: words.title.length,
    summaryWords: words.summary.length,
    textWords: words.text.length,
    titleStems,
    leadStems: titleStems.union(contentStems(words.summary)),
    print: printOf(words),
    clues: cluesIn(words),
    wordsRead: wordsReadFor(words),
    figures: figuresIn(item),
    credited: creditedIn(item),
  };
};

const known = new WeakMap<CoverageItem, ItemReading>();

/** Read once per item, since several figures need it. */
export const readingOf = (item: CoverageItem): ItemReading => {
  const reading = known.get(item) ?? readItem(item);
  known.set(item, reading);
  return reading;
};

/** Lets an item be read as what was found in an equal one before. */
export const readAs = (item: CoverageItem, reading: ItemReading): void => {
  known.set(item, reading);
};
