import type { Annotation } from '@360/contracts/shares';
import './annotations.css';
import { useFormat } from '../../lib/use-format.ts';
import { inkOn } from './geometry.ts';

/** The number of a mark as it stands on the picture, for the list beside it. */
export function AnnotationNumber({ mark, index }: { mark: Annotation; index: number }) {
  const format = useFormat();
  return (
    <b className="ann-no num" data-kind={mark.type} style={{ background: mark.color, color: inkOn(mark.color) }}>
      {format.number(index + 1)}
    </b>
  );
}
