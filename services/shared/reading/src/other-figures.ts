import type { Mention } from './figure-mentions.ts';
import { tokensOf } from './figure-tokens.ts';
import { readNumber } from './number-reading.ts';
import { contentStems, stemOf, wordsOf } from './words.ts';

const AGE =
  /(?<!\p{L})([\p{L}\d]+)[- ]years?[- ]old(?:\s+(?:[\p{L}-]+\s+)?(boy|girl|man|woman|child|son|daughter|student|teenager|mother|father))?/giu;
const CHILDREN = new Map([
  ['son', 'boy'],
  ['daughter', 'girl'],
]);
const PARTS = new Map([
  ['half', 50],
  ['third', 100 / 3],
  ['quarter', 25],
  ['fifth', 20],
  ['sixth', 100 / 6],
  ['tenth', 10],
]);
const PART = /\b(?:an?|one|two|three|four)[ -](half|third|quarter|fifth|sixth|tenth)s?\s+of\b/giu;
/** Quick looks for the same. */
const AN_AGE = /years?[- ]old/i;
const A_PART = /(?:half|third|quarter|fifth|sixth|tenth)s? of /i;
const TIMES = new Map([
  ['one', 1],
  ['a', 1],
  ['an', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
]);
/** A share in words is a round one. */
const ROUND = 2;

const numberOf = (text: string): number | null => readNumber(tokensOf(text), 0, false)?.value ?? null;

/** A figure as others are, read by what stands around it in its sentence. */
export const mentionAt = (
  sentence: string,
  publishedAt: number,
  at: { index: number; text: string },
  what: { key: string; value: number; slack: number; unit: string; noun: string | null },
): Mention => {
  const bounds = { low: what.value - what.slack, high: what.value + what.slack };
  const place = { from: 0, to: 0, opens: 0 };
  const around = wordsOf(`${sentence.slice(0, at.index)} ${sentence.slice(at.index + at.text.length)}`);
  return {
    itemId: '',
    publishedAt,
    key: what.key,
    quantity: { value: what.value, ...bounds, least: bounds.low, most: bounds.high, unit: what.unit, ...place },
    text: at.text,
    counted: null,
    unitWords: what.noun ?? '',
    context: contentStems(around.filter((word) => !/\d/.test(word))),
    names: new Set(),
    contextWords: around,
    salient: true,
    asserted: true,
  };
};

const agesIn = (sentence: string, publishedAt: number): Mention[] => {
  if (!AN_AGE.test(sentence)) return [];
  return [...sentence.matchAll(AGE)].flatMap(({ 0: text, 1: number = '', 2: who, index }) => {
    const value = numberOf(number.toLowerCase());
    if (value === null || !who) return [];
    const noun = CHILDREN.get(who.toLowerCase()) ?? who.toLowerCase();
    return mentionAt(
      sentence,
      publishedAt,
      { index, text },
      { key: `age:${stemOf(noun)}`, value, slack: 0, unit: 'age', noun },
    );
  });
};

const sharesIn = (sentence: string, publishedAt: number): Mention[] => {
  if (!A_PART.test(sentence)) return [];
  return [...sentence.matchAll(PART)].map(({ 0: text, 1: part = '', index }) => {
    const times = TIMES.get(text.toLowerCase().split(/[ -]/)[0] ?? '') ?? 1;
    const value = times * (PARTS.get(part.toLowerCase()) ?? 0);
    return mentionAt(sentence, publishedAt, { index, text }, { key: '%', value, slack: ROUND, unit: '%', noun: null });
  });
};

/** Ages ("a four-year-old boy") and shares in words ("a third of its traffic"), which are no quantities of their own kind elsewhere. */
export const shareAndAgeMentions = (sentence: string, publishedAt: number): Mention[] => [
  ...agesIn(sentence, publishedAt),
  ...sharesIn(sentence, publishedAt),
];
