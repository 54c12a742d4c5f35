import { ANNOTATIONS_MAX, type Annotation, SHARE_CANVAS } from '@360/contracts/shares';
import { type Point, tailFor } from '../../components/annotations/geometry.ts';

export const TOOLS = ['select', 'highlight', 'comment', 'arrow'] as const;
export type Tool = (typeof TOOLS)[number];

export const MARK_COLOURS = { highlight: '#f5c542', comment: '#c5362b', arrow: '#12b5a6' } as const;

/** What was drawn, and what it was before each step. */
export interface Board {
  marks: readonly Annotation[];
  past: readonly (readonly Annotation[])[];
  selected: string | null;
}

export const emptyBoard: Board = { marks: [], past: [], selected: null };

const UNDO_STEPS = 100;
const clamp = (value: number, limit: number) => Math.round(Math.max(0, Math.min(limit, value)));

/** The nearest place on the canvas. */
export const onCanvas = ({ x, y }: Point): Point => ({
  x: clamp(x, SHARE_CANVAS.width),
  y: clamp(y, SHARE_CANVAS.height),
});

const step = (board: Board, marks: readonly Annotation[], selected: string | null): Board => ({
  marks,
  selected,
  past: [...board.past, board.marks].slice(-UNDO_STEPS),
});

/** A mark between two places: the corners of a highlight, the two ends of an arrow. */
export function markBetween(type: Annotation['type'], from: Point, to: Point, text = ''): Annotation {
  const [start, end] = [onCanvas(from), onCanvas(to)];
  const backwards = type === 'highlight';
  return {
    id: crypto.randomUUID(),
    type,
    x: backwards ? Math.min(start.x, end.x) : start.x,
    y: backwards ? Math.min(start.y, end.y) : start.y,
    width: backwards ? Math.abs(end.x - start.x) : end.x - start.x,
    height: backwards ? Math.abs(end.y - start.y) : end.y - start.y,
    text,
    color: MARK_COLOURS[type],
    timestamp: new Date().toISOString(),
  };
}

const HALF = { x: 70, y: 45 };

/** The mark that a press without a pull makes: a comment or the tip of an arrow there, a highlight about it. */
export function markAt(type: Annotation['type'], place: Point, text = ''): Annotation {
  if (type === 'comment') return markBetween(type, place, place, text);
  if (type === 'arrow') return markBetween(type, tailFor(onCanvas(place)), place);
  return markBetween(type, { x: place.x - HALF.x, y: place.y - HALF.y }, { x: place.x + HALF.x, y: place.y + HALF.y });
}

export const isFull = ({ marks }: Board): boolean => marks.length >= ANNOTATIONS_MAX;
export const placed = (board: Board, mark: Annotation): Board =>
  isFull(board) ? board : step(board, [...board.marks, mark], mark.id);

export const removed = (board: Board, id: string): Board =>
  step(
    board,
    board.marks.filter((mark) => mark.id !== id),
    null,
  );

const changed = (board: Board, id: string, change: (mark: Annotation) => Annotation): Board =>
  step(
    board,
    board.marks.map((mark) => (mark.id === id ? change(mark) : mark)),
    id,
  );

/** Moves a mark; its place stays on the canvas. */
export const moved = (board: Board, id: string, { x, y }: Point): Board =>
  changed(board, id, (mark) => ({ ...mark, ...onCanvas({ x: mark.x + x, y: mark.y + y }) }));

export const written = (board: Board, id: string, text: string): Board =>
  changed(board, id, (mark) => ({ ...mark, text }));

export const cleared = (board: Board): Board => step(board, [], null);

export function undone(board: Board): Board {
  const before = board.past.at(-1);
  return before ? { marks: before, past: board.past.slice(0, -1), selected: null } : board;
}

/** The mark after the selected one, or the first. */
export function nextOf({ marks, selected }: Board): string | null {
  const index = marks.findIndex(({ id }) => id === selected);
  return marks[(index + 1) % Math.max(1, marks.length)]?.id ?? null;
}
