import { type Counted, countedBy } from './counted.ts';
import { isNumeral, sentencesOf, type Token } from './figure-tokens.ts';
import { isNumberWord } from './number-reading.ts';
import { outcomesAbroad, readsOutcomesOf } from './outcomes-abroad.ts';
import { parsedSentence } from './parsed-sentence.ts';
import type { Quantity } from './quantities.ts';
import { contentStems, wordsOf } from './words.ts';

/** What is read of one report. */
export interface FigureSource {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Empty where the feed gives a teaser only. */
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  /** BCP 47; English where it is not known. */
  readonly language: string | null;
}

/** One figure as one item gives it. */
export interface Mention {
  itemId: string;
  publishedAt: number;
  key: string;
  quantity: Quantity;
  /** As written, with what it counts. */
  text: string;
  /** Null for money, shares and measures, where only the context tells what they are of. */
  counted: Counted | null;
  /** Unit or currency as written; empty for counts. */
  unitWords: string;
  /** Stems of the sentence around the number; empty where nothing is asserted or an outcome says what is counted. */
  context: Set<string>;
  /** Those of them that are names, as far as capitals tell; none in titles, where all words may have them. */
  names: Set<string>;
  /** The same words as they are written, nearest to the number first. */
  contextWords: string[];
  /** In title, summary or the first two sentences, where a report says what it is about. */
  salient: boolean;
  /** False for a figure of another event, time or possibility, which is no statement about this story. */
  asserted: boolean;
}

const MAX_SENTENCES = 30;
const STORY_SENTENCES = 8;
const LEAD_SENTENCES = 2;
const WINDOW = 10;
/** Sentences that tell of other events or times, of what could be, of records. */
const ELSEWHERE = new RegExp(
  [
    String.raw`\b(last|previous|past|each|every|earlier this|so far this) (year|month|week|decade|summer|winter|season|quarter|century)s?\b`,
    String.raw`\b(years?|months?|weeks?|decades?|summers?) (ago|earlier|before)\b`,
    String.raw`\b(previous(ly)?|anniversary|annual(ly)?|average|history|record|similar|worst|deadliest|since|between (19|20)\d\d)\b`,
    String.raw`\b(could|would|might|may|if|predict\w*|forecast\w*|feared?|risk\w*|potential\w*|capacity|simulat\w*)\b`,
    String.raw`\bper (year|month|week|day)\b|\ba (year|month|week|day)\b`,
  ].join('|'),
  'i',
);
const YEAR = /(?<!\p{L})(?:in|of|since|from|until|by|im Jahr|seit|von|en|de|depuis|desde|عام|سنة) ((?:19|20)\d\d)\b/giu;

const tellsOfThisEvent = (sentence: string, publishedAt: number): boolean => {
  if (ELSEWHERE.test(sentence)) return false;
  const year = String(new Date(publishedAt).getUTCFullYear());
  return [...sentence.matchAll(YEAR)].every(([, named]) => named === year);
};

const writtenAs = (sentence: string, tokens: readonly Token[], quantity: Quantity, to: number): string =>
  sentence.slice(tokens[quantity.opens]?.start ?? 0, tokens[to - 1]?.end ?? sentence.length);

const keyOf = ({ unit }: Quantity, counted: Counted | undefined): string | undefined =>
  unit === 'count' ? counted?.key : unit;

/** "per cent", "crowns", "$": the words of the quantity that belong to no number; "share" for "three in ten". */
const unitWordsOf = (tokens: readonly Token[], { from, to, unit }: Quantity): string => {
  const inside = tokens.slice(from, to);
  if (inside.some(({ low }) => low === 'in')) return 'share';
  return inside
    .filter((token) => !isNumeral(token) && !isNumberWord(token.low, unit.startsWith('money')) && token.raw !== '-')
    .map(({ raw }) => raw)
    .join(' ');
};

const nearestFirst = (tokens: readonly Token[], { from, to }: Quantity): string[] =>
  tokens
    .map(({ raw }, at) => ({ raw, away: at < from ? from - at : at - to + 1 }))
    .filter(({ away }) => away > 0 && away <= WINDOW)
    .sort((a, b) => a.away - b.away)
    .map(({ raw }) => raw);

const stemsIn = (words: readonly string[]): Set<string> =>
  words.length === 0 ? new Set() : contentStems(wordsOf(words.join(' ')).filter((word) => !/\d/.test(word)));

/** Where a sentence stands, and whether what stands around its figures is wanted. */
interface Place extends Pick<Mention, 'salient' | 'asserted'> {
  readonly around: boolean;
}

const mentionsInSentence = (item: FigureSource, sentence: string, place: Place): Mention[] => {
  const { salient, asserted, around } = place;
  const { tokens, quantities } = parsedSentence(sentence);
  return quantities.flatMap((quantity) => {
    const counted = quantity.unit === 'count' ? countedBy(tokens, quantity) : undefined;
    const key = keyOf(quantity, counted);
    if (!key) return [];
    const contextWords = around && asserted && !counted?.outcome ? nearestFirst(tokens, quantity) : [];
    return {
      ...{ itemId: item.id, publishedAt: item.publishedAt, key, quantity, salient, asserted },
      text: writtenAs(sentence, tokens, quantity, counted?.to ?? quantity.to),
      counted: counted ?? null,
      unitWords: quantity.unit === 'count' ? '' : unitWordsOf(tokens, quantity),
      context: stemsIn(contextWords),
      names: sentence === item.title ? new Set() : stemsIn(contextWords.filter((word) => /^\p{Lu}/u.test(word))),
      contextWords,
    };
  });
};

const mentionsAbroad = (
  item: FigureSource,
  sentence: string,
  language: string,
  place: Pick<Mention, 'salient' | 'asserted'>,
): Mention[] =>
  outcomesAbroad(sentence, language).map(({ quantity, counted, text }) => ({
    ...{ itemId: item.id, publishedAt: item.publishedAt, key: counted.key, quantity, text, counted, ...place },
    ...{ unitWords: '', context: new Set(), names: new Set(), contextWords: [] },
  }));

const DIGIT = /\d/;
const NUMBER_WORD =
  /\b(?:one in|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i;
const hasNumber = (sentence: string): boolean => DIGIT.test(sentence) || NUMBER_WORD.test(sentence);

const mentionsOfPlaced = (item: FigureSource, sentence: string, language: string, place: Place): Mention[] =>
  language === 'en'
    ? mentionsInSentence(item, sentence, place)
    : mentionsAbroad(item, sentence, language, { salient: place.salient, asserted: place.asserted });

const languageOf = ({ language }: Pick<FigureSource, 'language'>): string =>
  language?.toLowerCase().split('-')[0] ?? 'en';

/**
 * The figures of one sentence as `mentionsOf` reads them, of no item: whether they are asserted and which words stand around
 * them costs as much as the figures themselves, and is read where it is wanted.
 */
export const mentionsOfSentence = (
  sentence: string,
  source: Pick<FigureSource, 'publishedAt' | 'language'>,
  wanted: { asserted: boolean; around: boolean },
): Mention[] => {
  const language = languageOf(source);
  if (language !== 'en' && !readsOutcomesOf(language)) return [];
  const asserted = wanted.asserted && tellsOfThisEvent(sentence, source.publishedAt);
  const place = { salient: true, asserted, around: wanted.around };
  return mentionsOfPlaced({ ...source, id: '', title: '', summary: '', text: '' }, sentence, language, place);
};

/**
 * The figures of an item, in reading order: title, summary, text. Those far down the text or told of other times are
 * marked as not asserted: they state nothing about the event, yet show which figures the report knows. All figures of
 * English, and what happened to how many people in the languages of `outcomesAbroad`.
 */
export const mentionsOf = (item: FigureSource): Mention[] => {
  const language = languageOf(item);
  if (language !== 'en' && !readsOutcomesOf(language)) return [];
  const sentences = sentencesOf(item.text, MAX_SENTENCES);
  const placed = [
    ...[item.title, ...sentencesOf(item.summary, STORY_SENTENCES)].map((sentence) => ({
      sentence,
      salient: true,
      near: true,
    })),
    ...sentences.map((sentence, at) => ({ sentence, salient: at < LEAD_SENTENCES, near: at < STORY_SENTENCES })),
  ];
  return placed
    .filter(({ sentence }) => language !== 'en' || hasNumber(sentence))
    .flatMap(({ sentence, salient, near }) => {
      const asserted = near && tellsOfThisEvent(sentence, item.publishedAt);
      return mentionsOfPlaced(item, sentence, language, { salient, asserted, around: true });
    });
};
