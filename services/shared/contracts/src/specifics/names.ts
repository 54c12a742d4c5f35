import type { Tongue } from './language.ts';

export interface FoundName {
  text: string;
  start: number;
  end: number;
  /** Lower case, without accents, possessives and initials; connecting words and titles left out. */
  words: string[];
  titles: string[];
  /** The letters of an acronym as written, without full stops. */
  acronym: string | null;
}

/** Words that are capitalised for their place, not as names. */
const NO_NAMES = new Set(
  (
    'i the a an he she it they we you his her its their our my your this that these those there here and but or nor so yet ' +
    'if as when while after before since until because although though however meanwhile moreover instead still also then ' +
    'now today yesterday tomorrow tonight in on at by for from with without to of about over under between among against ' +
    'during through across into within amid according both each every all any some many most more few several other others ' +
    'another such no not none nobody only just even who what why how where which whose yes one two three four five six ' +
    'seven eight nine ten last next first second third mr mrs ms miss dr sir lady lord herr frau dame monsieur madame ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december der die das den dem des ein eine einen einem einer er sie es wir ich ihr und aber oder auch ' +
    'doch wenn als nach bei mit von vom für im am zum zur in an auf aus seit laut nur noch schon montag dienstag mittwoch ' +
    'donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember le la les l un une des du il elle ' +
    'ils elles on ce cette ces en dans pour mais et selon sur avec par au aux qui que où son sa ses leur leurs el los las ' +
    'lo una unos unas ella ellos ellas se su sus con por para pero y e o según del al cuando donde este esta estos estas mme ' +
    'mlle sr sra srta'
  ).split(' '),
);
/** Words of office and rank before a name; which one a person holds is a specific of its own. */
const TITLES = new Set(
  (
    'president premier minister chancellor chairman chairwoman chair chief secretary senator governor mayor king queen prince ' +
    'princess pope bishop archbishop judge justice general colonel major captain admiral sergeant commander commissioner ' +
    'ambassador professor director spokesman spokeswoman spokesperson representative congressman congresswoman deputy vice ' +
    'prime foreign interior finance defence defense former attorney inspector detective officer leader speaker ' +
    'präsident präsidentin ministerin kanzler kanzlerin bürgermeister bürgermeisterin président présidente ministre maire ' +
    'presidente presidenta ministro ministra alcalde alcaldesa'
  ).split(' '),
);
const CONNECTING = /^(?:of|de|del|della|di|da|do|dos|du|des|la|le|van|von|der|den|bin|ibn|al|el|ter|zu|y|e|the|and|&)$/;
const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’-][\p{L}\p{M}\p{N}]+)*|&/gu;
const CAPITAL = /^(?:[dlDL]['’])?\p{Lu}/u;
const HAS_LETTER = /\p{L}/u;
const POSSESSIVE = /['’]s?$/u;
const ACRONYM = /^(?:\p{Lu}\.?){2,}s?$/u;
/** Behind these a sentence starts: its first word has a capital whatever it is. */
const SENTENCE_START = /(?:^|[.!?…:;。！？•|]|\s[-–—])["'“”‘’„«»(\s[]*$/u;
const QUOTATION_START = /["“„«‘「(]\s?$/u;
/** A measure or a mark of order glued to a number. */
const MEASURED =
  /^\p{N}+(?:[.,]\p{N}+)*(?:st|nd|rd|th|am|pm|km|m|cm|mm|kg|g|mg|l|ml|h|s|ms|k|bn|mn|mln|tn|mph|kph|kmh|mw|gw|kw|gwh|mwh|kwh|ft|in|lb|lbs|ha|t|er|e|x)?$/iu;

interface Span {
  start: number;
  end: number;
}
interface Word extends Span {
  raw: string;
}

/** Lower case, without accents and a possessive: the form in which words of names are compared. */
export const nameKey = (word: string): string =>
  word
    .replace(/^[dl]['’](?=\p{Lu})/iu, '')
    .replace(/['’]s?$/u, '')
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase();

export const nameWordsIn = (text: string): Word[] =>
  [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({ raw, start: index, end: index + raw.length }));

export const isTitle = (key: string): boolean => TITLES.has(key);
export const isConnecting = (key: string): boolean => CONNECTING.test(key);
export const acronymOf = (raw: string): string | null =>
  ACRONYM.test(raw.replace(POSSESSIVE, '')) ? raw.replace(POSSESSIVE, '').replace(/\.|s$/gu, '') : null;

/** "58-year-old", "15-Meter-Turm": the number is a specific of its own. */
const NUMBER_FIRST = /^\p{N}+(?:[.,]\p{N}+)*-/u;

const isNumbered = ({ raw }: Word): boolean =>
  /\p{N}/u.test(raw) && HAS_LETTER.test(raw) && !MEASURED.test(raw) && !NUMBER_FIRST.test(raw);
const mayBeName = (word: Word): boolean =>
  isNumbered(word) ||
  (CAPITAL.test(word.raw) && !NO_NAMES.has(nameKey(word.raw)) && !NO_NAMES.has(word.raw.toLowerCase()));

/** Whether two words stand together, parted by one space and nothing else. */
const adjoin = (text: string, left: Word, right: Word): boolean =>
  !POSSESSIVE.test(left.raw) && /^\.?[ \u00a0]$/u.test(text.slice(left.end, right.start));

const startsSentence = (text: string, { start }: Word): boolean =>
  SENTENCE_START.test(text.slice(Math.max(0, start - 8), start));

/** The words from `at` on that are one name: capitalised ones, and what connects them. */
const runFrom = (text: string, words: Word[], at: number): number => {
  let last = at;
  for (let next = at + 1; next < words.length; next++) {
    const [before, word] = [words[next - 1] as Word, words[next] as Word];
    if (!adjoin(text, before, word)) break;
    if (mayBeName(word)) last = next;
    else if (next - last > 2 || !CONNECTING.test(word.raw) || word.raw === 'and') break;
  }
  return last;
};

const nameOf = (text: string, run: Word[]): FoundName => {
  const [first, last] = [run[0] as Word, run.at(-1) as Word];
  const keys = run.map(({ raw }) => nameKey(raw)).filter((key) => key.length > 1 && !NO_NAMES.has(key) && key !== '&');
  return {
    ...{ text: text.slice(first.start, last.end), start: first.start, end: last.end },
    words: keys.filter((key) => !TITLES.has(key) && !CONNECTING.test(key)),
    titles: keys.filter((key) => TITLES.has(key)),
    acronym: run.length === 1 ? acronymOf(first.raw) : null,
  };
};

const untaken = (words: Word[], taken: readonly Span[]): Word[] =>
  words.filter(({ start, end }) => !taken.some((span) => start < span.end && span.start < end));

/**
 * Runs of capitalised words, and words with digits ("G7"). A single word at the start of a sentence is none, unless it is
 * an acronym, has a digit or owns something; in German, where every noun has a capital, each word is one of its own and none
 * at a start is. Words in `taken` are read as numbers or dates already.
 */
export const namesIn = (text: string, tongue: Tongue, taken: readonly Span[] = []): FoundName[] => {
  const words = untaken(nameWordsIn(text), taken);
  const found: FoundName[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (!mayBeName(word)) continue;
    const last = tongue === 'de' ? at : runFrom(text, words, at);
    const isStart = startsSentence(text, word) || (tongue === 'de' && QUOTATION_START.test(text.slice(0, word.start)));
    const isPlainWord = last === at && !acronymOf(word.raw) && !isNumbered(word) && !/['’]s$/u.test(word.raw);
    if (!(isStart && isPlainWord)) found.push(nameOf(text, words.slice(at, last + 1)));
    at = last;
  }
  return found.filter(({ words: own, titles, acronym }) => own.length > 0 || titles.length > 0 || acronym);
};
