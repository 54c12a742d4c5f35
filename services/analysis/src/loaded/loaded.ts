import { INTENSIFIERS, LABELS, MILD, PLAIN_ADVERBS, STRONG, TILTED } from './loaded-list.ts';

export interface LoadedWord {
  /** UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

export interface Loaded {
  /** 0–1: how far the sentence judges or stirs; see `LOADED_FROM`. */
  readonly score: number;
  readonly words: LoadedWord[];
}

type Kind = 'strong' | 'mild' | 'label' | 'intensifier' | 'tilted';

const POINTS: Readonly<Record<Kind, number>> = { strong: 3, mild: 1.5, label: 1.5, intensifier: 0.5, tilted: 0.5 };
const ADVERB = 1;

const exact = new Map<string, Kind>();
const openings: { opening: string; kind: Kind }[] = [];
for (const [kind, words] of [
  ['tilted', TILTED],
  ['intensifier', INTENSIFIERS],
  ['label', LABELS],
  ['mild', MILD],
  ['strong', STRONG],
] as const) {
  for (const word of words) {
    if (word.endsWith('*')) openings.unshift({ opening: word.slice(0, -1), kind });
    else exact.set(word, kind);
  }
}
const remembered = new Map<string, Kind | null>();

const kindOf = (word: string): Kind | null => {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const kind = exact.get(word) ?? openings.find(({ opening }) => word.startsWith(opening))?.kind ?? null;
  remembered.set(word, kind);
  return kind;
};

const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu;

/** What the form of a sentence adds or takes away, in points. */
const FORMS: readonly { readonly pattern: RegExp; readonly points: number; readonly most: number }[] = [
  { pattern: /!/g, points: 2, most: 1 },
  { pattern: /\?/g, points: 1, most: 1 },
  { pattern: /[“"‘'](?=\p{L})(?:[\p{L}\p{N}-]+ ?){1,3}[”"’'](?!\p{L})/gu, points: 0.5, most: 2 },
  { pattern: /\b(?:we|our|us|you|your|i|my)\b/giu, points: 0.5, most: 2 },
  {
    pattern: /\b\p{L}+n[’']t\b|\b(?:it|that|there|he|she|they|we|you|i)[’'](?:s|re|ve|ll|m|d)\b/giu,
    points: 0.5,
    most: 2,
  },
  { pattern: /—|–| - |\.\.\.|…/gu, points: 0.5, most: 2 },
  {
    pattern:
      /\b(?:of course|in fact|once again|let[’']s|no wonder|not surprisingly|after all|so[- ]called|the fact that|nothing (?:more|less) than)\b/giu,
    points: 1,
    most: 2,
  },
  {
    pattern: /\b(?:said|says|told|according to|announced|reported|stated|tweeted|wrote|testified|spokes\p{L}+)\b/giu,
    points: -3,
    most: 1,
  },
  { pattern: /(?<![\p{L}\p{N}])[$€£]?\d[\d.,]*/gu, points: -0.5, most: 3 },
  {
    pattern:
      /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)\b/gu,
    points: -0.5,
    most: 2,
  },
  { pattern: /\b(?:should|must|ought|needs? to|cannot)\b/giu, points: 0.5, most: 1 },
  { pattern: /\b(?:but|yet|although|though|instead|rather than|while|despite)\b/giu, points: 0.5, most: 1 },
  {
    pattern:
      /(?<!\p{L})(?!tour|journal|scient|special|econom|terror|special|art|ex|l|m)\p{L}{3,}(?:ism|ists?|phobi[ac]|phobes?)(?!\p{L})/giu,
    points: 0.5,
    most: 2,
  },
  {
    pattern:
      /\b(?:per ?cent|survey|poll|study|officials?|department|court|data|statement|researchers?|agency|filing|documents?)\b|%/giu,
    points: -0.5,
    most: 2,
  },
  { pattern: /[“"][^”"]{30,}[”"]/gu, points: -0.5, most: 1 },
];

const pointsOfForm = (text: string): number =>
  FORMS.reduce((sum, { pattern, points, most }) => sum + points * Math.min(text.match(pattern)?.length ?? 0, most), 0);

const isJudgingAdverb = (word: string): boolean => word.length > 5 && word.endsWith('ly') && !PLAIN_ADVERBS.has(word);

/** Capitals within a sentence make a name, of a party or a town, unless most of its words have them, as in headlines. */
const nameTest = (text: string): ((word: string, at: number) => boolean) => {
  const words = text.match(WORD) ?? [];
  const headline = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
  const first = text.search(/\p{L}/u);
  return (word, at) =>
    !headline && at > first && /^\p{Lu}\p{Ll}/u.test(word) && !/["“‘:.?!]\s*$/.test(text.slice(0, at));
};

/** Points at which the score is a half. */
const MIDDLE = 2;

/** A sentence of this score or more is held to be loaded. */
export const LOADED_FROM = 0.5;

/**
 * How loaded the language of an English sentence is, and the words that make it so; null for other languages. Points are
 * summed: 3 for a word that takes sides, 1.5 for one that is loaded in most contexts or names a camp, 1 for an adverb of
 * judgement, 0.5 for an intensifier or a word that leans a little, and those of the form (exclamation, asides, direct
 * address for; attribution, numbers, dates against). score = 1 ÷ (1 + e^(2 − points)).
 */
export const loadedIn = (text: string, language: string | null = 'en'): Loaded | null => {
  if (!(language ?? 'en').toLowerCase().startsWith('en')) return null;
  const words: LoadedWord[] = [];
  const isName = nameTest(text);
  let points = pointsOfForm(text);
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const word = raw.toLowerCase().replace(/[’']s$/, '');
    const kind = isName(raw, index) ? null : kindOf(word);
    if (kind) points += POINTS[kind];
    else if (isJudgingAdverb(word)) points += ADVERB;
    if (kind === 'strong' || kind === 'mild') words.push({ start: index, end: index + raw.length, word: raw });
  }
  return { score: 1 / (1 + Math.exp(MIDDLE - points)), words };
};
