import type { IntentChip, QueryProblem } from '@360/contracts/search';
import type { Narrowing } from './operator.ts';
import type { FilterLists, ParsedQuery, Place, TextPiece } from './parsed-query.ts';
import { QUERY_OPERATORS } from './query-operators.ts';
import { type QueryPiece, queryPieces } from './query-pieces.ts';
import { runsOf, textOf } from './query-text.ts';

const NAMES = new Set(QUERY_OPERATORS.keys());
const CAN_LEAVE_OUT = [...QUERY_OPERATORS].flatMap(([name, { leaveOut }]) => (leaveOut ? `“${name}:”` : [])).join(', ');
/** At least a letter, a figure or a symbol such as an emoji. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

interface Draft extends Narrowing {
  now: Date;
  pieces: TextPiece[];
  excluded: string[];
  chips: IntentChip[];
  problems: QueryProblem[];
}

const noLists = (): FilterLists => ({ types: [], sources: [], countries: [], categories: [], languages: [] });

const placeOf = ({ start, end }: Place): Place => ({ start, end });

function addWord(draft: Draft, piece: QueryPiece): void {
  if (!SAYS_SOMETHING.test(piece.text)) return;
  if (!piece.excluded) {
    draft.pieces.push({ kind: 'word', text: piece.text, ...placeOf(piece) });
    return;
  }
  draft.excluded.push(piece.text);
  draft.chips.push({ kind: 'excluded', label: piece.text, value: piece.text, ...placeOf(piece) });
}

function addPhrase(draft: Draft, piece: QueryPiece): void {
  if (!SAYS_SOMETHING.test(piece.text)) return;
  const kind = piece.excluded ? 'excluded' : 'phrase';
  if (piece.excluded) draft.excluded.push(piece.text);
  else draft.pieces.push({ kind: 'phrase', text: piece.text, ...placeOf(piece) });
  draft.chips.push({ kind, label: piece.text, value: piece.text, ...placeOf(piece) });
}

function addOperator(draft: Draft, piece: QueryPiece): void {
  const problem = (message: string) => draft.problems.push({ message, ...placeOf(piece) });
  const operator = QUERY_OPERATORS.get(piece.name);
  const enter = piece.excluded ? operator?.leaveOut : operator?.enter;
  if (!enter) {
    problem(`Nothing can be left out by “${piece.name}:”; words, phrases and ${CAN_LEAVE_OUT} can.`);
    return;
  }
  if (piece.text === '') {
    problem(`“${piece.name}:” needs a value right behind the colon.`);
    return;
  }
  const understood = enter(piece.text, draft, draft.now);
  if (typeof understood === 'string') problem(understood);
  else draft.chips.push({ ...understood, ...placeOf(piece) });
}

/** What follows a quote that never ends counts as words of its own. */
function addUnclosed(draft: Draft, piece: QueryPiece, text: string): void {
  const message = 'A quotation mark is not closed; what follows it is searched as single words.';
  draft.problems.push({ message, start: piece.start, end: piece.inner });
  for (const word of queryPieces(text.slice(piece.inner), NAMES)) {
    const place = { start: word.start + piece.inner, end: word.end + piece.inner, inner: word.inner + piece.inner };
    addPiece(draft, { ...word, ...place }, text);
  }
}

function addPiece(draft: Draft, piece: QueryPiece, text: string): void {
  if (!piece.closed) addUnclosed(draft, piece, text);
  else if (piece.kind === 'word') addWord(draft, piece);
  else if (piece.kind === 'phrase') addPhrase(draft, piece);
  else addOperator(draft, piece);
}

/** Dates that leave no time between them narrow nothing. */
function dropContradictingDates(draft: Draft): void {
  const { after, before } = draft.filters;
  if (!after || !before || after < before) return;
  const isDate = ({ kind }: IntentChip) => kind === 'after' || kind === 'before';
  const last = draft.chips.findLast(isDate);
  const message = '“after:” and “before:” leave no day between them; neither counts.';
  if (last) draft.problems.push({ message, ...placeOf(last) });
  draft.filters.after = null;
  draft.filters.before = null;
  draft.chips = draft.chips.filter((chip) => !isDate(chip));
}

/** The chips of words that are searched as they stand, one for each group of neighbours. */
export const textChips = (pieces: readonly TextPiece[], text: string): IntentChip[] =>
  runsOf(pieces, (start, end) => text.slice(start, end).trim() === '').map((run) => ({
    kind: 'text',
    label: run.text,
    value: run.text,
    ...placeOf(run),
  }));

export const inOrder = <Each extends Place>(list: readonly Each[]): Each[] =>
  list.toSorted((one, other) => one.start - other.start);

/**
 * Reads a query in the language of readers: words, "phrases", -exclusions and operators such as `source:` or
 * `agreement:<60`. Never throws: what is wrong is told in `problems`, and the rest counts all the same.
 */
export function parseQuery(text: string, now: Date): ParsedQuery {
  const draft: Draft = {
    now,
    pieces: [],
    excluded: [],
    chips: [],
    problems: [],
    filters: { ...noLists(), leftOut: noLists(), after: null, before: null },
    coverage: { coveredBy: [], notCoveredBy: [], agreement: null, independent: null, status: null },
  };
  for (const piece of queryPieces(text, NAMES)) addPiece(draft, piece, text);
  dropContradictingDates(draft);
  return {
    ...textOf(draft.pieces),
    excluded: draft.excluded,
    filters: draft.filters,
    coverage: draft.coverage,
    chips: inOrder([...draft.chips, ...textChips(draft.pieces, text)]),
    problems: draft.problems,
  };
}
