import type { Highlight } from '@360/contracts/search';
import { highlighted } from './intent.ts';

/** A text with what answers the query marked. Its pieces are text, whatever they hold. */
export function Marked({ pieces, plain }: { pieces: Highlight; plain: string }) {
  let at = 0;
  return highlighted(pieces, plain).map(({ text, hit }) => {
    const key = at;
    at += text.length + 1;
    return hit ? (
      <mark key={key} className="sp-mark">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
