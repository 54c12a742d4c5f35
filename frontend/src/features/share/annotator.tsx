import { type ReactNode, useRef, useState } from 'react';
import type { Point } from '../../components/annotations/geometry.ts';
import { type Board, markAt, placed, type Tool, undone, written } from './board.ts';
import { CommentPrompt } from './comment-prompt.tsx';
import { MarkList } from './mark-list.tsx';
import { Stage } from './stage.tsx';
import { ToolBar } from './tool-bar.tsx';

interface AnnotatorProps {
  picture: HTMLImageElement | null;
  title: string;
  board: Board;
  onBoard: (board: Board) => void;
  /** Stands beside the list of marks. */
  children: ReactNode;
}

/** A place that waits for a comment, or a mark whose words are changed. */
type Asked = { place: Point } | { id: string };

/** The picture to draw on, its tools, and what was drawn. */
export function Annotator({ picture, title, board, onBoard, children }: AnnotatorProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool>('highlight');
  const [asked, setAsked] = useState<Asked | null>(null);
  const mark = asked && 'id' in asked ? board.marks.find(({ id }) => id === asked.id) : undefined;
  const done = (text: string) => {
    if (asked && 'place' in asked) onBoard(placed(board, markAt('comment', asked.place, text)));
    if (mark) onBoard(written(board, mark.id, text));
    leave();
  };
  const leave = () => {
    setAsked(null);
    stage.current?.focus();
  };
  return (
    <>
      <div className="shd-draw">
        <ToolBar
          tool={tool}
          onTool={setTool}
          onUndo={board.past.length > 0 ? () => onBoard(undone(board)) : undefined}
        />
        <div className="min-w-0">
          <Stage {...{ stage, picture, title, tool, board, onBoard }} onComment={(place) => setAsked({ place })} />
        </div>
      </div>
      <div className="shd-below">
        <MarkList board={board} onBoard={onBoard} onWrite={(id) => setAsked({ id })} />
        {children}
      </div>
      {asked && (
        <CommentPrompt
          text={mark?.text ?? ''}
          optional={mark !== undefined && mark.type !== 'comment'}
          onDone={done}
          onClose={leave}
        />
      )}
    </>
  );
}
