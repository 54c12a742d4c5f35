import { type Annotation, SHARE_CANVAS } from '@360/contracts/shares';
import { type KeyboardEvent, useState } from 'react';
import type { Point } from '../../components/annotations/geometry.ts';
import { type Board, markBetween, moved, nextOf, onCanvas, removed, type Tool, undone } from './board.ts';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP = 20;
const SMALL_STEP = 4;

interface KeyParts {
  tool: Tool;
  board: Board;
  onBoard: (board: Board) => void;
  /** Enter, where the tool needs one place. */
  onPress: (place: Point) => void;
  /** Enter at the second corner of a highlight. */
  onPulled: (mark: Annotation) => void;
}

/**
 * The picture by keyboard: arrows move the crosshair, or the selected mark; Enter places, or selects the next mark; a
 * highlight takes two, one for each corner. Delete removes, Esc gives up a first corner.
 */
export function useStageKeys({ tool, board, onBoard, onPress, onPulled }: KeyParts) {
  const [place, setPlace] = useState<Point>({ x: SHARE_CANVAS.width / 2, y: SHARE_CANVAS.height / 2 });
  const [corner, setCorner] = useState<Point | null>(null);
  const { selected } = board;

  const move = (way: Point, step: number) => {
    const by = { x: way.x * step, y: way.y * step };
    if (tool === 'select') return selected !== null && onBoard(moved(board, selected, by));
    setPlace((now) => onCanvas({ x: now.x + by.x, y: now.y + by.y }));
  };
  const enter = () => {
    if (tool === 'select') return onBoard({ ...board, selected: nextOf(board) });
    if (tool !== 'highlight') return onPress(place);
    if (!corner) return setCorner(place);
    setCorner(null);
    if (corner.x === place.x || corner.y === place.y) onPress(place);
    else onPulled(markBetween('highlight', corner, place));
  };
  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    const way = WAYS[event.key];
    if (way) move(way, event.shiftKey ? SMALL_STEP : STEP);
    else if (event.key === 'Enter' || event.key === ' ') enter();
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (selected !== null) onBoard(removed(board, selected));
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) onBoard(undone(board));
    else if (event.key === 'Escape' && corner) setCorner(null);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const draft = corner && tool === 'highlight' ? markBetween('highlight', corner, place) : null;
  return { place, draft, onKeyDown };
}
