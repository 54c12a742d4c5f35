import type { TimelineEntry } from '@360/contracts/analysis';
import { contentStems, overlap, wordsOf } from '@360/reading/words';
import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import { firstReports } from '../evidence/independent.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { isWhole } from '../summaries/whole-sentences.ts';
import { dayNamedIn } from './days-named.ts';

/** What stands later is background. */
const MOST_SEGMENTS = 40;
const LONG_AGO_MS = 30 * 24 * 60 * 60_000;
const CAPTION =
  /^(?:(?:a|an|the|this|in this) )?(?:file |undated |handout )?(?:photo|photograph|image|picture|video)\b|\/ ?(?:Reuters|AFP|AP|EPA|Getty)\b/i;
const MOST_A_DAY = 2;
/** Two sentences that share so much of their words tell the same event. */
const SAME_EVENT = 0.4;

interface Named {
  readonly day: number;
  readonly report: number;
  readonly segment: Segment;
}

const namedBy = ({ segments, language, publishedAt, report }: EvidenceReport): Named[] =>
  segments
    .slice(0, MOST_SEGMENTS)
    .filter(({ part, boilerplate, text }) => part !== 'title' && !boilerplate && isWhole(text) && !CAPTION.test(text))
    .flatMap((segment) => {
      const day = dayNamedIn(segment.text, language, publishedAt);
      return day === null ? [] : { day, report, segment };
    });

/** The first sentence on a day, and others as far as they tell something else. */
const toldOf = (named: readonly Named[]): Named[] => {
  const told: { named: Named; stems: Set<string> }[] = [];
  for (const each of named) {
    const stems = contentStems(wordsOf(each.segment.text));
    if (told.every((other) => overlap(stems, other.stems) < SAME_EVENT)) told.push({ named: each, stems });
    if (told.length === MOST_A_DAY) break;
  }
  return told.map((each) => each.named);
};

/** What one report alone recalls of long ago is background. */
const isBackground = (named: readonly Named[], day: number, start: number): boolean =>
  start - day > LONG_AGO_MS && reportsOn(named) < 2;

const reportsOn = (named: readonly Named[]): number => new Set(named.map(({ report }) => report)).size;

/** What happened on the days that independent reports name, days of most reports first, two sentences a day. */
export const eventsNamed = (reports: readonly EvidenceReport[]): TimelineEntry[] => {
  const read = firstReports(reports);
  const start = read[0]?.publishedAt ?? 0;
  return [...Map.groupBy(read.flatMap(namedBy), ({ day }) => day)]
    .filter(([day, named]) => !isBackground(named, day, start))
    .sort(([dayA, a], [dayB, b]) => reportsOn(b) - reportsOn(a) || dayB - dayA)
    .flatMap(([, named]) => toldOf(named))
    .map(({ day, segment }) => ({
      ...{ at: new Date(day).toISOString(), precision: 'day', kind: 'event', outletId: null, outletName: null },
      lagMinutes: null,
      sentence: takenWhole(segment),
    }));
};
