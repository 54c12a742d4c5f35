import type { Highlight } from '@360/contracts/search';
import { Fragment } from 'react';

/** Text with what answers the query marked; the plain text where nothing does. Its pieces are text, whatever they hold. */
export function MarkedText({ pieces, plain }: { pieces: Highlight; plain: string }) {
  if (pieces.length === 0) return plain;
  let at = 0;
  return pieces.map(({ text, hit }) => {
    const key = at;
    at += text.length + 1;
    return <Fragment key={key}>{hit ? <mark>{text}</mark> : text}</Fragment>;
  });
}
