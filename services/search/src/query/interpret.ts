import type { IntentChip } from '@360/contracts/search';
import { isoDay, lastDayBefore } from './days.ts';
import { entityRuns } from './entity-runs.ts';
import { namesIn } from './lexicon.ts';
import { inOrder, textChips } from './parse-query.ts';
import type { ParsedQuery, Place, QueryFilters, TextPiece } from './parsed-query.ts';
import { placeMentions } from './place-mentions.ts';
import { countryLabel } from './place-names.ts';
import { runsOf, textOf } from './query-text.ts';
import { type KnownSource, sourceMentions } from './source-mentions.ts';
import { type TimeSpan, timeSpans } from './time-spans.ts';
import { topicNames, topicOf } from './topic-names.ts';
import { type WrittenWord, writtenWords } from './written-words.ts';

export interface Knowledge {
  /** A list that stays the same object while it has the same names is read only once. */
  sources: readonly KnownSource[];
}

const STRAY_EDGES = /^[^\p{L}\p{N}\p{S}]+|[\s\p{Cf}]+$/gu;

export const overlap = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** Neighbouring words that nothing has been made of yet, parted where something has. */
function without(segments: readonly WrittenWord[][], places: readonly Place[]): WrittenWord[][] {
  if (places.length === 0) return [...segments];
  return segments.flatMap((segment) => {
    const parts: WrittenWord[][] = [[]];
    for (const word of segment) {
      if (places.some((place) => overlap(place, word))) parts.push([]);
      else parts.at(-1)?.push(word);
    }
    return parts.filter((part) => part.length > 0);
  });
}

/** What is left of the pieces when places of the text are taken out. */
export function cut(pieces: readonly TextPiece[], places: readonly Place[], text: string): TextPiece[] {
  return pieces.flatMap((piece) => {
    const inside = piece.kind === 'word' ? inOrder(places.filter((place) => overlap(place, piece))) : [];
    if (inside.length === 0) return [piece];
    const starts = [piece.start, ...inside.map(({ end }) => end)];
    return starts.flatMap((start, at): TextPiece[] => {
      const end = inside[at]?.start ?? piece.end;
      const rest = text.slice(start, Math.max(start, end)).replace(STRAY_EDGES, '');
      return /[\p{L}\p{N}]/u.test(rest) ? [{ kind: 'word', text: rest, start, end }] : [];
    });
  });
}

/** Enters a time where it leaves any with those already there. */
export function narrowed(filters: QueryFilters, { after, before }: TimeSpan): QueryFilters | null {
  const from = after && filters.after && filters.after > after ? filters.after : (after ?? filters.after);
  const to = before && filters.before && filters.before < before ? filters.before : (before ?? filters.before);
  return from && to && from >= to ? null : { ...filters, after: from, before: to };
}

const timeChips = ({ after, before, start, end }: TimeSpan, label: string): IntentChip[] => [
  ...(after ? [{ kind: 'after' as const, label, value: isoDay(after), start, end }] : []),
  ...(before ? [{ kind: 'before' as const, label, value: lastDayBefore(before), start, end }] : []),
];

/** Sources, places, topics and names among words, each word in one of them at most; sources go first. */
function namedThings(segments: readonly WrittenWord[][], text: string, beginning: number): IntentChip[] {
  const chips: IntentChip[] = [];
  let free = [...segments];
  const take = (found: (words: WrittenWord[]) => IntentChip[]) => {
    const taken = free.flatMap(found);
    chips.push(...taken);
    free = without(free, taken);
  };
  const topics = (words: WrittenWord[], fewest: number) =>
    namesIn(topicNames, text, words)
      .filter(({ from, to }) => to - from >= fewest)
      .map(({ value, start, end }): IntentChip => ({ kind: 'topic', label: value, value, start, end }));
  take((words) =>
    placeMentions(text, words).map(
      ({ value, start, end }): IntentChip => ({ kind: 'place', label: countryLabel(value), value, start, end }),
    ),
  );
  take((words) => topics(words, 2));
  take((words) =>
    entityRuns(text, words, beginning).map(({ start, end }) => {
      const name = text.slice(start, end);
      const topic = topicOf(name) ? topics(writtenWords(text, start, end), 1)[0] : undefined;
      return topic ?? { kind: 'entity', label: name, value: name, start, end };
    }),
  );
  take((words) => topics(words, 1));
  return chips;
}

/**
 * Understands the plain words of a query: times become `after` and `before` and leave the text, where they leave any
 * time with the dates already there; sources, places, topics and names only get a chip and are searched all the same.
 * `text` is what `parsed` was read from.
 */
export function interpret(parsed: ParsedQuery, text: string, now: Date, knowledge: Knowledge): ParsedQuery {
  const isBlank = (start: number, end: number) => text.slice(start, end).trim() === '';
  const runs = runsOf(parsed.pieces, isBlank);
  const words = runs.map(({ start, end }) => writtenWords(text, start, end));
  const beginning = words[0]?.[0]?.start ?? 0;
  const sources = words.flatMap((segment) =>
    sourceMentions(knowledge.sources, text, segment).map(
      ({ value: { id, name }, start, end }): IntentChip => ({ kind: 'source', label: name, value: id, start, end }),
    ),
  );
  const times: TimeSpan[] = [];
  let filters = parsed.filters;
  for (const span of without(words, sources).flatMap((segment) => timeSpans(text, segment, now))) {
    const next = narrowed(filters, span);
    if (!next) continue;
    filters = next;
    times.push(span);
  }
  const named = [...sources, ...namedThings(without(words, [...sources, ...times]), text, beginning)];
  const pieces = cut(parsed.pieces, times, text);
  const isRun = ({ kind, start }: IntentChip) => kind === 'text' && runs.some((run) => run.start === start);
  const chips = [
    ...parsed.chips.filter((chip) => !isRun(chip)),
    ...times.flatMap((span) => timeChips(span, text.slice(span.start, span.end))),
    ...named,
    ...textChips(cut(pieces, named, text), text),
  ];
  return { ...parsed, ...textOf(pieces), filters, chips: inOrder(chips) };
}
