import { SHARE_CANVAS } from '@360/contracts/shares';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { AnnotationLayer } from '../../components/annotations/annotation-layer.tsx';
import type { Point } from '../../components/annotations/geometry.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Board, markAt, placed, type Tool } from './board.ts';
import { drawPicture } from './draw-picture.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStagePointer } from './use-stage-pointer.ts';

interface StageProps {
  stage: RefObject<HTMLDivElement | null>;
  picture: HTMLImageElement | null;
  title: string;
  tool: Tool;
  board: Board;
  onBoard: (board: Board) => void;
  /** A place for a comment, whose words have to be asked for. */
  onComment: (place: Point) => void;
}

/** The picture with the headline on it, as a canvas. */
function PictureCanvas({ picture, title }: Pick<StageProps, 'picture' | 'title'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawPicture(pen, picture, title);
  }, [picture, title]);
  return <canvas ref={canvas} width={SHARE_CANVAS.width} height={SHARE_CANVAS.height} aria-hidden />;
}

function Crosshair({ place }: { place: Point }) {
  return (
    <svg className="ann shd-cross" viewBox={`0 0 ${SHARE_CANVAS.width} ${SHARE_CANVAS.height}`} aria-hidden="true">
      <g transform={`translate(${place.x} ${place.y})`}>
        <path className="shd-cross-back" d="M-18 0h36M0 -18v36" />
        <path className="shd-cross-line" d="M-18 0h36M0 -18v36" />
      </g>
    </svg>
  );
}

/** Where marks are placed, by pointer, finger or keyboard. */
export function Stage({ stage, picture, title, tool, board, onBoard, onComment }: StageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hint = useId();
  const onPress = (place: Point) => {
    if (tool === 'comment') onComment(place);
    else if (tool !== 'select') onBoard(placed(board, markAt(tool, place)));
  };
  const parts = {
    ...{ tool, board, onBoard, onPress },
    onPulled: (mark: Parameters<typeof placed>[1]) => onBoard(placed(board, mark)),
  };
  const pointer = useStagePointer(parts);
  const keys = useStageKeys(parts);
  const index = board.marks.findIndex(({ id }) => id === board.selected);
  const chosen = board.marks[index];
  const where = tool === 'select' && chosen ? chosen : keys.place;
  return (
    <>
      <div
        ref={stage}
        className="ann-on shd-stage"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing surface is worked by its own keys
        tabIndex={0}
        data-tool={tool}
        aria-label={t('shareDialog.stage')}
        aria-describedby={hint}
        onKeyDown={keys.onKeyDown}
        {...pointer.handlers}
      >
        <PictureCanvas picture={picture} title={title} />
        <AnnotationLayer marks={board.marks} selected={board.selected} draft={pointer.draft ?? keys.draft} />
        {tool !== 'select' && <Crosshair place={keys.place} />}
      </div>
      <p className="shd-hint" id={hint}>
        {t(`shareDialog.hint.${tool}`)}
      </p>
      <p className="sr-only" aria-live="polite">
        {chosen && t('shareDialog.chosen', { n: format.number(index + 1), kind: t(`annotation.kind.${chosen.type}`) })}{' '}
        {t('shareDialog.place', { x: format.number(where.x), y: format.number(where.y) })}
      </p>
    </>
  );
}
