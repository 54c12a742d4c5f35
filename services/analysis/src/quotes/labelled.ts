import type { Range } from './speakers.ts';
import { isCapitalised, isWord, type Token } from './tokens.ts';
import { PREPOSITIONS } from './word-classes.ts';

const LONGEST_LABEL = 9;
const LEAST_SAID = 3;
/** Labels that name what follows and nobody who says it. */
const NO_SPEAKER =
  /^(?:the|watch|breaking|exclusive|live|update|updates|updated|video|photos|note|correction|related|read|more|poll|opinion|analysis|explainer|editor|here|this|that|what|why|how|factbox|timeline|abstract)$/;
const NAME_WORD = /^(?:[,.&]|of|the|de|van|von|bin|al|d|and)$/;
const AFFILIATION = /^(?:author|editor|spokesman|spokeswoman|professor|president|analyst|director|host|columnist)$/;

const isLabelWord = (token: Token): boolean =>
  isCapitalised(token) || NAME_WORD.test(token.low) || AFFILIATION.test(token.low);

/** `Gaza: 14 killed` names a place: only speech between marks or a transcript's capitals make a label a speaker. */
const isSpoken = (tokens: readonly Token[], label: readonly Token[], colon: number): boolean =>
  (tokens[colon + 1]?.quotation ?? -1) >= 0 ||
  /^[‘']$/.test(tokens[colon + 1]?.raw ?? '') ||
  label.every(({ raw }) => /^\p{Lu}{4,}$|^\P{L}+$/u.test(raw));

/**
 * `Ann Moe, Daily X: “…”`, `MOE: …`: who speaks and what, as transcripts, round-ups and headlines have it. `speaks` tells
 * whether a name is that of a speaker, for labels that do not show it.
 */
export const labelledIn = (
  tokens: readonly Token[],
  speaks: (name: string) => boolean,
): { speaker: Range; cue: Range; content: Range } | null => {
  const from = tokens.findIndex(isWord);
  if (from < 0 || from > 1) return null;
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  const label = tokens.slice(from, colon);
  if (colon < 0 || label.length === 0 || label.length > LONGEST_LABEL || !label.every(isLabelWord)) return null;
  if (NO_SPEAKER.test(label[0]?.low ?? '') || PREPOSITIONS.has(label[0]?.low ?? '') || /\d/.test(label[0]?.raw ?? ''))
    return null;
  let to = tokens.length;
  while (to > colon && /^[.?!]$/.test(tokens[to - 1]?.raw ?? '')) to--;
  if (to - colon - 1 < LEAST_SAID) return null;
  if (!isSpoken(tokens, label, colon) && !speaks(label.findLast(isCapitalised)?.raw ?? '')) return null;
  return { speaker: { from, to: colon }, cue: { from: colon, to: colon + 1 }, content: { from: colon + 1, to } };
};
