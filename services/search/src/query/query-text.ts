import type { ParsedQuery, TextPiece } from './parsed-query.ts';

/** Words, phrases and the engine's text of some pieces. */
export function textOf(pieces: readonly TextPiece[]): Pick<ParsedQuery, 'words' | 'phrases' | 'text' | 'pieces'> {
  const of = (kind: TextPiece['kind']) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  return {
    words: of('word'),
    phrases: of('phrase'),
    text: pieces.map(({ kind, text }) => (kind === 'word' ? text : `"${text}"`)).join(' '),
    pieces: [...pieces],
  };
}

/** Neighbouring words in groups: no phrase and no other part of the query (`isPlain` is asked of the text between) parts them. */
export function runsOf(pieces: readonly TextPiece[], isPlain: (start: number, end: number) => boolean): TextPiece[] {
  const runs: TextPiece[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'word') continue;
    const last = runs.at(-1);
    if (last && isPlain(last.end, piece.start)) {
      last.text += ` ${piece.text}`;
      last.end = piece.end;
    } else runs.push({ ...piece });
  }
  return runs;
}
