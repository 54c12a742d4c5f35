import { CATEGORIES, type Category } from '@360/contracts/vocabulary';

/** What a text may be about: the eight topics, and what none of them covers, so that it can be told from them. */
export const TOPICS = [...CATEGORIES, 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** How sure a term is of its topic, strongest first. */
export type Strength = 'sure' | 'likely' | 'leaning';

/** Terms of one language, apart by commas. A term may be a phrase, and stand under several topics. */
export type TopicTerms = Record<Topic, Partial<Record<Strength, string>>>;

/** Log-odds, in nats, of a topic once one of its terms is met; the ratios count, the sums are only compared. */
const WEIGHTS: Record<Strength, number> = { sure: 3, likely: 1.3, leaning: 0.45 };

/** A word, with what it says alone and where phrases go on from it. */
export interface TermNode {
  /** One weight for each of `TOPICS`; null where the word only opens a phrase. */
  weights: Float64Array | null;
  next: Map<string, TermNode> | null;
}

export interface TermTree {
  words: Map<string, TermNode>;
  /** Words given by their beginning ("klima*"), by that beginning. */
  beginnings: Map<string, TermNode>;
  /** The lengths beginnings have, longest first. */
  beginningLengths: number[];
}

const PLAIN = /^[\t\n\r -~]*$/;
const PLAIN_WORD = /[a-z0-9]+/g;
const WORD = /[\p{L}\p{N}]+/gu;
const ARABIC_PREFIX = /^[وف]?(?:ال|بال|كال|لل)(?=\p{L}{3})/u;

const foldMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}|ـ/gu, '');

const withoutArticle = (word: string): string =>
  word.charCodeAt(0) > 0x5ff && word.charCodeAt(0) < 0x700 ? word.replace(ARABIC_PREFIX, '') : word;

/** The words of a text in order, lower case, without accents, marks and the Arabic article. */
export const topicWords = (text: string): string[] => {
  const plain = text.replace(/[‘’“”–—…\u00a0]/g, ' ');
  if (PLAIN.test(plain)) return plain.toLowerCase().match(PLAIN_WORD) ?? [];
  return (foldMarks(plain.toLowerCase()).replaceAll('ß', 'ss').match(WORD) ?? []).map(withoutArticle);
};

/** "galaxy" and "galaxies", "virus" and "viruses", "cup" and "cups". */
const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

const nodeAt = (level: Map<string, TermNode>, word: string): TermNode => {
  const known = level.get(word);
  if (known) return known;
  const fresh: TermNode = { weights: null, next: null };
  level.set(word, fresh);
  return fresh;
};

const teach = (node: TermNode, topic: number, weight: number): void => {
  node.weights ??= new Float64Array(TOPICS.length);
  node.weights[topic] = Math.max(node.weights[topic] ?? 0, weight);
};

const plant = (tree: TermTree, words: string[], topic: number, weight: number): void => {
  const [first, ...rest] = words;
  if (first === undefined) return;
  let node = nodeAt(tree.words, first);
  for (const word of rest) {
    node.next ??= new Map();
    node = nodeAt(node.next, word);
  }
  teach(node, topic, weight);
};

const plantTerm = (tree: TermTree, term: string, topic: number, weight: number, plurals: boolean): void => {
  const words = topicWords(term);
  const last = words.at(-1);
  if (last === undefined) return;
  if (term.trim().endsWith('*')) {
    teach(nodeAt(tree.beginnings, last), topic, weight);
    return;
  }
  plant(tree, words, topic, weight);
  if (plurals && last.length > 2) plant(tree, [...words.slice(0, -1), pluralOf(last)], topic, weight);
};

/** Terms made ready for look-up. `plurals` adds the regular English plural of each. */
export const termTreeOf = (terms: TopicTerms, { plurals = false } = {}): TermTree => {
  const tree: TermTree = { words: new Map(), beginnings: new Map(), beginningLengths: [] };
  for (const [topic, name] of TOPICS.entries())
    for (const [strength, list] of Object.entries(terms[name]))
      for (const term of list.split(',')) plantTerm(tree, term, topic, WEIGHTS[strength as Strength], plurals);
  const lengths = new Set([...tree.beginnings.keys()].map(({ length }) => length));
  tree.beginningLengths = [...lengths].sort((a, b) => b - a);
  return tree;
};

export const isCategory = (topic: Topic): topic is Category => topic !== 'other';
