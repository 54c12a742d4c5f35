/** What may stand before the body of a page, one piece at a time; elements with content are skipped to their end tag. */
const PIECE =
  /\s+|<!--[\s\S]*?-->|<[!?][^>]*>|<\/(?:html|head)\s*>|<(?:html|head|body|meta|link|base)(?=[\s/>])[^>]*>|<(title|style|script|noscript|template)(?=[\s/>])[^>]*>[\s\S]*?<\/\1\s*>/iy;
const FRAME = /^<\/?(html|head|body)(?=[\s/>])([^>]*)>$/i;

/**
 * A page with the html, head and body elements written out that HTML lets its author leave out (WHATWG HTML section
 * 13.1.2.4), and that a parser of mere tags does not add. One that has html and body stays as it is.
 */
export const completeHtml = (html: string): string => {
  if (/<html[\s>]/i.test(html) && /<body[\s>]/i.test(html)) return html;
  const head: string[] = [];
  let attributes = '';
  let at = 0;
  while (at < html.length) {
    PIECE.lastIndex = at;
    const [piece] = PIECE.exec(html) ?? [];
    if (piece === undefined) break;
    at += piece.length;
    const [, name, rest = ''] = FRAME.exec(piece) ?? [];
    if (name?.toLowerCase() === 'html' && !piece.startsWith('</')) attributes = rest;
    if (name?.toLowerCase() === 'body') break;
    if (name === undefined && !/^<[!?]/.test(piece)) head.push(piece);
  }
  return `<!doctype html><html${attributes}><head>${head.join('')}</head><body>${html.slice(at)}</body></html>`;
};
