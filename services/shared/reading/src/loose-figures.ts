import { nounStem } from './counted.ts';
import type { Mention } from './figure-mentions.ts';
import { tokensOf } from './figure-tokens.ts';
import { figuresAbroad } from './figures-abroad.ts';
import { readNumber } from './number-reading.ts';
import { mentionAt } from './other-figures.ts';
import { isPeople } from './outcomes.ts';
import { parsedSentence } from './parsed-sentence.ts';
import { boundsOf } from './quantities.ts';
import { stemOf } from './words.ts';

const NUMBER = String.raw`(?:\d[\d,.]*\d|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)`;
/** "one word in 90", "one of every 31 words". */
const ONE_IN = new RegExp(
  String.raw`\bone (?:(\p{L}+) )?(?:in|of)(?: every)? (${NUMBER})\b(?!\s*(?:per cent|%))`,
  'giu',
);
/** "eleven of twelve", "8 out of 12", "three in ten". */
const OF_ALL = new RegExp(
  String.raw`\b(?:(${NUMBER}) (?:out )?of (?:the |all )?(${NUMBER})|(${NUMBER}) in (four|five|ten|10|100))\b`,
  'giu',
);
/** "four times as bright", "twice as many", "three times brighter". */
const TIMES = new RegExp(
  String.raw`\b(?:(${NUMBER}) times|(twice|double)) (?:as (\p{L}+)|(?:the|its|their) (\p{L}+)|(\p{L}+er)\b)`,
  'giu',
);
const TIME = /^(second|minute|hour|day)s?$/;
const NOT_A_LENGTH = /^(ago|later|earlier|before|after|old)$/;

const numberOf = (text: string): number | null => readNumber(tokensOf(text.toLowerCase()), 0, false)?.value ?? null;

const exact = (sentence: string, publishedAt: number, match: RegExpExecArray, key: string, value: number | null) =>
  value === null || value <= 0
    ? []
    : [
        mentionAt(
          sentence,
          publishedAt,
          { index: match.index, text: match[0] },
          { key, value, slack: 0, unit: 'ratio', noun: null },
        ),
      ];

/** Quick looks, since most sentences hold none. */
const MAY_HOLD = {
  oneIn: /\bone (?:\p{L}+ )?(?:in|of) /iu,
  ofAll: / of (?:the |all )?(?:\d|[tfesno])| in (?:four|five|ten|10)/i,
  times: / times |twice|double/i,
  time: /(?:second|minute|hour|day)s?\b/i,
};

const matchesOf = (sentence: string, quick: RegExp, pattern: RegExp): RegExpExecArray[] =>
  quick.test(sentence) ? [...sentence.matchAll(pattern)] : [];

const ratiosIn = (sentence: string, publishedAt: number): Mention[] => [
  ...matchesOf(sentence, MAY_HOLD.oneIn, ONE_IN).flatMap((match) =>
    exact(sentence, publishedAt, match, `one in:${stemOf(match[1]?.toLowerCase() ?? '')}`, numberOf(match[2] ?? '')),
  ),
  ...matchesOf(sentence, MAY_HOLD.ofAll, OF_ALL).flatMap((match) => {
    const [part, all] = [numberOf(match[1] ?? match[3] ?? ''), numberOf(match[2] ?? match[4] ?? '')];
    return part === null || all === null || part > all ? [] : exact(sentence, publishedAt, match, `of ${all}`, part);
  }),
  ...matchesOf(sentence, MAY_HOLD.times, TIMES).flatMap((match) => {
    const what = stemOf((match[3] ?? match[4] ?? match[5]?.replace(/i?er$/, '') ?? '').toLowerCase());
    return exact(sentence, publishedAt, match, `times:${what}`, match[2] ? 2 : numberOf(match[1] ?? ''));
  }),
];

const timesIn = (sentence: string, publishedAt: number): Mention[] => {
  if (!MAY_HOLD.time.test(sentence)) return [];
  const { tokens, quantities } = parsedSentence(sentence);
  return quantities.flatMap(({ unit, from, to, opens, value }) => {
    const at = TIME.test(tokens[to]?.low ?? '') ? to : TIME.test(tokens[to + 1]?.low ?? '') ? to + 1 : -1;
    const [first, last] = [tokens[opens], tokens[at]];
    const name = TIME.exec(last?.low ?? '')?.[1];
    if (unit !== 'count' || value === 1 || !first || !last || !name || NOT_A_LENGTH.test(tokens[at + 1]?.low ?? ''))
      return [];
    const place = { index: first.start, text: sentence.slice(first.start, last.end) };
    const about = boundsOf(
      tokens
        .slice(opens, from)
        .map(({ low }) => low)
        .join(' '),
      { value, precision: 1, next: 0 },
      'count',
    );
    const found = mentionAt(sentence, publishedAt, place, {
      key: `time:${name}`,
      value,
      slack: 0,
      unit: 'time',
      noun: last.low,
    });
    return [{ ...found, quantity: { ...found.quantity, ...about } }];
  });
};

const abroadIn = (sentence: string, publishedAt: number, language: string): Mention[] =>
  figuresAbroad(sentence, language).map(({ key, noun, quantity, text, index }) => ({
    ...mentionAt(
      sentence,
      publishedAt,
      { index, text },
      { key, value: quantity.value, slack: 0, unit: quantity.unit, noun: null },
    ),
    quantity,
    counted: noun ? { key, noun, subject: noun, outcome: null, modifiers: [], to: 0 } : null,
  }));

/** "Fourteen miners missing" counts miners, too. */
const plainCounts = (figures: readonly Mention[]): Mention[] =>
  figures.flatMap((figure) => {
    const { counted } = figure;
    if (!counted?.outcome || isPeople(counted.noun)) return [];
    const { noun } = counted;
    return { ...figure, key: `count:${nounStem(noun)}`, counted: { ...counted, outcome: null, subject: noun } };
  });

/**
 * Figures that need more than their own sentence to be told from others: lengths of time, "eleven of twelve", "one word in
 * 90", "twice as bright", and the shares, amounts, measures and counts of other languages.
 */
export const looseMentions = (
  sentence: string,
  publishedAt: number,
  language: string | null,
  figures: readonly Mention[],
): Mention[] => {
  const tongue = language?.toLowerCase().split('-')[0] ?? 'en';
  if (tongue !== 'en') return abroadIn(sentence, publishedAt, tongue);
  return [...ratiosIn(sentence, publishedAt), ...timesIn(sentence, publishedAt), ...plainCounts(figures)];
};
