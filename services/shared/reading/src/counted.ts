import { isNumeral, isWord, type Token } from './figure-tokens.ts';
import { isPeople, type Outcome, outcomeAfter, outcomeBefore, outcomeCounted } from './outcomes.ts';
import type { Quantity } from './quantities.ts';
import { isStopWord, stemOf } from './words.ts';

/** What a number counts. Numbers with equal keys count the same kind of thing. */
export interface Counted {
  key: string;
  noun: string;
  /** For readers: "people injured", "ballots". */
  subject: string;
  outcome: Outcome | null;
  /** Stems of the words between number and noun: "patrol" of "12 patrol boats". */
  modifiers: string[];
  /** Index after the last token of the noun, or of the number where none follows. */
  to: number;
}

const AUXILIARY =
  /^(was|were|are|is|be|been|being|has|have|had|left|reported|reportedly|confirmed|feared|believed|found|still|also|now|already|pronounced|declared|listed|reported|remain|remained|remains|remaining|all|so|far)$/;
/** How badly: a part of all who were hurt. */
const DEGREE = /^(critically|seriously|severely|gravely|badly|slightly|lightly)$/;
const CLAUSE_END =
  /^(and|or|but|as|after|while|when|in|on|at|from|by|with|who|that|which|of|during|near|to|for|the|a|an|more)$/;
const TIME_NOUN =
  /^(seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|decades?|centur(y|ies)|times?|o'clock|points?|places?|degrees?|goals?|sets?|laps?|wins?|games?)$/;
const NOT_A_COUNT = /^(million|billion|hundred|thousand|dozen|percent|least|others|ways?|things?|steps?|reasons?)$/;
const IRREGULAR_PLURAL = /^(people|men|women|children|police|aircraft|sheep|fish|mice|teeth|feet)$/;
const SAME_THING = new Map([
  ['person', 'people'],
  ['household', 'home'],
  ['house', 'home'],
  ['hous', 'home'],
  ['hom', 'home'],
  ['residenc', 'home'],
  ['traveller', 'passenger'],
  ['fatality', 'death'],
]);
const MAX_STEPS = 7;
const MAX_NOUN_WORDS = 3;

/** Nouns of equal stems count the same thing: "households", "houses", "homes". */
export const nounStem = (word: string): string => SAME_THING.get(stemOf(word)) ?? stemOf(word);
const isPlural = (word: string): boolean => IRREGULAR_PLURAL.test(word) || /[^suiy]s$/.test(word);

export const outcomeCount = (outcome: Outcome, who: string | null, to: number, degree = ''): Counted => {
  const noun = who === null || isPeople(who) ? 'people' : who;
  const subject = degree ? `${noun} ${degree} ${outcome}` : `${noun} ${outcome}`;
  return { key: `${degree}${outcome}:${nounStem(noun)}`, noun, subject, outcome, modifiers: [], to };
};

/** "12 people were killed", "Three dead", "40 injuries". */
const passive = (tokens: readonly Token[], { to }: Quantity): Counted | undefined => {
  const nouns: string[] = [];
  let nounEnd = to;
  let verbs = false;
  let degree = '';
  for (let at = to; at < Math.min(tokens.length, to + MAX_STEPS); at++) {
    const { low } = tokens[at] as Token;
    const counted = nouns.length === 0 ? outcomeCounted(low) : undefined;
    if (counted) return outcomeCount(counted, null, at + 1);
    const outcome = outcomeAfter(low);
    if (outcome) {
      const next = tokens[at + 1];
      const describes = !verbs && isWord(next) && isPlural(next.low) && !isStopWord(next.low) && !isPeople(next.low);
      return describes
        ? undefined
        : outcomeCount(outcome, nouns.at(-1) ?? null, nouns.length > 0 ? nounEnd : to, degree);
    }
    if (DEGREE.test(low)) degree = low;
    else if (AUXILIARY.test(low)) verbs = true;
    else if (!isWord(tokens[at]) || verbs || CLAUSE_END.test(low) || nouns.length === MAX_NOUN_WORDS) return undefined;
    else {
      nouns.push(low);
      nounEnd = at + 1;
    }
  }
  return undefined;
};

/** The noun of "12 patrol boats": the first plural of the words after the number. */
const nounAfter = (tokens: readonly Token[], to: number) => {
  for (let at = to; at < Math.min(tokens.length, to + MAX_NOUN_WORDS); at++) {
    const token = tokens[at];
    if (!isWord(token) || isStopWord(token.low) || CLAUSE_END.test(token.low)) return undefined;
    if (isPlural(token.low))
      return { noun: token.low, modifiers: tokens.slice(to, at).map(({ low }) => stemOf(low)), to: at + 1 };
  }
  return undefined;
};

/** "killing 12 people", "claimed 12 lives". */
const active = (tokens: readonly Token[], { opens, to }: Quantity): Counted | undefined => {
  const before = tokens[opens - 1]?.low ?? '';
  const noun = nounAfter(tokens, to);
  if (/^claim(s|ed|ing)?$/.test(before))
    return noun?.noun === 'lives' ? outcomeCount('killed', 'lives', noun.to) : undefined;
  const outcome = outcomeBefore(before);
  if (!outcome || (noun && (TIME_NOUN.test(noun.noun) || (NOT_A_COUNT.test(noun.noun) && noun.noun !== 'others'))))
    return undefined;
  const next = tokens[to];
  const ends = !isWord(next) || CLAUSE_END.test(next.low) || isStopWord(next.low);
  if (!noun) return ends && next?.low !== 'of' && next?.low !== 'more' ? outcomeCount(outcome, null, to) : undefined;
  return outcomeCount(outcome, noun.noun, noun.to);
};

/** "the death toll from the quake has risen to 12". */
const toll = (tokens: readonly Token[], { opens, to }: Quantity): Counted | undefined => {
  const noun = nounAfter(tokens, to);
  if (noun && !isPeople(noun.noun)) return undefined;
  for (let at = opens - 1; at >= Math.max(0, opens - 12); at--) {
    const token = tokens[at] as Token;
    if (/^[,;:.—]$/.test(token.raw) || isNumeral(token)) return undefined;
    if (token.low === 'toll' && tokens[at - 1]?.low === 'death') return outcomeCount('killed', null, noun?.to ?? to);
  }
  return undefined;
};

/** "Four Rivers" is a name; "Four rivers" and "4 Rivers" in a title are not. */
const isName = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.raw ?? '');

const plainCount = (tokens: readonly Token[], { to }: Quantity): Counted | undefined => {
  const found = nounAfter(tokens, to);
  if (!found || TIME_NOUN.test(found.noun) || NOT_A_COUNT.test(found.noun)) return undefined;
  if (isName(tokens[to - 1]) && isName(tokens[found.to - 1])) return undefined;
  return { key: `count:${nounStem(found.noun)}`, subject: found.noun, outcome: null, ...found };
};

/** What a quantity of unit `count` counts; undefined where the sentence does not say it plainly. */
export const countedBy = (tokens: readonly Token[], quantity: Quantity): Counted | undefined => {
  const before = tokens[quantity.opens - 1]?.low ?? '';
  const after = tokens[quantity.to]?.low ?? '';
  const increment =
    before === 'another' || before === 'other' || after === 'more' || after === 'other' || after === 'of';
  const replaced = before === 'from' && tokens.slice(quantity.to, quantity.to + 3).some(({ low }) => low === 'to');
  if (increment || replaced) return undefined;
  return (
    passive(tokens, quantity) ?? active(tokens, quantity) ?? toll(tokens, quantity) ?? plainCount(tokens, quantity)
  );
};
