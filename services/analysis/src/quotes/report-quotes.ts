import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import type { Quotation } from './quotation.ts';
import { quotesIn } from './quotes.ts';
import { quotesAbroad } from './quotes-abroad.ts';
import type { Span } from './tokens.ts';

/** A quotation of a report, by the segment its content starts in. */
export interface ReportQuote {
  readonly itemId: string;
  readonly segmentId: string;
  readonly speaker: string | null;
  /** As written, marks included. */
  readonly text: string;
  readonly direct: boolean;
  /** Places in the segment's text. */
  readonly content: Span;
}

/** "de" of "de-AT"; English where it is not known. */
export const languageOf = (language: string | null): string => (language ?? 'en').slice(0, 2).toLowerCase();

/** The text the segments were cut from, as far as they tell: white space between them stands for what is not kept. */
const textOf = (segments: readonly Segment[]): string => {
  let text = '';
  for (const segment of segments) {
    const gap = segment.offset - text.length;
    text += gap === 1 ? ' ' : '\n'.repeat(Math.max(gap, 0));
    text += segment.text;
  }
  return text;
};

const quotesOf = (text: string, language: string | null): Quotation[] => {
  const short = languageOf(language);
  return short === 'en' ? quotesIn(text) : quotesAbroad(text, short);
};

const known = new WeakMap<EvidenceReport, ReportQuote[]>();

const read = (report: EvidenceReport): ReportQuote[] => {
  const text = textOf(report.segments);
  return quotesOf(text, report.language).flatMap(({ speaker, content, direct }) => {
    const segment = report.segments.findLast(({ offset }) => offset <= content.start);
    if (!segment || content.start >= segment.offset + segment.text.length) return [];
    const start = content.start - segment.offset;
    const end = Math.min(content.end - segment.offset, segment.text.length);
    return [
      {
        itemId: report.id,
        segmentId: segment.id,
        speaker: speaker && text.slice(speaker.start, speaker.end),
        text: segment.text.slice(start, end),
        direct,
        content: { start, end },
      },
    ];
  });
};

/** The quotations of a report in reading order; read once for each report. */
export const quotesOfReport = (report: EvidenceReport): ReportQuote[] => {
  const quotes = known.get(report) ?? read(report);
  known.set(report, quotes);
  return quotes;
};

const ATTRIBUTED_SHARE = 0.5;

/** Who says what a segment states, where at least half of it is someone's words; null where the outlet says it itself. */
export const speakersOf = (report: EvidenceReport): ((segmentId: string) => string | null) => {
  const speakers = new Map<string, string>();
  const lengths = new Map(report.segments.map(({ id, text }) => [id, text.length]));
  for (const { segmentId, speaker, content } of quotesOfReport(report)) {
    const share = (content.end - content.start) / (lengths.get(segmentId) ?? 1);
    if (speaker && share >= ATTRIBUTED_SHARE && !speakers.has(segmentId)) speakers.set(segmentId, speaker);
  }
  return (segmentId) => speakers.get(segmentId) ?? null;
};

/** The speaker of a segment's attributed content, over all reports of a story. */
export const speakerOf = (reports: readonly EvidenceReport[]): ((segmentId: string) => string | null) => {
  const byItem = new Map(reports.map((report) => [report.id, report]));
  const read = new Map<string, (segmentId: string) => string | null>();
  return (segmentId) => {
    const itemId = segmentId.slice(0, segmentId.lastIndexOf('#'));
    const report = byItem.get(itemId);
    if (!report) return null;
    const speakers = read.get(itemId) ?? speakersOf(report);
    read.set(itemId, speakers);
    return speakers(segmentId);
  };
};
