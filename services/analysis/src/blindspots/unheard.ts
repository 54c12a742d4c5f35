import { tokensOf } from '@360/reading/figure-tokens';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { firstReports } from '../evidence/independent.ts';
import { groupOf } from '../impact/groups.ts';
import type { AffectedSentence } from '../impact/impact-of.ts';
import type { ReportQuote } from '../quotes/report-quotes.ts';
import type { Share } from './axes.ts';

export type QuotesOf = (report: EvidenceReport) => readonly ReportQuote[];

/** People who are said to be affected and whom no report lets speak. */
export interface Unheard extends Share {
  /** Passages that say how they are affected, one of each report. */
  readonly passages: readonly string[];
}

const LEAST_REPORTS = 3;
/** Everybody is one of these: that people speak says nothing. */
const ANYBODY = 'people';

const isEnglish = ({ language }: EvidenceReport): boolean => /^en\b/i.test(language ?? 'en');

const namesGroup = (text: string, group: string): boolean =>
  tokensOf(text).some(({ low }) => groupOf(low)?.group === group);

const lastName = (speaker: string): string | undefined => speaker.match(/\p{Lu}[\p{L}’'-]+/gu)?.at(-1);

/** Whether one of the group speaks, by what stands beside the quotation or wherever the speaker is named. */
const speaksIn = (report: EvidenceReport, { segmentId, speaker, content }: ReportQuote, group: string): boolean => {
  const segment = report.segments.find(({ id }) => id === segmentId);
  const beside = segment ? `${segment.text.slice(0, content.start)} ${segment.text.slice(content.end)}` : '';
  if (namesGroup(`${speaker ?? ''} ${beside}`, group)) return true;
  const name = speaker ? lastName(speaker) : undefined;
  return name !== undefined && report.segments.some(({ text }) => text.includes(name) && namesGroup(text, group));
};

/**
 * Groups of people that three independent English reports or more name as affected and none of which a report quotes:
 * observed is 0 of those reports; expected is the share of all independent English reports that quote somebody. A group
 * counts as heard as soon as one of its words stands beside a quotation or with the name of who speaks.
 */
export const unheardOf = (
  affected: readonly AffectedSentence[],
  reports: readonly EvidenceReport[],
  quotesOf: QuotesOf,
): Unheard[] => {
  const read = firstReports(reports).filter(isEnglish);
  const quoting = read.filter((report) => quotesOf(report).some(({ speaker }) => speaker !== null));
  const isHeard = (group: string): boolean =>
    read.some((report) => quotesOf(report).some((quote) => speaksIn(report, quote, group)));
  const people = affected.filter(
    ({ kind, group, report }) => kind === 'people' && group !== ANYBODY && isEnglish(report),
  );
  return [...Map.groupBy(people, ({ group }) => group)].flatMap(([subject, said]) => {
    const byReport = Map.groupBy(said, ({ report }) => report.report);
    if (byReport.size < LEAST_REPORTS || isHeard(subject)) return [];
    return {
      ...({ axis: 'affected', subject, observed: 0, expected: quoting.length / read.length } as const),
      ...{ of: byReport.size, expectedOf: read.length },
      passages: [...byReport.values()].flatMap(([first]) => first?.segment.id ?? []),
    };
  });
};
