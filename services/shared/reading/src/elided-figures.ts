import type { Mention } from './figure-mentions.ts';
import { tokensOf } from './figure-tokens.ts';
import { readNumber } from './number-reading.ts';
import { mentionAt } from './other-figures.ts';
import { isCurrent } from './past-figures.ts';
import { boundsOf } from './quantities.ts';

/** A bare number that is set against another of its sentence: "first counted 410,000 homes and now says 470,000". */
const SET_AGAINST =
  /\b(?:now|then|later|not|first|earlier|against|(?:up|down) from|compared (?:with|to))\b[^,;:—\d]{0,30}?(?<about>(?:about|around|some|nearly|almost|over|more than|at least) )?(?<number>\d[\d,.]*\d(?: (?:million|billion))?)(?=["”')]*(?:[.,;:?!](?!\d)|$|\s(?:and|but|as|after|before|when|while|in|on)\b))/giu;
/** A quick look for the same. */
const MAY_SET_AGAINST = /\b(?:now|then|later|not|first|earlier|against|from|compared) /i;
/** Values further apart than this are not of one thing. */
const FARTHEST = 5;

const covers = (sentence: string, { text }: Mention, at: number): boolean => {
  const start = sentence.indexOf(text);
  return start >= 0 && start <= at && at < start + text.length;
};

const namesKind = ({ counted, quantity }: Mention): boolean =>
  counted ? counted.outcome === null : quantity.unit.startsWith('money');

const isNear = ({ quantity }: Mention, value: number): boolean =>
  Math.max(value / quantity.value, quantity.value / value) <= FARTHEST;

/** Numbers of an English sentence whose noun or currency is left out, since it was said before in the same sentence. */
export const elidedMentions = (sentence: string, publishedAt: number, found: readonly Mention[]): Mention[] => {
  const kinds = found.filter(namesKind);
  if (kinds.length === 0 || !MAY_SET_AGAINST.test(sentence)) return [];
  return [...sentence.matchAll(SET_AGAINST)].flatMap((match) => {
    const { number = '', about = '' } = match.groups ?? {};
    const index = match.index + match[0].length - number.length;
    const read = readNumber(tokensOf(number), 0, false);
    if (!read || found.some((figure) => covers(sentence, figure, index))) return [];
    const antecedent = kinds.findLast((kind) => sentence.indexOf(kind.text) < index && isNear(kind, read.value));
    if (!antecedent) return [];
    const { key, quantity, counted, unitWords } = antecedent;
    const what = { key, value: read.value, slack: 0, unit: quantity.unit, noun: null };
    const bare = mentionAt(sentence, publishedAt, { index, text: number }, what);
    const { approximator: _, ...bounds } = boundsOf(about.trim().toLowerCase(), read, quantity.unit);
    const value = { ...bare.quantity, ...bounds };
    return { ...bare, quantity: value, counted, unitWords, asserted: isCurrent(sentence, index) };
  });
};
