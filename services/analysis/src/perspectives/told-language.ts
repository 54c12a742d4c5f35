import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import { LOADED_FROM, loadedIn } from '../loaded/loaded.ts';
import { languageOf, quotesOfReport, type ReportQuote } from '../quotes/report-quotes.ts';

/** How an outlet tells one sentence. */
export interface ToldSentence {
  readonly segment: Segment;
  /** Its own words are loaded, those it quotes left out. */
  readonly loaded: boolean;
  readonly loadedWords: readonly string[];
  /** It says whose word it gives. */
  readonly attributed: boolean;
}

const SPEECH_WORDS = 4;

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The sentence with white space where it quotes someone's speech: those words are not the outlet's. */
const ownWords = ({ text }: Segment, quotes: readonly ReportQuote[]): string =>
  quotes
    .filter(({ direct, text: quoted }) => direct && wordsOf(quoted) >= SPEECH_WORDS)
    .reduce(
      (left, { content: { start, end } }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    );

const read = (report: EvidenceReport): ToldSentence[] => {
  if (languageOf(report.language) !== 'en') return [];
  const quotes = Map.groupBy(quotesOfReport(report), ({ segmentId }) => segmentId);
  return report.segments
    .filter(({ boilerplate }) => !boilerplate)
    .map((segment) => {
      const said = quotes.get(segment.id) ?? [];
      const reading = loadedIn(ownWords(segment, said), report.language);
      const loaded = (reading?.score ?? 0) >= LOADED_FROM;
      return {
        segment,
        loaded,
        loadedWords: loaded ? (reading?.words.map(({ word }) => word) ?? []) : [],
        attributed: said.some(({ speaker }) => speaker !== null),
      };
    });
};

const known = new WeakMap<EvidenceReport, ToldSentence[]>();

/**
 * The sentences of an English report as to their language, read once for each report; none for other languages, which are
 * not read for it.
 */
export const toldSentences = (report: EvidenceReport): ToldSentence[] => {
  const told = known.get(report) ?? read(report);
  known.set(report, told);
  return told;
};
