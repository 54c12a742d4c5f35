import { CALENDAR_LANGUAGES, type Edge } from './calendar-phrasings.ts';
import { CALENDAR_WORDS } from './calendar-words.ts';
import type { TimeRange } from './days.ts';
import { nameAt } from './lexicon.ts';
import type { Place } from './parsed-query.ts';
import { type Reading, timeAt } from './time-rules.ts';
import type { WrittenWord } from './written-words.ts';

/** What lies further back is what an article is about, not when it appeared. */
const YEARS_BACK = 10;

/** A longer text is no question any more, and reading dates takes its time. */
const WORDS_MAX = 60;

/** A time the words of a query name; an open side is null, `before` is the first moment behind it. */
export interface TimeSpan extends Place {
  after: Date | null;
  before: Date | null;
}

const sides = ({ from, to }: TimeRange, edge: Edge | null): Pick<TimeSpan, 'after' | 'before'> => {
  if (edge === 'since') return { after: from, before: null };
  if (edge === 'after') return { after: to, before: null };
  if (edge === 'until') return { after: null, before: to };
  if (edge === 'before') return { after: null, before: from };
  return { after: from, before: to };
};

const isRecent = ({ from }: TimeRange, now: Date): boolean =>
  from <= now && from.getUTCFullYear() >= now.getUTCFullYear() - YEARS_BACK;

interface Candidate {
  span: TimeSpan;
  to: number;
}

function candidateIn(reading: Reading, from: number): Candidate | null {
  const { text, words, names, now } = reading;
  const edge = nameAt(names.edges, text, words, from);
  const behind = edge && timeAt(reading, edge.to, edge.value);
  const plain = timeAt(reading, from, null);
  const withEdge = behind !== null && behind.to > (plain?.to ?? 0);
  const time = withEdge ? behind : plain;
  const [first, last] = [words[from], words[(time?.to ?? 0) - 1]];
  if (!time || !first || !last || !isRecent(time.range, now)) return null;
  return {
    span: { ...sides(time.range, withEdge && edge ? edge.value : null), start: first.start, end: last.end },
    to: time.to,
  };
}

const furthest = (candidates: (Candidate | null)[]): Candidate | null =>
  candidates.reduce((best, each) => (each && each.to > (best?.to ?? 0) ? each : best), null);

/** The times that neighbouring words of a query name, from left to right, among the first sixty words. */
export function timeSpans(text: string, all: readonly WrittenWord[], now: Date): TimeSpan[] {
  const words = all.slice(0, WORDS_MAX);
  const spans: TimeSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const found = furthest(
      CALENDAR_LANGUAGES.map((language) =>
        candidateIn({ text, words, language, names: CALENDAR_WORDS[language], now }, at),
      ),
    );
    if (found) spans.push(found.span);
    at = found?.to ?? at + 1;
  }
  return spans;
}
