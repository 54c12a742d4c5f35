import type { Claim, TimelineEntry } from '@360/contracts/analysis';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { inOrderOfTime } from '../evidence/independent.ts';
import { phrase } from '../phrases/phrases.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { isWhole } from '../summaries/whole-sentences.ts';
import { eventsNamed } from './events-named.ts';

const MOST = 60;
const MOST_EVENTS = 12;
const MOST_CLAIMS = 12;
const MOST_REVISIONS = 10;
const MINUTE_MS = 60_000;
const KINDS: readonly TimelineEntry['kind'][] = ['event', 'report', 'claim', 'revision'];
const REVISED = {
  title: 'timeline.changed-title',
  text: 'timeline.changed-text',
  correction: 'timeline.corrected',
} as const;

const iso = (time: number): string => new Date(time).toISOString();

const byOutlet = ({ outletId, outletName }: EvidenceReport) => ({ outletId, outletName, precision: 'minute' as const });

/** The first item of each outlet with the words it heads it with. */
const reportEntries = (reports: readonly EvidenceReport[], start: number): TimelineEntry[] =>
  [...Map.groupBy(reports, ({ outletId }) => outletId).values()].flatMap(([first]) => {
    const title = first?.segments[0];
    if (!first || !title) return [];
    return {
      ...{ ...byOutlet(first), at: iso(first.publishedAt), kind: 'report' as const },
      lagMinutes: Math.floor((first.publishedAt - start) / MINUTE_MS),
      sentence: takenWhole(title),
    };
  });

/** The first words of the claims that two independent reports or more speak to, headlines left out: they stand there. */
const claimEntries = (claims: readonly Claim[], reports: readonly EvidenceReport[], start: number): TimelineEntry[] => {
  const byId = new Map(reports.map((report) => [report.id, report]));
  return claims
    .filter(({ main, agreement }) => main && agreement.percent !== null)
    .flatMap(({ text, firstItemId }) => {
      const first = byId.get(firstItemId);
      const segment = first?.segments.find((each) => each.text === text);
      if (!first || !segment || segment.part === 'title' || !isWhole(text)) return [];
      return {
        ...{ ...byOutlet(first), at: iso(first.publishedAt), kind: 'claim' as const },
        lagMinutes: Math.floor((first.publishedAt - start) / MINUTE_MS),
        sentence: takenWhole(segment),
      };
    });
};

/** What was changed stands in the passage that is cited: the new words where they are a segment, else the title. */
const revisionEntries = (reports: readonly EvidenceReport[]): TimelineEntry[] =>
  reports.flatMap((report) =>
    report.revisions.flatMap(({ at, kind, after }) => {
      const segment = report.segments.find(({ text }) => after?.includes(text)) ?? report.segments[0];
      if (!segment) return [];
      return {
        ...{ ...byOutlet(report), at: iso(at), kind: 'revision' as const, lagMinutes: null },
        sentence: phrase(REVISED[kind], { outlet: report.outletName }, { passages: [segment.id] }),
      };
    }),
  );

const inOrder = (a: TimelineEntry, b: TimelineEntry): number =>
  Date.parse(a.at) - Date.parse(b.at) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ sentence, outletId }: TimelineEntry): string =>
  `${sentence.passages.join()} ${outletId} ${sentence.text}`;

/**
 * What happened, who reported it when, who was first to make each main claim that others speak to, and what was changed since, oldest first; at
 * most sixty entries, outlets that came last left out first. Lags count from the first report of the story.
 */
export const timelineOf = (evidence: StoryEvidence, claims: readonly Claim[]): TimelineEntry[] => {
  const reports = inOrderOfTime(evidence.reports);
  const start = reports[0]?.publishedAt ?? 0;
  const others = [
    ...eventsNamed(reports).slice(0, MOST_EVENTS),
    ...claimEntries(claims, reports, start).slice(0, MOST_CLAIMS),
    ...revisionEntries(reports).sort(inOrder).slice(0, MOST_REVISIONS),
  ];
  return [...reportEntries(reports, start).slice(0, MOST - others.length), ...others].sort(inOrder);
};
