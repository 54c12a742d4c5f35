import { sentencesIn } from '@360/reading/sentences';
import { wordsOf } from '@360/reading/words';
import { isBoilerplate } from './boilerplate.ts';
import type { Segment } from './evidence.ts';

/** The words of one report as it is read. */
export interface ReportText {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Empty where only a teaser is known. */
  readonly text: string;
  /** BCP 47. */
  readonly language: string | null;
}

/** What is behind the four hundredth is not read: no report of an event is longer. */
export const MOST_SEGMENTS = 400;
/** A passage is quoted whole, so what has no end is cut at a word, in UTF-16 units. */
const LONGEST_SEGMENT = 1_500;
const BLANK_LINE = '\n\n';
/** "…", "[...]", "Read more" where a teaser breaks off. */
const BROKEN_OFF = /\s*(?:…|\.{3}|\[(?:…|\.{3})\]|\((?:…|\.{3})\))?\s*(?:read more|continue reading)?[\s.…»→]*$/iu;

const inOneLine = (text: string): string => ` ${wordsOf(text.replace(BROKEN_OFF, '')).join(' ')} `;

const repeats = (body: string, summary: string, language: string): boolean => {
  if (body === '') return false;
  const words = inOneLine(body);
  return (
    words.includes(inOneLine(summary)) ||
    sentencesIn(summary, language).every((sentence) => words.includes(inOneLine(sentence.text)))
  );
};

interface Part {
  name: Segment['part'];
  text: string;
}

const partsOf = ({ title, summary, text, language }: ReportText): Part[] => {
  const lead = summary.trim();
  const isTold = lead === '' || repeats(text, lead, language ?? 'en');
  const parts: Part[] = [
    { name: 'title', text: title.trim() },
    { name: 'summary', text: isTold ? '' : lead },
    { name: 'body', text: text.trim() },
  ];
  return parts.filter((part) => part.text !== '');
};

/** Pieces no longer than a segment may be, each from a word's start to a word's end. */
const cut = (text: string, offset: number): { offset: number; text: string }[] => {
  if (text.length <= LONGEST_SEGMENT) return [{ offset, text }];
  const head = text.slice(0, LONGEST_SEGMENT);
  const space = head.search(/\s\S*$/u);
  const half = /[\uD800-\uDBFF]$/.test(head) ? LONGEST_SEGMENT - 1 : LONGEST_SEGMENT;
  const at = space > 0 ? space : half;
  const rest = text.slice(at);
  const skipped = rest.length - rest.trimStart().length;
  return [{ offset, text: text.slice(0, at).trimEnd() }, ...cut(rest.slice(skipped), offset + at + skipped)];
};

const piecesOf = ({ name, text }: Part, language: string) =>
  name === 'title'
    ? cut(text, 0)
    : sentencesIn(text, language).flatMap(({ start, text: sentence }) => cut(sentence, start));

/**
 * The text of a report that offsets count in: title, summary and body, a blank line between them, each where there is
 * one. The summary is left out where the body repeats it.
 */
export const textReadOf = (report: ReportText): string =>
  partsOf(report)
    .map(({ text }) => text)
    .join(BLANK_LINE);

/** What a report says, in reading order, at most 400 segments. */
export const segmentsOf = (report: ReportText): Segment[] => {
  const segments: Segment[] = [];
  let begin = 0;
  for (const part of partsOf(report)) {
    for (const { offset, text } of piecesOf(part, report.language ?? 'en')) {
      if (segments.length === MOST_SEGMENTS) return segments;
      const index = segments.length;
      segments.push({
        ...{ id: `${report.id}#${index}`, itemId: report.id, index, part: part.name, offset: begin + offset, text },
        boilerplate: part.name !== 'title' && isBoilerplate(text),
      });
    }
    begin += part.text.length + BLANK_LINE.length;
  }
  return segments;
};
