import { type Annotation, SHARE_CANVAS } from '@360/contracts/shares';
import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../../components/annotations/geometry.ts';
import { type Board, markBetween, moved, type Tool } from './board.ts';
import { markNear } from './near-mark.ts';

/** Less of a way than this, in units of the canvas, is a press without a pull. */
const PULL = 8;

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * SHARE_CANVAS.width,
    y: ((clientY - box.top) / box.height) * SHARE_CANVAS.height,
  };
}

interface PointerParts {
  tool: Tool;
  board: Board;
  onBoard: (board: Board) => void;
  /** A press without a pull. */
  onPress: (place: Point) => void;
  onPulled: (mark: Annotation) => void;
}

/** Pointer, finger and pen on the picture: a press, or a pull from here to there. */
export function useStagePointer({ tool, board, onBoard, onPress, onPulled }: PointerParts) {
  const start = useRef<{ place: Point; grip: Annotation | null } | null>(null);
  const [draft, setDraft] = useState<Annotation | null>(null);
  const pulls = tool === 'highlight' || tool === 'arrow';

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || start.current) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const place = placeOf(event);
    const grip = tool === 'select' ? markNear(board.marks, place) : null;
    start.current = { place, grip };
    if (tool === 'select') onBoard({ ...board, selected: grip?.id ?? null });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (from && pulls) setDraft(markBetween(tool, from.place, placeOf(event)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    cancel();
    const to = placeOf(event);
    const way = { x: to.x - from.place.x, y: to.y - from.place.y };
    const pulled = Math.hypot(way.x, way.y) >= PULL;
    if (tool === 'select') {
      if (pulled && from.grip) onBoard(moved(board, from.grip.id, way));
    } else if (pulled && pulls) onPulled(markBetween(tool, from.place, to));
    else onPress(to);
  };
  const cancel = () => {
    start.current = null;
    setDraft(null);
  };
  return { draft, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel } };
}
