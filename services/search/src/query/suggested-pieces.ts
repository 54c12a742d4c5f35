import type { IntentChip } from '@360/contracts/search';
import type { IntentPiece } from '@360/contracts/search-help';
import { cut, narrowed, overlap } from './interpret.ts';
import { inOrder, parseQuery, textChips } from './parse-query.ts';
import type { ParsedQuery, Place, QueryFilters } from './parsed-query.ts';
import { textOf } from './query-text.ts';

/** What plain words may be understood as, whoever says so; see `interpret`. */
const KINDS: ReadonlySet<IntentChip['kind']> = new Set(['place', 'topic', 'after', 'before']);
/** What is told of words without a meaning in the query language; more may be said of them. */
const VAGUE: ReadonlySet<IntentChip['kind']> = new Set(['text', 'entity']);
const TIMES: ReadonlySet<IntentChip['kind']> = new Set(['after', 'before']);
const WORDY = /[\p{L}\p{N}\p{M}]/u;

/** Where words stand in a text, as whole words; null where they do not. */
const placeOf = (words: string, text: string): Place | null => {
  const start = words.trim() === '' ? -1 : text.indexOf(words.trim());
  if (start < 0) return null;
  const end = start + words.trim().length;
  const touches = (one: string, other: string) => WORDY.test(one) && WORDY.test(other);
  const isInside = touches(text[start - 1] ?? '', text[start] ?? '') || touches(text[end - 1] ?? '', text[end] ?? '');
  return isInside ? null : { start, end };
};

/** The one chip that a piece makes, and what it narrows; null for anything but a single piece that words may mean. */
const meantBy = (piece: string, now: Date): { chip: IntentChip; filters: QueryFilters } | null => {
  const { chips, problems, filters } = parseQuery(piece, now);
  const [chip] = chips;
  return chip && chips.length === 1 && problems.length === 0 && KINDS.has(chip.kind) ? { chip, filters } : null;
};

const samePlace = (one: Place, other: Place): boolean => one.start === other.start && one.end === other.end;

/**
 * Adds what somebody else understood of the plain words of a query, where it is a piece of the query language, its words
 * stand in the query, and nothing but a name was understood of them before. Times narrow as those that `interpret` finds; places and
 * topics only get a chip. What does not fit is left out. `text` is what `said` was read from.
 */
export function withSuggested(
  said: ParsedQuery,
  text: string,
  suggested: readonly IntentPiece[],
  now: Date,
): ParsedQuery {
  const known = said.chips.filter(({ kind }) => kind !== 'text');
  const added: IntentChip[] = [];
  let filters = said.filters;
  for (const { piece, because } of suggested) {
    const place = placeOf(because, text);
    const meant = meantBy(piece, now);
    if (!place || !meant) continue;
    const { chip } = meant;
    const isTaken = known.some(
      (each) =>
        (!VAGUE.has(each.kind) && overlap(each, place)) || (each.kind === chip.kind && each.value === chip.value),
    );
    const clashes = added.some((each) => each.kind === chip.kind || (overlap(each, place) && !samePlace(each, place)));
    if (isTaken || clashes) continue;
    if (TIMES.has(chip.kind)) {
      const next = narrowed(filters, { after: meant.filters.after, before: meant.filters.before, ...place });
      if (!next) continue;
      filters = next;
    }
    const label = TIMES.has(chip.kind) ? text.slice(place.start, place.end) : chip.label;
    added.push({ kind: chip.kind, label, value: chip.value, ...place });
  }
  if (added.length === 0) return said;
  const pieces = cut(
    said.pieces,
    added.filter(({ kind }) => TIMES.has(kind)),
    text,
  );
  const chips = [...known, ...added];
  return {
    ...said,
    ...textOf(pieces),
    filters,
    chips: inOrder([...chips, ...textChips(cut(pieces, chips, text), text)]),
  };
}
