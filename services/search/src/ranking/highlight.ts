import type { Highlight } from '@360/contracts/search';
import { HIT_END, HIT_START } from '../engine/indexed-documents.ts';
import { placedWordsOf } from './words.ts';

/** Words that an excerpt holds. */
export const EXCERPT_WORDS = 40;
export const CUT = '…';

const joined = (pieces: Highlight): Highlight => {
  const whole: Highlight = [];
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = whole.at(-1);
    if (last && last.hit === piece.hit) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
};

/** Pieces of a text that the engine put its marks into. */
export const piecesOfMarked = (marked: string): Highlight =>
  joined(
    marked.split(HIT_START).flatMap((part, at) => {
      const end = at === 0 ? -1 : part.indexOf(HIT_END);
      const plainPart = { text: part.slice(end + 1).replaceAll(HIT_END, ''), hit: false };
      return end < 0 ? [plainPart] : [{ text: part.slice(0, end), hit: true }, plainPart];
    }),
  );

/** Pieces of a text, `hit` where `isHit` says so of a plain word. */
export const piecesOf = (text: string, isHit: (word: string) => boolean): Highlight => {
  const pieces: Highlight = [];
  let at = 0;
  for (const { word, start, end } of placedWordsOf(text)) {
    if (!isHit(word)) continue;
    pieces.push({ text: text.slice(at, start), hit: false }, { text: text.slice(start, end), hit: true });
    at = end;
  }
  return joined([...pieces, { text: text.slice(at), hit: false }]);
};

/** The stretch of a text (forty words) with the most different hits, cut ends shown by "…". */
export const excerptOf = (text: string, isHit: (word: string) => boolean): Highlight => {
  const words = placedWordsOf(text);
  const hits = words.flatMap(({ word }, at) => (isHit(word) ? [{ word, at }] : []));
  let [from, most] = [0, 0];
  for (const { at } of hits) {
    const within = new Set(
      hits.filter((hit) => hit.at >= at && hit.at < at + EXCERPT_WORDS - 5).map(({ word }) => word),
    );
    if (within.size > most) [from, most] = [Math.max(0, at - 5), within.size];
  }
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const last = words[from + EXCERPT_WORDS - 1];
  const end = last && from + EXCERPT_WORDS < words.length ? last.end : text.length;
  const pieces = piecesOf(text.slice(start, end), isHit);
  return joined([
    { text: start > 0 ? CUT : '', hit: false },
    ...pieces,
    { text: end < text.length ? CUT : '', hit: false },
  ]);
};

export const hasHit = (pieces: Highlight): boolean => pieces.some(({ hit }) => hit);
