import { type Mention, mentionsOfSentence } from '@360/reading/figure-mentions';
import { sentencesOf } from '@360/reading/figure-tokens';
import { type FigureSentence, type Value, valuesOf } from '@360/reading/figure-values';
import { lazily } from '@360/reading/lazily';
import { figuresOfSentence, mayHoldFigure } from '@360/reading/sentence-figures';
import { contentStems, stemsWrittenSmall, wordsOf } from '@360/reading/words';
import type { CoverageItem } from './coverage-item.ts';

/** The figures of one item, as far as its own text tells. */
export interface FigureReading {
  readonly values: readonly Value[];
  /** Those given far down the text, which only show what the item knows. */
  readonly further: readonly Mention[];
  /** Stems that the sentences with figures write small somewhere, so that they are no names. */
  small(): ReadonlySet<string>;
}

const MAX_SENTENCES = 20;
/** Later sentences are background more often than news. */
const STORY_SENTENCES = 8;
const LEAD_SENTENCES = 2;
const QUESTION = /[?？؟]["”’»)]?\s*$/u;

type Placed = Pick<FigureSentence, 'text' | 'titled' | 'lead'>;

const toldIn = ({ title, summary }: CoverageItem, body: readonly string[]): Placed[] => {
  const placed = [
    { text: title, titled: true, lead: true },
    ...sentencesOf(summary, STORY_SENTENCES).map((text) => ({ text, titled: false, lead: true })),
    ...body.map((text, at) => ({ text, titled: false, lead: at < LEAD_SENTENCES })),
  ];
  const seen = new Set<string>();
  return placed.filter(({ text }) => !seen.has(text) && seen.add(text) && !QUESTION.test(text));
};

/** What an item gives of figures, in title, summary and the first sentences of its text. */
export const figuresIn = (item: CoverageItem): FigureReading => {
  const { id, publishedAt, language } = item;
  const body = sentencesOf(item.text, MAX_SENTENCES);
  const sentences = toldIn(item, body.slice(0, STORY_SENTENCES)).flatMap((placed): FigureSentence[] => {
    if (!mayHoldFigure(placed.text, language)) return [];
    const { firm, loose } = figuresOfSentence(placed.text, item, false);
    return firm.length + loose.length === 0
      ? []
      : [{ ...placed, stems: lazily(() => contentStems(wordsOf(placed.text))), figures: [...firm, ...loose] }];
  });
  const small = lazily(() => stemsWrittenSmall(sentences.map(({ text }) => text)));
  const further = body
    .slice(STORY_SENTENCES)
    .filter((text) => mayHoldFigure(text, language))
    .flatMap((text) => mentionsOfSentence(text, item, { asserted: false, around: false }));
  return { values: valuesOf({ id, publishedAt, language }, sentences), further, small };
};
