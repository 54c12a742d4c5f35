import { sentencesIn } from '@360/reading/sentences';
import { quotationsIn } from './quote-marks.ts';
import { isWord, type Span, type Token, tokensIn } from './tokens.ts';

/** A sentence that quotation marks do not cut: `“One. Two,” he said` is one. */
export interface Statement {
  readonly span: Span;
  readonly tokens: readonly Token[];
  /** All quotations of its paragraph; tokens name theirs by its place. */
  readonly quotations: readonly Span[];
  readonly opensParagraph: boolean;
}

const LONGEST_TAIL = 9;

const paragraphsIn = (text: string): Span[] =>
  [...text.matchAll(/[^\n]+/g)]
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }))
    .filter(({ start, end }) => /\S/.test(text.slice(start, end)));

const cutsQuotation = (quotations: readonly Span[], at: number): boolean =>
  quotations.some(({ start, end }) => start < at && at < end);

/** `“Why?” Ms Moe asked.`: what is short and follows a quotation may tell who said it. */
const tellsSpeaker = (text: string, before: Span | undefined, { start, end }: Span): boolean =>
  before !== undefined &&
  /[?!.,…—-]["”’']+$/u.test(text.slice(before.start, before.end)) &&
  /^\p{L}/u.test(text.slice(start, end)) &&
  text.slice(start, end).split(/\s+/).length <= LONGEST_TAIL &&
  /\b(?:said|says|asked|added|told|wrote|replied|continued|tweeted)\b/i.test(text.slice(start, end));

const joined = (text: string, sentences: readonly Span[], quotations: readonly Span[]): Span[] => {
  const spans: Span[] = [];
  for (const { start, end } of sentences) {
    const last = spans.at(-1);
    if (last && (cutsQuotation(quotations, start) || tellsSpeaker(text, last, { start, end }))) {
      spans[spans.length - 1] = { start: last.start, end };
    } else spans.push({ start, end });
  }
  return spans;
};

/** The statements of a text in reading order. */
export const statementsIn = (text: string, language: string): Statement[] =>
  paragraphsIn(text).flatMap((paragraph) => {
    const quotations = quotationsIn(text, paragraph);
    const sentences = sentencesIn(text.slice(paragraph.start, paragraph.end), language).map(({ start, end }) => ({
      start: start + paragraph.start,
      end: end + paragraph.start,
    }));
    return joined(text, sentences, quotations).map((span, index) => ({
      span,
      tokens: tokensIn(text, span, quotations),
      quotations,
      opensParagraph: index === 0,
    }));
  });

/** Whether a quotation is speech rather than a name or a word held at a distance. */
export const isSpeech = (text: string, quotation: Span, shortest: number): boolean =>
  tokensIn(text, quotation, []).filter(isWord).length >= shortest;
