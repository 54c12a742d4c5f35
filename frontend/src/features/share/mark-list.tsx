import { Pencil, Trash2, X } from 'lucide-react';
import { AnnotationNumber } from '../../components/annotations/annotation-number.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Board, cleared, removed } from './board.ts';

interface MarkListProps {
  board: Board;
  onBoard: (board: Board) => void;
  /** The words of a mark are to be changed. */
  onWrite: (id: string) => void;
}

/** What was drawn, in words: each mark can be named, and taken away. */
export function MarkList({ board, onBoard, onWrite }: MarkListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = board.marks.length;
  return (
    <section aria-label={t('annotation.title')}>
      <h3 className="label">
        {t('annotation.title')} <span className="num text-ink-3">{format.number(count)}</span>
      </h3>
      {count === 0 && <p className="mt-1 text-12 text-ink-3">{t('shareDialog.none')}</p>}
      <ol className="ann-list">
        {board.marks.map((mark, index) => {
          const n = format.number(index + 1);
          return (
            <li key={mark.id} aria-current={mark.id === board.selected || undefined}>
              <AnnotationNumber mark={mark} index={index} />
              <span className="min-w-0 flex-1">
                {mark.text && (
                  <span className="block break-words" dir="auto">
                    {mark.text}
                  </span>
                )}
                <span className="text-12 text-ink-2">{t(`annotation.kind.${mark.type}`)}</span>
              </span>
              <button
                type="button"
                className="icon-btn"
                aria-label={t('shareDialog.write', { n })}
                onClick={() => onWrite(mark.id)}
              >
                <Pencil className="icon icon-s" aria-hidden />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={t('shareDialog.delete', { n })}
                onClick={() => onBoard(removed(board, mark.id))}
              >
                <X className="icon icon-s" aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
      {count > 0 && (
        <button type="button" className="btn btn-quiet btn-s" onClick={() => onBoard(cleared(board))}>
          <Trash2 className="icon icon-s" aria-hidden />
          {t('shareDialog.clear', { n: format.number(count) })}
        </button>
      )}
    </section>
  );
}
