import { type Token, tokensOf } from '@360/reading/figure-tokens';
import { BE, DENIED, INFLICTS, MOVED, NOMINAL, POSSIBLE, SUFFERED, SUFFIXED, TURNS } from './effects.ts';
import { type Group, groupOf } from './groups.ts';

/** Words between those affected and what happened to them. */
const BEHIND = 8;
/** Words between a verb and its object: articles, numbers, adjectives. */
const BEFORE = 5;
const OF_REACH = 4;
const NEGATION_REACH = 2;
const ENDS_CLAUSE = /^[.;:!?—–()"“”]$/;
/** Between a verb and its object only these prepositions stand. */
const OBJECT_ENDS = /^(?:in|on|at|from|by|with|for|into|near|during|through|over|under|around|along|across|than)$/;
const LAID_OFF = /^(?:lay|lays|laid|laying)$/;
const HAPPENS =
  /^(?:killed|dead|died|injured|hurt|wounded|missing|arrested|detained|evacuated|displaced|homeless|trapped|stranded|hospitali[sz]ed)$/;
const ENDS_OR_GOES_ON = /^$|^[.,;:!?)—–]$|^(?:in|on|at|by|after|as|when|during|and|near|since|across|for|over|until)$/;
const COMPARES = /^(?:more|less|fewer)$/;
const ABOUT_ANOTHER_TIME =
  /\b(?:(?:years?|decades?|months?) (?:ago|earlier|since)|(?:last|past|previous) (?:year|month|decade)|anniversary|in (?:1[89]|20)\d\d|since (?:1[89]|20)\d\d)\b/i;
/** Nothing is affected without one of these: most sentences are passed over by it. */
const SOME_EFFECT =
  /kill|dea[dt]|died|injur|wound|hurt|missing|arrest|detain|evacuat|displac|homeless|trap|strand|hospital|infect|poison|drown|affect|\bhit|harm|sack|dismiss|fire[ds]|laid|lay|evict|expel|deport|clos|shut|cut|cancel|delay|divert|suspen|disrupt|halt|stop|ground|destr|damag|flood|submerg|collaps|block|burn|gutt|wreck|contamin|pollut|ruin|los[est]|scrap|axed|idle|devastat|threat|overwhelm|leav|left|claim|forc|fell|fall|drop|plung|slump|tumbl|sank|rose|rise|soar|jump|surg|doubl|halv|shr[au]nk|without|outage|shortage|rescu|starv/i;

const low = (tokens: readonly Token[], at: number): string => tokens[at]?.low ?? '';

const isDenied = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = Math.max(0, from - NEGATION_REACH); at <= to; at++) {
    const word = low(tokens, at);
    if (DENIED.test(word) || POSSIBLE.test(word)) return true;
  }
  return false;
};

/** "12 people killed", "Schools closed in the north": nothing behind it that people would have done it to. */
const isBare = (tokens: readonly Token[], at: number, verb: number, kind: Group['kind']): boolean =>
  verb === at + 1 &&
  (HAPPENS.test(low(tokens, verb)) || kind !== 'people') &&
  ENDS_OR_GOES_ON.test(low(tokens, verb + 1));

/** The village of "residents of the old village". */
const isPartOfAnother = (tokens: readonly Token[], at: number): boolean => {
  for (let before = at - 1; before > 0 && before >= at - OF_REACH; before--)
    if (/^(?:of|in|at|near|from)$/.test(low(tokens, before))) return groupOf(low(tokens, before - 1)) !== undefined;
  return false;
};

/** "Residents of the village were evacuated", "prices have risen". */
const isSubject = (tokens: readonly Token[], at: number, kind: Group['kind']): boolean => {
  if (isPartOfAnother(tokens, at)) return false;
  let verb = false;
  for (let next = at + 1; next <= at + BEHIND && next < tokens.length; next++) {
    const word = low(tokens, next);
    if (ENDS_CLAUSE.test(word) || word === ',') return false;
    const suffered = SUFFERED.test(word) && (verb || word === 'died' || isBare(tokens, at, next, kind));
    if (suffered || (kind === 'economy' && MOVED.test(word))) return !isDenied(tokens, at, next);
    if (verb && LAID_OFF.test(word) && low(tokens, next + 1) === 'off') return !isDenied(tokens, at, next);
    if (verb && word === 'without') return !isDenied(tokens, at, next - 1);
    if (TURNS.test(word)) return false;
    verb ||= BE.test(word);
  }
  return false;
};

/** "killing 12 people", "left thousands of homes without power", "closure of the schools". */
const isObject = (tokens: readonly Token[], at: number): boolean => {
  for (let before = at - 1; before >= 0 && before >= at - BEFORE; before--) {
    const word = low(tokens, before);
    if (ENDS_CLAUSE.test(word) || word === ',') return false;
    if (/^(?:of|to|for|in)$/.test(word) && NOMINAL.test(low(tokens, before - 1)))
      return !isDenied(tokens, before - 1, at);
    if (INFLICTS.test(word)) {
      const leaves = /^(?:leav|left)/.test(word);
      return !isDenied(tokens, before, at) && (!leaves || isLeftWithout(tokens, at));
    }
    if (LAID_OFF.test(word) && low(tokens, before + 1) === 'off') return !isDenied(tokens, before, at);
    const compared = word === 'than' && COMPARES.test(low(tokens, before - 1));
    if ((OBJECT_ENDS.test(word) && !compared) || TURNS.test(word)) return false;
  }
  return false;
};

const isLeftWithout = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 1 + NEGATION_REACH).some(({ low: word }) => word === 'without' || SUFFERED.test(word));

const isNamedWithEffect = (tokens: readonly Token[], at: number, kind: Group['kind']): boolean =>
  (SUFFIXED.test(low(tokens, at + 1)) || (kind === 'service' && low(tokens, at - 1) === 'without')) &&
  !isDenied(tokens, at - BEFORE, at);

/**
 * Who and what an English sentence says is affected, each once, in its order: as the subject of what was suffered, as the
 * object of what was done, or beside its loss. Nothing where it is denied, only possible, or of another time.
 */
export const affectedIn = (sentence: string): Group[] => {
  if (!SOME_EFFECT.test(sentence) || ABOUT_ANOTHER_TIME.test(sentence)) return [];
  const tokens = tokensOf(sentence);
  const found = new Map<string, Group>();
  for (const [at, token] of tokens.entries()) {
    const group = groupOf(token.low);
    if (!group || found.has(group.group) || groupOf(low(tokens, at + 1))) continue;
    if (isSubject(tokens, at, group.kind) || isObject(tokens, at) || isNamedWithEffect(tokens, at, group.kind))
      found.set(group.group, group);
  }
  return [...found.values()];
};
