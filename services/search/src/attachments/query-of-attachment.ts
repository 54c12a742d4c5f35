import type { AttachmentReading } from './attachment.ts';
import { STOP_WORDS } from './stop-words.ts';

const MOST_WORDS = 12;
/** The title may take so many, so that the text has its say. */
const MOST_OF_TITLE = 8;
const LONGEST_NAME = 3;
const LONGEST_WORD = 40;
/** Seen twice in this many words, a name tells more than a word seen as often. */
const NAME_WEIGHT = 2;

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’]+$/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
const YEAR = /^(?:19|20)\d\d$/;
/** What programs write around the name of a document. */
const PROGRAM = /^Microsoft (?:Word|PowerPoint) - |\.(?:pdf|docx?|txt|html?|odt|rtf)$/gi;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

interface Word {
  text: string;
  key: string;
  /** Whether only a space parts it from the word before. */
  isJoined: boolean;
}

const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  let gap = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) {
      gap += segment;
      continue;
    }
    const bare = segment.replace(/['’]s$/i, '');
    words.push({ text: bare, key: bare.toLowerCase(), isJoined: gap === ' ' });
    gap = '';
  }
  return words;
};

const isTelling = ({ text, key }: Word): boolean => {
  if (STOP_WORDS.has(key) || text.length > LONGEST_WORD) return false;
  if (!/\p{L}/u.test(text)) return YEAR.test(text);
  return text.length >= (ACRONYM.test(text) || DENSE.test(text) ? 2 : 3);
};

const isNameWord = (word: Word): boolean => NAME_WORD.test(word.text) && isTelling(word);

interface Term {
  words: Word[];
  weight: number;
}

/** Counts words, and names: capitalised words that follow each other. */
const termsOf = (words: Word[]): Term[] => {
  const terms = new Map<string, Term>();
  const count = (of: Word[], weight: number): void => {
    const key = of.map((word) => word.key).join(' ');
    const term = terms.get(key) ?? { words: of, weight: 0 };
    term.weight += weight;
    terms.set(key, term);
  };
  let name: Word[] = [];
  const endName = (): void => {
    if (name.length > 1) count(name, NAME_WEIGHT);
    name = [];
  };
  for (const word of words) {
    const isPart = isNameWord(word);
    if (!isPart || !word.isJoined || name.length === LONGEST_NAME) endName();
    if (isPart) name.push(word);
    if (isTelling(word)) count([word], ACRONYM.test(word.text) ? NAME_WEIGHT : 1);
  }
  endName();
  return [...terms.values()];
};

/** The heaviest first; among equals the one that came first. */
const byWeight = (terms: Term[]): Term[] => terms.toSorted((a, b) => b.weight - a.weight);

/**
 * Up to 12 words that tell what an attached file is about, to be searched with the reader's own: those of its title,
 * then the names and words its text uses most. Empty when nothing was read.
 */
export const queryOfAttachment = ({ facts, text }: Pick<AttachmentReading, 'facts' | 'text'>): string => {
  const chosen = new Map<string, string>();
  const choose = (words: Word[], most: number): void => {
    const added = words.filter(({ key }) => !chosen.has(key));
    if (chosen.size + added.length > most) return;
    for (const word of added) chosen.set(word.key, word.text);
  };
  const title = (facts.title ?? '').replace(PROGRAM, '').replace(/[_-]+/g, ' ');
  for (const word of wordsOf(title).filter(isTelling)) choose([word], MOST_OF_TITLE);
  for (const { words } of byWeight(termsOf(wordsOf(text)))) choose(words, MOST_WORDS);
  return [...chosen.values()].join(' ');
};
