import type { Cue } from './cue.ts';
import { nounCueAt } from './noun-cues.ts';
import { type Frame, frameOf } from './report-verbs.ts';
import { invertedSubjectOf, type Range, subjectOf } from './speakers.ts';
import { stateCueAt } from './state-cues.ts';
import { isCapitalised, type Token } from './tokens.ts';
import { BE, DETERMINERS, HAVE, isBetween, MODALS, NEGATIONS, PREPOSITIONS, SUBJECT_PRONOUNS } from './word-classes.ts';

const NOUNS = new Set(
  (
    'report reports claim claims note notes show shows find finds call calls demand demands offer offers promise promises ' +
    'pledge pledges vow vows estimate estimates support post posts praise blame fear fears hope hopes worry worries doubt ' +
    'doubts request read complaint quip quips joke jokes warning warnings feeling feelings understanding meaning finding ' +
    'findings ruling rulings rule rules hint hints counter shout guess wonder wonders point points forecast forecasts state ' +
    'states hold holds back backs opening reading saying address remark remarks retort reply replies urge urges know cites ' +
    'plan plans aim aims reason reasons answer answers question questions dispute disputes thank thanks label labels brand ' +
    'brands echo echoes welcome regret regrets hearing planning rebuke ridicule blast blasts outline outlines response'
  ).split(' '),
);
const PARTICIPLE = /(?:ed|said|told|shown|known|thought|found|held|written)$/;
/** Verbs with a word that belongs to them, not to what they report. */
const PARTICLES = /^(?:call(?:s|ed|ing)? (?:for|on)|warn(?:s|ed|ing)? (?:of|against)|point(?:s|ed|ing)? (?:out|to))$/;
const RELATIVE = new Set(['as', 'who']);
const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? '';

const beforeAdverbs = (tokens: readonly Token[], index: number): number => {
  let left = index - 1;
  while (
    left > 0 &&
    /ly$|^(?:also|then|now|again|once|still|just|often|always|later|previously|repeatedly)$/.test(at(tokens, left))
  )
    left--;
  return left;
};

/** `for saying that …`, `by saying he …` */
const startsReport = (next: Token | undefined): boolean =>
  next !== undefined && (next.quotation >= 0 || next.low === 'that' || SUBJECT_PRONOUNS.has(next.low));

const isNoun = (tokens: readonly Token[], index: number): boolean => {
  const word = at(tokens, index);
  const left = at(tokens, index - 1);
  if (/^['’]s$/.test(left) && !/(?:ed|ing)$/.test(word) && !PARTICIPLE.test(word)) return true;
  if (!NOUNS.has(word)) return false;
  if (word.endsWith('ing') && PREPOSITIONS.has(left) && startsReport(tokens[index + 1])) return false;
  if (DETERMINERS.has(left) || PREPOSITIONS.has(left) || /^['’]s$/.test(left)) return true;
  if (/^(?:of|from|by|about)$/.test(at(tokens, index + 1))) return true;
  if (word.endsWith('ing')) return false;
  return !SUBJECT_PRONOUNS.has(left) && !/(?:s|ly)$|^(?:also|to|people|women|men)$/.test(left) && !/s$/.test(word);
};

/** `went on to say` is one verb. */
const opensPhrase = (tokens: readonly Token[], index: number): number =>
  /^(?:went|goes|going) on to$/.test([3, 2, 1].map((back) => at(tokens, index - back)).join(' ')) ? index - 3 : index;

const isVerb = (tokens: readonly Token[], index: number): boolean => {
  const word = at(tokens, index);
  if (isNoun(tokens, index) || isReduced(tokens, index)) return false;
  if (index > 0 && isCapitalised(tokens[index] as Token) && !isCapitalised(tokens[index - 1] as Token)) return false;
  const left = at(tokens, beforeAdverbs(tokens, index));
  if (opensPhrase(tokens, index) < index) return true;
  if (left === 'to' || MODALS.has(left) || NEGATIONS.has(left)) return false;
  if (BE.has(left) && PARTICIPLE.test(word)) return false;
  if (DETERMINERS.has(left) && !SUBJECT_PRONOUNS.has(left) && !HAVE.has(left)) return false;
  return !(PREPOSITIONS.has(left) && !word.endsWith('ing'));
};

const startsCue = (tokens: readonly Token[], index: number): number => {
  let from = index;
  while (from > 0 && isBetween(at(tokens, from - 1))) from--;
  return from;
};

/** What a gerund or a second verb ("… and added that") leaves unsaid is the subject of the cue before. */
const isOpen = (tokens: readonly Token[], index: number): boolean => {
  const left = tokens[beforeAdverbs(tokens, index)];
  return (
    left !== undefined && (left.raw === ',' || left.low === 'and' || left.low === 'but' || PREPOSITIONS.has(left.low))
  );
};

const leadingNoun = (tokens: readonly Token[], before: number): Range | null => {
  const first = tokens[0];
  if (!first || first.quotation >= 0) return null;
  if (SUBJECT_PRONOUNS.has(first.low)) return { from: 0, to: 1 };
  let to = 0;
  while (to < before && (isCapitalised(tokens[to] as Token) || DETERMINERS.has(at(tokens, to)))) to++;
  return to > 0 ? { from: 0, to } : null;
};

const afterQuotation = (tokens: readonly Token[], index: number): boolean => {
  const left = tokens[index - 1];
  if (!left) return false;
  return left.quotation >= 0 || /^[,—–?!]$/.test(left.raw);
};

/** `, said Ann Moe.`: a name and nothing of a clause behind it. */
const isNamed = (tokens: readonly Token[], subject: Range): boolean =>
  subject.to - subject.from <= 7 &&
  isCapitalised(tokens[subject.to - 1] as Token) &&
  /^[,.]?$/.test(tokens[subject.to]?.raw ?? '');

/** `a group called X`, `people accused of`: told of the noun before. */
const isReduced = (tokens: readonly Token[], index: number): boolean =>
  /^(?:called|described|wanted|written|opposed|supported|cited|rejected|condemned|shown|posted|proposed|expected|recommended|demanded)$/.test(
    at(tokens, index),
  ) &&
  /^\p{Ll}/u.test(tokens[index - 1]?.raw ?? '') &&
  !SUBJECT_PRONOUNS.has(at(tokens, index - 1)) &&
  !isBetween(at(tokens, index - 1)) &&
  !/s$/.test(at(tokens, index - 1));

const hasParticle = (tokens: readonly Token[], index: number): boolean =>
  PARTICLES.test(`${at(tokens, index)} ${at(tokens, index + 1)}`);

const verbCue = (tokens: readonly Token[], index: number, frame: Frame, before: Cue | undefined): Cue | null => {
  const range = {
    from: startsCue(tokens, opensPhrase(tokens, index)),
    to: index + 1 + (hasParticle(tokens, index) ? 1 : 0),
  };
  const gerund = at(tokens, index).endsWith('ing') && isOpen(tokens, index);
  if (gerund) return { range, frame, subject: before?.subject ?? leadingNoun(tokens, index), inverted: false, gerund };
  const inverted = afterQuotation(tokens, index) ? invertedSubjectOf(tokens, index) : null;
  const direct = subjectOf(tokens, opensPhrase(tokens, index));
  if (inverted && (!direct || tokens[index - 1]?.quotation !== -1 || isNamed(tokens, inverted))) {
    return frame === 'any' || frame === 'speech' ? { range, frame, subject: inverted, inverted: true, gerund } : null;
  }
  if (inverted && direct && direct.from === 0 && RELATIVE.has(at(tokens, 0))) return null;
  if (direct) return { range, frame, subject: afterCue(direct, before), inverted: false, gerund };
  return isOpen(tokens, index) && before
    ? { range, frame, subject: before.subject, inverted: false, gerund: true }
    : null;
};

/** A subject does not reach back over the verb of a cue before. */
const afterCue = (subject: Range, before: Cue | undefined): Range =>
  before && before.range.to > subject.from && before.range.to < subject.to
    ? { from: before.range.to, to: subject.to }
    : subject;

const IN_THE_WORDS_OF = /^in the (?:words|view|opinion|eyes|estimation|judgment|judgement) of$/;

/** How many words name a source by what follows them: "according to", "in the words of"; 0 for none. */
const namesSource = (tokens: readonly Token[], index: number): number => {
  const low = at(tokens, index);
  if (low === 'according' && at(tokens, index + 1) === 'to') return 2;
  if (low !== 'in') return 0;
  return IN_THE_WORDS_OF.test([0, 1, 2, 3].map((step) => at(tokens, index + step)).join(' ')) ? 4 : 0;
};

const sourceCue = (tokens: readonly Token[], index: number, words: number): Cue | null => {
  const subject = invertedSubjectOf(tokens, index + words - 1);
  const range = { from: index, to: index + words };
  return subject && { range, frame: 'source', subject, inverted: true, gerund: false };
};

const verbBefore = (cues: readonly Cue[]): Cue | undefined => cues.findLast(({ frame }) => frame !== 'noun');

/** Words of a statement, outside of its quotations, that tell of someone's words, from left to right. */
export const cuesIn = (tokens: readonly Token[]): Cue[] => {
  const cues: Cue[] = [];
  tokens.forEach((token, index) => {
    if (token.quotation >= 0) return;
    const frame = frameOf(token.low);
    const source = namesSource(tokens, index);
    const known = frame && isVerb(tokens, index) ? verbCue(tokens, index, frame, verbBefore(cues)) : null;
    const told = known ?? nounCueAt(tokens, index) ?? stateCueAt(tokens, index);
    const cue = source > 0 ? sourceCue(tokens, index, source) : told;
    if (cue) cues.push(cue);
  });
  return cues;
};
